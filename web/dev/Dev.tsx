import { games } from '@fairground/games'
import { LANGUAGES } from '@fairground/kernel'
import { change, settings } from '../lib/settings.ts'
import { useTitle } from '../lib/title.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { Components } from './Components.tsx'
import { GamePieces } from './GamePieces.tsx'
import './dev.css'

const THEMES = ['light', 'dark'] as const

/** For designers: every component of the page and every card of every game, in all states. Screenshots for reviews are taken here. */
export default function Dev({ game }: { readonly game: string | undefined }) {
  useTitle('Pieces')
  const { theme, language } = settings.value
  if (game !== undefined && !Object.hasOwn(games, game)) return <NotFound />
  return (
    <main class="page dev" lang="en">
      <h1>Pieces</h1>
      <div class="row dev-choose">
        <nav class="row" aria-label="What to show">
          {[undefined, ...Object.keys(games)].map((each) => (
            <a
              key={each ?? 'page'}
              class="button"
              href={each === undefined ? '/dev' : `/dev/${each}`}
              aria-current={each === game ? 'page' : undefined}
            >
              {each ?? 'the page'}
            </a>
          ))}
        </nav>
        <fieldset class="row">
          <legend class="unseen">Theme</legend>
          {THEMES.map((each) => (
            <button key={each} type="button" class="button" aria-pressed={theme === each} onClick={() => change({ theme: each })}>
              {each}
            </button>
          ))}
        </fieldset>
        <fieldset class="row">
          <legend class="unseen">Language</legend>
          {LANGUAGES.map((each) => (
            <button key={each} type="button" class="button" aria-pressed={language === each} onClick={() => change({ language: each })}>
              {each}
            </button>
          ))}
        </fieldset>
      </div>
      {game === undefined ? <Components /> : <GamePieces key={`${game} ${language}`} game={game} />}
    </main>
  )
}
