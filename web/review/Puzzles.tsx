import type { AnyGamePackage } from '@fairground/kernel'
import { useEffect, useState } from 'preact/hooks'
import { get } from '../lib/api.ts'
import { drawnGames, wearWorld, wordsOf } from '../lib/boards.ts'
import { Cover } from '../lib/Cover.tsx'
import { inTurn } from '../lib/in-turn.ts'
import { useLoaded } from '../lib/load.ts'
import { me } from '../lib/me.ts'
import { Skeleton } from '../lib/Skeleton.tsx'
import { settings } from '../lib/settings.ts'
import { useTitle } from '../lib/title.ts'
import { DuskPage } from '../pages/DuskPage.tsx'
import { dayOf, type Puzzle, puzzleOfDay } from './engine.ts'
import { openedGame } from './load.ts'
import { CannotOpen, packageOf } from './origin.ts'
import { Problem } from './Problem.tsx'
import { PuzzleTable } from './PuzzleTable.tsx'
import { nextPuzzle } from './puzzle-choice.ts'
import { puzzleOrigin } from './puzzle-origin.ts'
import { carryAlong, NEW_RECORD, solverRecords, streakIn } from './puzzle-record.ts'
import { words } from './words.ts'
import './learn-home.css'
import './puzzle.css'

/** Positions to solve: one a day for each game, and as many more as you like. */
export default function Puzzles({ game }: { readonly game: string | undefined }) {
  useTitle(words.value.puzzle.title)
  const someone = me.value
  useEffect(() => void carryAlong(), [someone])
  return game === undefined ? <Choose /> : <Solving key={game} game={game} />
}

interface Collection {
  /** The pool for the puzzle of the day: the same for everybody, on every server. */
  readonly daily: readonly Puzzle[]
  readonly all: readonly Puzzle[]
}

/** The puzzles for the current rules: those that come with the game, and those generated on this server. */
async function puzzlesOf(gamePackage: AnyGamePackage): Promise<Collection> {
  const { id, version } = gamePackage.game
  const [own, made] = await Promise.all([
    gamePackage.coach?.().then((coach) => coach.puzzles?.()),
    // Without a connection, the built-in ones are enough.
    get<{ readonly puzzles: readonly unknown[] }>(`/api/puzzles/${id}/made`).catch(() => ({ puzzles: [] })),
  ])
  // Built by `review/`, so it has this type.
  const known = (puzzles: readonly unknown[] = []) => (puzzles as readonly Puzzle[]).filter((puzzle) => puzzle.version === version)
  const [daily, all] = [known(own), [...known(own), ...known(made.puzzles)]]
  return { daily: daily.length > 0 ? daily : all, all }
}

const NONE: Collection = { daily: [], all: [] }

function Choose() {
  const say = words.value.puzzle
  const { language } = settings.value
  const loaded = useLoaded(async () => {
    const all = await Promise.all(
      drawnGames.map(async (game) => ({
        game,
        title: (await wordsOf(game, language))?.title ?? game,
        puzzles: (await puzzlesOf(await packageOf(game))).all,
      })),
    )
    return all.filter(({ puzzles }) => puzzles.length > 0)
  }, language)
  const now = Date.now()
  useEffect(() => {
    for (const game of drawnGames) inTurn(() => wearWorld(game))
  }, [])
  return (
    <DuskPage title={say.title} line={say.intro}>
      <ul class="learn-list">
        {loaded.state === 'there' &&
          loaded.value.map(({ game, title, puzzles }) => {
            const record = solverRecords.value[game] ?? NEW_RECORD
            const solved = record.days[dayOf(now)] !== undefined
            const streak = streakIn(record, now)
            return (
              <li key={game} class={`world-${game}`}>
                <a class="learn-game card" href={`/puzzles/${game}`}>
                  <Cover game={game} />
                  <b>{title}</b>
                  <span class="hint">{solved ? say.solvedToday : say.today}</span>
                  <span class="hint number">{[say.count(puzzles.length), ...(streak > 0 ? [say.running(streak)] : [])].join(' · ')}</span>
                </a>
              </li>
            )
          })}
      </ul>
      {loaded.state === 'there' && loaded.value.length === 0 && <p class="hint">{say.none}</p>}
    </DuskPage>
  )
}

function Solving({ game }: { readonly game: string }) {
  const say = words.value.puzzle
  const { language } = settings.value
  const [id, setId] = useState<string | undefined>(new URLSearchParams(location.search).get('p') ?? undefined)
  const collection = useLoaded(async () => puzzlesOf(await packageOf(game)), game)
  const { daily, all: puzzles } = collection.state === 'there' ? collection.value : NONE
  const [day] = useState(() => dayOf(Date.now()))
  const today = puzzleOfDay(daily, day)
  const puzzle = id === undefined ? today : puzzles.find((each) => each.id === id)
  const opened = useLoaded(async () => {
    if (puzzle === undefined) return undefined
    const origin = puzzleOrigin(puzzle)
    return { puzzle, origin, game: await openedGame(origin) }
  }, `${puzzle?.id} ${language}`)
  if (collection.state === 'failed') return <Problem error={collection.error} title={say.title} again={collection.again} />
  if (collection.state === 'there' && puzzle === undefined)
    return <Problem error={new CannotOpen(puzzles.length === 0 ? 'game' : 'link')} title={say.title} />
  if (opened.state === 'failed') return <Problem error={opened.error} title={say.title} again={opened.again} />
  if (opened.state === 'loading' || opened.value === undefined || opened.value.puzzle !== puzzle) return <Skeleton />

  function next(): void {
    const record = solverRecords.peek()[game] ?? NEW_RECORD
    const found = nextPuzzle(puzzles, record, puzzle?.id, String(crypto.getRandomValues(new Uint32Array(1))[0]))
    if (found === undefined) return
    history.replaceState(undefined, '', `/puzzles/${game}?p=${found.id}`)
    setId(found.id)
  }

  return <PuzzleTable key={puzzle.id} {...opened.value} day={puzzle === today ? day : undefined} next={next} />
}
