import { type AnyGame, readOptions, textFor } from '@fairground/kernel'
import { LessonLink } from '../learn/LearnLinks.tsx'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { loadGame } from '../table/load-game.ts'
import { RulesPanel } from '../table/RulesPanel.tsx'
import { Failure } from './Failure.tsx'
import '../table/rail.css'
import '../table/table.css'

/** A game's whole reference, to be read without a table. */
export default function Rules({ game }: { readonly game: string }) {
  const { language } = settings.value
  const loaded = useLoaded(async () => {
    const loadedGame = await loadGame(game)
    return { loadedGame, text: textFor(await loadedGame.text(language), usualFacts(loadedGame.gamePackage.game)) }
  }, `${game} ${language}`)
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={loaded.again} />
  if (loaded.state === 'loading') return <div class="loading" aria-busy="true" />
  const { loadedGame, text } = loaded.value
  return (
    <main class="page">
      <div class="row spread">
        <h1>{t.value.learn.rulesOf(text.title)}</h1>
        <p class="learn-links">
          <LessonLink game={game} title={text.title} />
        </p>
      </div>
      <RulesPanel loadedGame={loadedGame} text={text} whole />
    </main>
  )
}

/** Facts of the game as it comes, at its largest table. */
function usualFacts(game: AnyGame): unknown {
  const read = readOptions(game, {}, game.seats.max)
  return 'problems' in read ? undefined : game.open(read.options, game.seats.max).facts
}
