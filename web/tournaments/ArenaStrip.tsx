import type { TournamentSummary } from '@fairground/protocol'
import { post } from '../lib/api.ts'
import { wearWorld } from '../lib/boards.ts'
import { Cover } from '../lib/Cover.tsx'
import { handled } from '../lib/errors.ts'
import { beSomebody } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { useTitles } from '../lib/titles.ts'
import { pointsIn } from './names.ts'
import { words } from './words.ts'
import './arena-strip.css'

interface Props {
  readonly arena: TournamentSummary
  readonly now: number
  /** The viewer is at a table now. */
  readonly busy: boolean
}

/** A running arena: minutes left, leaders, and a seat when one is free. */
export function ArenaStrip({ arena, now, busy }: Props) {
  const say = words.value
  const titleOf = useTitles([arena.game])
  wearWorld(arena.game)
  const minutes = Math.max(0, Math.ceil(((arena.ends ?? now) - now) / 60_000))

  const join = handled(async () => {
    await beSomebody()
    if (!arena.entered) await post(`/api/tournaments/${arena.id}/enter`)
    go(`/tournaments/${arena.id}`)
  })

  return (
    <section class={`arena-strip world-${arena.game}`} aria-label={`${say.arenaStrip}: ${arena.name}`}>
      <Cover game={arena.game} />
      <div class="arena-words">
        <p>
          <a href={`/tournaments/${arena.id}`}>{arena.name}</a>{' '}
          <small>
            {titleOf(arena.game)} · {say.minutesLeft(minutes)}
          </small>
        </p>
        <p class="arena-leaders">
          {arena.leaders
            .filter(({ name, points }) => name !== undefined && points > 0)
            .slice(0, 2)
            .map(({ name, points }) => (
              <span key={name}>
                {name} {pointsIn(points)}
              </span>
            ))}
          <span>{say.people(arena.people)}</span>
        </p>
      </div>
      <button type="button" class="button" onClick={join}>
        {busy ? say.later : say.join}
      </button>
    </section>
  )
}
