import {
  type AnyGamePackage,
  checkedOptions,
  type Edition,
  type GameText,
  type Language,
  matchAfter,
  record,
  sha256Hex,
  textFor,
  type Viewer,
} from '@fairground/kernel'
import type { AnyBoard, AnyWorkshop, BoardProps } from '@fairground/kit'
import { playMatch } from '@fairground/review'
import { useMemo, useState } from 'preact/hooks'
import { pictureAt } from '../learn/picture.ts'
import type { AnyLesson } from '../lib/boards.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { Failure } from '../pages/Failure.tsx'
import { loadGame } from '../table/load-game.ts'
import '../table/table.css'

const workshops = import.meta.glob<{ workshop: AnyWorkshop }>('../../games/*/board/workshop/workshop.tsx')

interface Pieces {
  readonly gamePackage: AnyGamePackage
  readonly board: AnyBoard
  readonly text: GameText<never, never, never>
  /** Draws the cards of an edition, if the game has a workshop. */
  readonly workshop: AnyWorkshop | undefined
  readonly played: Played
}

/** A match to show positions of: the lesson, or one between bots. */
interface Played extends Pick<AnyLesson, 'record' | 'seed' | 'learner'> {
  /** Numbers of the entries after which the shown seat has a choice. */
  readonly choices: readonly number[]
}

async function load(game: string, language: Language): Promise<Pieces> {
  const { gamePackage, board } = await loadGame(game)
  const [text, workshop, lesson] = await Promise.all([
    gamePackage.text[language](),
    workshops[`../../games/${game}/board/workshop/workshop.tsx`]?.(),
    gamePackage.lesson?.(),
  ])
  const played = lesson === undefined ? await playedByBots(gamePackage) : lessonAsPlayed(lesson)
  return { gamePackage, board, text, workshop: workshop?.workshop, played }
}

function lessonAsPlayed({ record, seed, learner, notes }: AnyLesson): Played {
  const own = record.entries.filter(({ n, seat }) => seat === learner && notes.some(({ after }) => after === n - 1))
  return { record, seed, learner, choices: own.map(({ n }) => n - 1) }
}

/** A new game has no lesson yet, but should be shown too. */
async function playedByBots(gamePackage: AnyGamePackage): Promise<Played> {
  const { game } = gamePackage
  const seats = Math.min(game.seats.max, 3)
  const options = checkedOptions(game, {}, seats)
  const seed = 'pieces'
  const match = await playMatch(gamePackage, { options, seats, seed, bots: new Array(seats).fill('apprentice') })
  const written = record(match)
  const own = written.entries.filter(({ seat }) => seat === 0)
  return { record: written, seed: sha256Hex(seed), learner: 0, choices: own.map(({ n }) => n - 1) }
}

/** Every card of a game, and its board at positions of the lesson, or of a match between bots. */
export function GamePieces({ game }: { readonly game: string }) {
  const { language } = settings.value
  const loaded = useLoaded(() => load(game, language), `${game} ${language}`)
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={loaded.again} />
  if (loaded.state === 'loading') return <div class="loading" aria-busy="true" />
  const pieces = loaded.value
  return (
    <>
      <Cards {...pieces} language={language} />
      <Moments {...pieces} language={language} />
    </>
  )
}

/** Each item of each list that the workshop knows, drawn as the table draws it. */
function Cards({ gamePackage, workshop, text, language }: Pieces & { readonly language: Language }) {
  const editions = Object.values(gamePackage.game.editions.builtIn)
  const [chosen, setChosen] = useState(editions[0].id)
  const edition = gamePackage.game.editions.builtIn[chosen]
  const Drawing = workshop?.Drawing
  if (workshop === undefined || Drawing === undefined) return <p>This game has no drawings of its cards yet.</p>
  return (
    <>
      {editions.length > 1 && (
        <label class="row">
          Edition
          <select class="input" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            {editions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {workshop.tabs.flatMap((tab) => {
        const places = tab.kind === 'items' ? itemsAt(edition, tab.at) : tab.kind === 'form' ? tab.groups.map(({ at }) => at[0]) : []
        if (places.length === 0) return []
        return [
          <section key={tab.id} class="dev-part">
            <h2>
              {workshop.words[language].tabs[tab.id] ?? tab.id} ({places.length})
            </h2>
            <div class={`row dev-row game-${gamePackage.game.id}`}>
              {places.map((at) => (
                <figure key={at} class="dev-card">
                  <Drawing edition={edition} at={at} text={text} language={language} />
                  <figcaption>
                    {tab.kind === 'items' ? workshop.item(edition, at, text, language).title : (workshop.words[language].fields[at] ?? at)}
                  </figcaption>
                </figure>
              ))}
            </div>
          </section>,
        ]
      })}
    </>
  )
}

/** The paths of a list's entries. */
function itemsAt(edition: Edition, at: string): readonly string[] {
  const list = at.split('.').reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], edition)
  return Array.isArray(list) ? list.map((_, index) => `${at}.${index}`) : []
}

interface Moment {
  readonly name: string
  readonly after: number
  readonly viewer: Viewer
  readonly offered: boolean
}

/** The start, a choice with a highlighted move, the same for a spectator, and the end. */
function momentsOf({ record, learner, choices }: Played): readonly Moment[] {
  const [first, middle] = [choices[0], choices[Math.floor(choices.length / 2)]]
  const last = record.entries.length
  return [
    { name: `after ${first}, one’s own turn`, after: first, viewer: learner, offered: true },
    { name: `after ${middle}, one’s own turn`, after: middle, viewer: learner, offered: true },
    { name: `after ${middle}, a spectator`, after: middle, viewer: 'spectator', offered: false },
    { name: 'at the end', after: last, viewer: learner, offered: false },
  ]
}

function Moments({ gamePackage, board, text, played, language }: Pieces & { readonly language: Language }) {
  const moments = useMemo(() => momentsOf(played), [played])
  return (
    <section class="dev-part">
      <h2>The table</h2>
      {moments.map((moment) => (
        <figure key={moment.name} class="dev-moment">
          <figcaption>{moment.name}</figcaption>
          <Table gamePackage={gamePackage} board={board} text={text} played={played} language={language} moment={moment} />
        </figure>
      ))}
    </section>
  )
}

const nothing = () => undefined

interface TableProps extends Omit<Pieces, 'workshop'> {
  readonly language: Language
  readonly moment: Moment
}

function Table({ gamePackage, board, text, played, language, moment }: TableProps) {
  const { after, viewer, offered } = moment
  const scene = useMemo(() => {
    const picture = pictureAt(gamePackage, played, { after, viewer })
    const match = matchAfter(gamePackage.game, played, after)
    const moves = offered && viewer !== 'spectator' ? match.moves(viewer) : []
    const next = played.record.entries[after]?.do
    return {
      ...picture,
      moves,
      hint: offered && next !== undefined && 'play' in next ? next.play : undefined,
      places: match.result?.places,
    }
  }, [gamePackage, played, moment])
  const [picked, pick] = useState<unknown>(undefined)
  const { Picture, Tray } = board
  const props: BoardProps<unknown, never, unknown> = {
    ...scene,
    view: scene.view as never,
    choose: nothing,
    picked,
    pick,
    consider: nothing,
    showing: undefined,
    text: textFor(text, scene.facts) as never,
    language,
  }
  return (
    <div class={`dev-table game-${gamePackage.game.id}`}>
      <div class="board">
        <Picture {...props} />
      </div>
      {viewer !== 'spectator' && (
        <div class="tray">
          <Tray {...props} />
        </div>
      )}
    </div>
  )
}
