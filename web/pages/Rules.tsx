import { type AnyGame, type MatchText, readOptions, textFor } from '@fairground/kernel'
import { LessonLink } from '../learn/LearnLinks.tsx'
import { type FurtherCourse, furtherCourses, lessonOf, type WordedLesson } from '../learn/lesson.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import type { LoadedGame } from '../table/live.ts'
import { loadGame } from '../table/load-game.ts'
import { RulesPanel } from '../table/RulesPanel.tsx'
import { Failure } from './Failure.tsx'
import { GamePage } from './GamePage.tsx'
import '../table/rail.css'
import '../table/table.css'

/** A game's complete rules, without a table. */
export default function Rules({ game }: { readonly game: string }) {
  const { language } = settings.value
  const loaded = useLoaded(async () => {
    const loadedGame = await loadGame(game)
    const { gamePackage } = loadedGame
    // All at once, so that nothing moves while somebody reads.
    const [words, lesson, further] = await Promise.all([
      loadedGame.text(language),
      lessonOf(game, language),
      furtherCourses(gamePackage, language),
    ])
    return { loadedGame, text: textFor(words, usualFacts(gamePackage.game)), lesson, further }
  }, `${game} ${language}`)
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={loaded.again} />
  if (loaded.state === 'loading') return <GamePage game={game} busy />
  return <Reference game={game} {...loaded.value} />
}

interface ReferenceProps {
  readonly game: string
  readonly loadedGame: LoadedGame
  readonly text: MatchText<unknown, never, unknown>
  readonly lesson: WordedLesson | undefined
  readonly further: readonly FurtherCourse[]
}

function Reference({ game, loadedGame, text, lesson, further }: ReferenceProps) {
  return (
    <GamePage
      game={game}
      title={t.value.learn.rulesOf(text.title)}
      below={
        <p class="learn-links">
          <LessonLink game={game} title={text.title} />
          {further.map(({ title, href }) => (
            <a key={href} href={href}>
              <Icon name="graduationCap" size={16} />
              {t.value.learn.further(title)}
            </a>
          ))}
        </p>
      }
    >
      <RulesPanel loadedGame={loadedGame} text={text} lesson={lesson} whole />
    </GamePage>
  )
}

/** The facts of the game with default options and the most players. */
function usualFacts(game: AnyGame): unknown {
  const read = readOptions(game, {}, game.seats.max)
  return 'problems' in read ? undefined : game.open(read.options, game.seats.max).facts
}
