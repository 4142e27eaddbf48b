import { type AnyGamePackage, type CoachText, readOptions } from '@fairground/kernel'
import type { OpeningStatistics } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { openingLines, unpackOpenings } from '../../review/opening-counts.ts'
import { LearnLinks } from '../learn/LearnLinks.tsx'
import { get } from '../lib/api.ts'
import { wordsOf } from '../lib/boards.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { useTitle } from '../lib/title.ts'
import { GamePage } from '../pages/GamePage.tsx'
import type { OpeningCount, SelfPlayOpenings } from './engine.ts'
import { CannotOpen, packageOf } from './origin.ts'
import { Problem } from './Problem.tsx'
import { WorthBar } from './WorthBar.tsx'
import { words } from './words.ts'
import './openings.css'
import { numbers } from '../lib/numbers.ts'
import { SelectField } from '../lib/Select.tsx'

interface Counts {
  readonly games: number
  readonly counts: readonly OpeningCount[]
}

/** What the page needs of a game. */
interface OpenedGame {
  readonly title: string
  readonly gamePackage: AnyGamePackage
  readonly questions: readonly string[]
  readonly text: CoachText
  /** Nothing if the rules have changed since. */
  readonly selfPlay: SelfPlayOpenings['seats']
  /** Does the order of play matter? */
  readonly inOrder: boolean
}

const NONE: Counts = { games: 0, counts: [] }
/** From so many games on, people's openings come first. */
const ENOUGH = 30
const USUAL_SEATS = 4

/** Openings of a game and their success: of bots against each other, and of people on this server. */
export default function Openings({ game }: { readonly game: string }) {
  const say = words.value.openings
  const { language } = settings.value
  const loaded = useLoaded(() => opened(game), `${game} ${language}`)
  useTitle(loaded.state === 'there' ? say.of(loaded.value.title) : say.title)
  if (loaded.state === 'failed') return <Problem error={loaded.error} title={say.title} again={loaded.again} />
  if (loaded.state === 'loading') return <GamePage game={game} class="openings" busy />
  return <Statistics game={game} {...loaded.value} />
}

async function opened(game: string): Promise<OpenedGame> {
  const gamePackage = await packageOf(game)
  const coach = await gamePackage.coach?.()
  if (coach?.openings === undefined) throw new CannotOpen('game')
  const { language } = settings.peek()
  const [text, made, named] = await Promise.all([coach.text[language](), coach.openings.selfPlay?.(), wordsOf(game, language)])
  // Built by `review/`, so it has this type.
  const selfPlay = made as SelfPlayOpenings | undefined
  return {
    title: named?.title ?? game,
    gamePackage,
    questions: coach.openings.questions,
    text,
    selfPlay: selfPlay?.version === gamePackage.game.version ? selfPlay.seats : {},
    inOrder: coach.openings.first !== undefined,
  }
}

function Statistics({ game, title, gamePackage, questions, text, selfPlay, inOrder }: OpenedGame & { readonly game: string }) {
  const say = words.value.openings
  const { min, max } = gamePackage.game.seats
  const least = Math.max(2, min)
  const [seats, setSeats] = useState(Math.min(max, Math.max(least, USUAL_SEATS)))
  const [place, setPlace] = useState<number>()
  const [source, setSource] = useState<'bots' | 'people'>()
  const house = useLoaded(
    async () => ({ seats, found: await get<OpeningStatistics>(`/api/openings/${game}?seats=${seats}`) }),
    `${game} ${seats}`,
  )
  const people: Counts = house.state === 'there' && house.value.seats === seats ? house.value.found : NONE
  const own = selfPlay[seats]
  const bots: Counts = own === undefined ? NONE : { games: own.games, counts: unpackOpenings(own.counts) }
  const shown = source ?? (people.games >= ENOUGH || bots.games === 0 ? 'people' : 'bots')
  const { counts, games } = shown === 'bots' ? bots : people
  const read = readOptions(gamePackage.game, {}, seats)
  const facts = 'problems' in read ? undefined : gamePackage.game.open(read.options, seats).facts

  function choose(count: number): void {
    setSeats(count)
    setPlace(undefined)
  }

  return (
    <GamePage
      game={game}
      title={say.of(title)}
      below={<LearnLinks game={game} title={title} />}
      class="openings"
      busy={house.state === 'loading'}
    >
      <p>{say.intro}</p>
      <div class="row">
        <SelectField
          id="openings-whose"
          label={say.whose}
          values={['bots', 'people'] as const}
          chosen={shown}
          word={(whose) => (whose === 'bots' ? say.bots(bots.games) : say.people(people.games))}
          choose={setSource}
        />
        <SelectField id="openings-players" label={say.players} values={numbers(least, max)} chosen={seats} choose={choose} />
        {inOrder && (
          <SelectField
            id="openings-seat"
            label={say.seat}
            values={['', ...numbers(0, seats - 1)] as const}
            chosen={place ?? ''}
            word={(at) => (at === '' ? say.allSeats : say.place(at + 1))}
            choose={(at) => setPlace(at === '' ? undefined : at)}
          />
        )}
      </div>
      {shown === 'people' && house.state === 'failed' && <Problem error={house.error} title={say.title} again={house.again} />}
      {games === 0 && house.state !== 'loading' && <p class="hint">{say.none}</p>}
      <div class="openings-list">
        {questions.map((question) => (
          <Question key={question} {...{ question, text, facts, counts, place, seats }} />
        ))}
      </div>
      {games > 0 && <p class="hint">{say.reading}</p>}
    </GamePage>
  )
}

interface QuestionProps {
  readonly question: string
  readonly text: CoachText
  readonly facts: unknown
  readonly counts: readonly OpeningCount[]
  readonly place: number | undefined
  readonly seats: number
}

/** How many answers are shown at once. */
const SHOWN = 8

function Question({ question, text, facts, counts, place, seats }: QuestionProps) {
  const say = words.value.openings
  const [all, setAll] = useState(false)
  const lines = openingLines(counts, question, place)
  if (lines.length === 0) return null
  const most = Math.max(...lines.slice(0, SHOWN).map(({ high }) => high), 1 / seats)
  return (
    <section class="card openings-card">
      <h2>{text.openings[question]?.question}</h2>
      <table class="openings-table">
        <thead>
          <tr>
            <th scope="col">{say.choice}</th>
            <th scope="col">{say.played}</th>
            <th scope="col">{say.wins}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, all ? lines.length : SHOWN).map(({ answer, games, share, wins, low, high }) => (
            <tr key={answer}>
              <th scope="row">{text.openings[question]?.answer(answer, facts)}</th>
              <td class="number">
                {percent(share)} <span class="openings-games">{say.times(games)}</span>
              </td>
              <td class="number">
                {percent(wins)} <span class="openings-range">{say.range(percent(low), percent(high))}</span>
                <WorthBar worth={wins} bounds={[low, high]} most={most} fair={1 / seats} tone={toneOf(low, high, 1 / seats)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > SHOWN && (
        <button type="button" class="button" onClick={() => setAll(!all)}>
          {all ? say.fewer : say.more(lines.length - SHOWN)}
        </button>
      )}
    </section>
  )
}

/** Better or worse than the fair share only if that is clear. */
function toneOf(low: number, high: number, fair: number): 'good' | 'bad' | 'other' {
  if (low > fair) return 'good'
  return high < fair ? 'bad' : 'other'
}

function percent(share: number): string {
  return new Intl.NumberFormat(settings.value.language, { style: 'percent' }).format(share)
}
