import { useEffect } from 'preact/hooks'
import { LessonLink } from '../learn/LearnLinks.tsx'
import { drawnGames, wearWorld, wordsOf } from '../lib/boards.ts'
import { Cover } from '../lib/Cover.tsx'
import { Icon } from '../lib/icon.tsx'
import { inTurn } from '../lib/in-turn.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { DuskPage } from '../pages/DuskPage.tsx'
import { words } from './words.ts'
import './learn-home.css'

/** Everything for learning a game: its lesson, its rules, the analysis table. */
export default function LearnHome() {
  const say = words.value.learn
  const { language } = settings.value
  useTitle(say.title)
  const titles = useLoaded(
    async () => Promise.all(drawnGames.map(async (game) => [game, await wordsOf(game, language)] as const)),
    language,
  )
  useEffect(() => {
    for (const game of drawnGames) inTurn(() => wearWorld(game))
  }, [])
  return (
    <DuskPage title={say.title} line={say.intro}>
      <ul class="learn-list">
        {titles.state === 'there' &&
          titles.value.map(([game, text]) => (
            <li key={game} class={`learn-card card world-${game}`}>
              <div class="learn-card-picture">
                <Cover game={game} />
              </div>
              <div class="learn-card-body">
                <h2>{text?.title ?? game}</h2>
                <p class="hint">{text?.tagline}</p>
                <div class="learn-card-links">
                  <LessonLink game={game} title={text?.title ?? game} />
                  <a href={`/puzzles/${game}`}>
                    <Icon name="puzzle" size={16} /> {words.value.puzzle.title}
                    <span class="unseen">: {text?.title}</span>
                  </a>
                  <a href={`/rules/${game}`}>
                    <Icon name="bookOpen" size={16} /> {t.value.table.rules}
                    <span class="unseen">: {text?.title}</span>
                  </a>
                  <a href={`/openings/${game}`}>
                    <Icon name="chartLine" size={16} /> {words.value.openings.title}
                    <span class="unseen">: {text?.title}</span>
                  </a>
                  <a href={`/analysis/${game}`}>
                    <Icon name="branch" size={16} /> {words.value.analysis.title}
                    <span class="unseen">: {text?.title}</span>
                  </a>
                </div>
              </div>
            </li>
          ))}
      </ul>
      <section class="stack">
        <h2>{words.value.review.title}</h2>
        <p>{say.review}</p>
        <p class="row">
          <a class="button" href="/me">
            <Icon name="history" size={16} /> {say.ownGames}
          </a>
          <a class="button" href="/offline">
            <Icon name="wifiOff" size={16} /> {t.value.offline.kept}
          </a>
          <a class="button" href="/analysis">
            <Icon name="upload" size={16} /> {words.value.analysis.fromFile}
          </a>
        </p>
      </section>
    </DuskPage>
  )
}
