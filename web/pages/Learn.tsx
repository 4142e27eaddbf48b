import type { Course } from '@fairground/kernel'
import type { AnyBoard } from '@fairground/kit'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Coach } from '../learn/Coach.tsx'
import { LessonEnd } from '../learn/LessonEnd.tsx'
import { courseName, courseOf, useFurther } from '../learn/lesson.ts'
import { openLesson } from '../learn/lesson-run.ts'
import { keepProgress, progressIn } from '../learn/progress.ts'
import { failed } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { TableSkeleton } from '../lib/Skeleton.tsx'
import { settings } from '../lib/settings.ts'
import type { LoadedGame } from '../table/live.ts'
import { loadGame } from '../table/load-game.ts'
import { TableView } from '../table/TableView.tsx'
import { Failure } from './Failure.tsx'
import { NotFound } from './NotFound.tsx'

/** Learning a game by playing: its lesson, entirely in this browser. */
export default function Learn({ game, course }: { readonly game: string; readonly course: string | undefined }) {
  const number = course === undefined ? 1 : Number(course)
  const loaded = useLoaded(
    async () => {
      const loadedGame = await loadGame(game)
      const lesson = await loadedGame.gamePackage.lesson?.()
      return { loadedGame, lesson: lesson && (await courseOf(lesson, number)) }
    },
    courseName(game, number),
  )
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={loaded.again} />
  if (loaded.state === 'loading') return <TableSkeleton game={game} />
  const { loadedGame, lesson } = loaded.value
  return lesson === undefined ? <NotFound /> : <Room loadedGame={loadedGame} lesson={lesson} number={number} />
}

interface RoomProps {
  readonly loadedGame: LoadedGame
  readonly lesson: Course
  readonly number: number
}

function Room({ loadedGame, lesson, number }: RoomProps) {
  const { gamePackage, board } = loadedGame
  const { game } = gamePackage
  const kept = courseName(game.id, number)
  const [next] = useFurther(gamePackage, number)
  const { language } = settings.value
  const text = useLoaded(() => Promise.all([loadedGame.text(language), lesson.text[language]()]), language)
  const [attempt, setAttempt] = useState(0)
  const [from, setFrom] = useState<number | undefined>(undefined)
  const shown = useRef<AnyBoard>(board)
  const run = useMemo(() => {
    const { length } = lesson.notes
    const done = progressIn(kept)?.done ?? 0
    return openLesson({
      gamePackage,
      lesson,
      from: from ?? (attempt === 0 && done < length ? done : 0),
      learnerName: known()?.name,
      board: () => shown.current,
      keep: (count) => keepProgress(kept, { done: count, of: length }),
    })
  }, [attempt])
  useEffect(() => () => run.close(), [run])

  function goTo(note: number): void {
    keepProgress(kept, { done: note, of: lesson.notes.length })
    setFrom(note)
    setAttempt(attempt + 1)
  }

  const table = run.live.table.value
  const position = run.live.position.value
  if (text.state === 'failed') return <Failure error={text.error} again={text.again} />
  if (text.state === 'loading' || table === undefined || position === undefined) return <TableSkeleton game={game.id} />
  const [words, said] = text.value
  const over = run.at.value >= lesson.notes.length && run.there.value
  const wanted = run.wanted.value
  const coach = over ? (
    <LessonEnd game={game} title={words.title} next={next} again={() => goTo(0)} />
  ) : (
    <Coach game={game.id} title={words.title} run={run} notes={lesson.notes} words={said} again={() => goTo(0)} goTo={goTo} />
  )
  return (
    <TableView
      key={attempt}
      live={run.live}
      table={table}
      position={run.then.value ?? (wanted === undefined ? { ...position, moves: [] } : position)}
      game={{ id: game.id, board, summary: game.summary, gamePackage: async () => gamePackage }}
      text={words}
      failed={failed}
      lesson={{ coach, hint: run.back.value > 0 ? undefined : wanted, reading: wanted === undefined || run.back.value > 0 }}
    />
  )
}
