import type { Edition, MatchText } from '@fairground/kernel'
import { useLesson } from '../learn/lesson.ts'
import { sentenceOf } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { t } from '../lib/text.ts'
import type { TableGame } from './live.ts'
import { loadGame } from './load-game.ts'

interface Props {
  readonly game: TableGame
  readonly text: MatchText<unknown, never, unknown>
  readonly edition: string | Edition
  readonly section: string | undefined
}

/** The rules next to the board, loaded with their examples on demand. If that fails, one can retry here while the table plays on. */
export function RulesBesideTable({ game, ...shown }: Props) {
  const loaded = useLoaded(async () => {
    const [loadedGame, { RulesPanel }] = await Promise.all([loadGame(game.id), import('./RulesPanel.tsx')])
    return { loadedGame, RulesPanel }
  }, game.id)
  const lesson = useLesson(game.id)
  if (loaded.state === 'loading') return <div aria-busy="true" />
  if (loaded.state === 'failed')
    return (
      <div class="stack">
        <p>{sentenceOf(loaded.error)}</p>
        <div>
          <button type="button" class="button small" onClick={loaded.again}>
            {t.value.errors.retry}
          </button>
        </div>
      </div>
    )
  const { loadedGame, RulesPanel } = loaded.value
  return <RulesPanel {...shown} loadedGame={loadedGame} lesson={lesson} />
}
