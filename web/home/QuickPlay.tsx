import type { CatalogueEntry, TableSummary } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { usualSeats } from '../lib/api.ts'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { startAgainstBots } from '../lib/start.ts'
import { t } from '../lib/text.ts'
import { isWaiting } from '../people/waiting.ts'

interface Props {
  /** The game last played here, or the shortest; missing until it is known. */
  readonly game: CatalogueEntry | undefined
  readonly games: readonly CatalogueEntry[]
  titleOf(game: string): string
  /** A table that waits for the viewer. */
  readonly waiting: TableSummary | undefined
}

/**
 * The main way to play: one press, and the game begins. Next to it, matchmaking, and the link to a new table or to the table that
 * waits.
 */
export function QuickPlay({ game, games, titleOf, waiting }: Props) {
  const [starting, setStarting] = useState(false)
  const say = t.value.home

  async function start(): Promise<void> {
    if (game === undefined) return
    setStarting(true)
    try {
      await startAgainstBots(game)
    } catch (error) {
      setStarting(false)
      failed(error)
    }
  }

  async function find(): Promise<void> {
    if (game === undefined) return
    const { requestMatchAgain } = await import('../people/matchmaking-request.ts')
    await requestMatchAgain(games, game.id)
  }

  return (
    <div class="fair-ways">
      <button type="button" class="fair-go" disabled={starting || game === undefined} onClick={start}>
        <Icon name="play" size={26} />
        <span>
          {say.quick}
          <small>
            {game === undefined ? ' ' : say.quickWith(titleOf(game.id), usualSeats(game) - 1)}
            {game !== undefined && ` · ${t.value.games.minutes(game.credits.minutes[0], game.credits.minutes[0])}`}
          </small>
        </span>
      </button>
      <button type="button" class="fair-friends" disabled={game === undefined || isWaiting.value} onClick={() => void find().catch(failed)}>
        <Icon name="clock" /> {say.now}
      </button>
      {waiting === undefined ? (
        <a class="fair-friends" href={`/new/${game?.id ?? ''}`} aria-disabled={game === undefined}>
          <Icon name="users" /> {say.friends}
        </a>
      ) : (
        <a class="fair-friends waits" href={`/table/${waiting.id}`}>
          <Icon name="bell" /> {say.yourMove(titleOf(waiting.game))}
        </a>
      )}
    </div>
  )
}
