import type { Edition, MatchText } from '@fairground/kernel'
import { useLesson } from '../learn/lesson.ts'
import { useLoaded } from '../lib/load.ts'
import { Failure } from '../pages/Failure.tsx'
import type { TableGame } from './live.ts'
import { loadGame } from './load-game.ts'
import { RulesPanel } from './RulesPanel.tsx'

interface Props {
  readonly game: TableGame
  readonly text: MatchText<unknown, never, unknown>
  readonly edition: string | Edition
  readonly section: string | undefined
}

/** The rules beside the board: they and their examples come when somebody looks. */
export default function RulesBesideTable({ game, ...shown }: Props) {
  const loaded = useLoaded(() => loadGame(game.id), game.id)
  const lesson = useLesson(game.id)
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={loaded.again} />
  return loaded.state === 'there' ? <RulesPanel {...shown} loadedGame={loaded.value} lesson={lesson} /> : null
}
