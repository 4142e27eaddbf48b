import { type AnyGamePackage, type AppliedEntry, type Course, canonical, matchAfter, replay } from '@fairground/kernel'
import type { AnyBoard } from '@fairground/kit'
import { type Delivery, dealFor, entryFor, type PlayerCommand, type Position, positionOf } from '@fairground/protocol'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { SPEEDS, settings } from '../lib/settings.ts'
import { LOCAL, localTableInfo } from '../offline/table-info.ts'
import { type Live, openLive, type TableConnection } from '../table/live.ts'

/** Milliseconds before each move of the others; longer if animations on this page are slower. */
const SHORTEST_PAUSE = 30
const USUAL_PAUSE = 500

/** A running lesson: it follows its record, driven by the learner's correct moves and by reading. */
export interface LessonRun {
  readonly live: Live
  /** The current note, by index in the lesson; past the last one, the lesson is over. */
  readonly at: ReadonlySignal<number>
  /** Has the board reached the position of that note? */
  readonly there: ReadonlySignal<boolean>
  /** The move that the lesson waits for; `undefined` while there is something to read or to watch. */
  readonly wanted: ReadonlySignal<unknown>
  /** Did the learner try another move? */
  readonly erred: ReadonlySignal<boolean>
  /** How many notes back the learner is reading. */
  readonly back: ReadonlySignal<number>
  /** The table at the time of that note; `undefined` at the newest note. */
  readonly then: ReadonlySignal<Position | undefined>
  /** Goes back so many notes. */
  look(back: number): void
  /** Continues after a note that asks for no move. */
  next(): void
  /** Makes the expected move. */
  showMe(): void
  close(): void
}

interface Making {
  readonly gamePackage: AnyGamePackage
  readonly lesson: Course
  /** The note to start with. */
  readonly from: number
  /** The learner's name; default: the name of a bot in that seat. */
  readonly learnerName: string | undefined
  board(): AnyBoard | undefined
  /** Called whenever a note is done. */
  keep(done: number): void
}

export function openLesson({ gamePackage, lesson, from, learnerName, board, keep }: Making): LessonRun {
  const { record, learner, notes } = lesson
  const match = matchAfter(gamePackage.game, lesson, 0)
  const written = replay(match, record.entries)
  const entered: AppliedEntry[] = []
  const at = signal(Math.min(from, notes.length))
  const erred = signal(false)
  const back = signal(0)
  let tell: ((delivery: Delivery) => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** The entry after which a note comes; after the last note nothing more happens. */
  function placeOf(note: number): number {
    return (notes[note] ?? notes[notes.length - 1]).after
  }

  function enterNext(): AppliedEntry {
    const { value } = written.next()
    if (value === undefined) throw new Error('the lesson has no more entries')
    entered.push(value)
    return value
  }

  /** Only the moves of the record are played, so there is no undo. */
  function position(): Position {
    return { ...positionOf(match, learner), canUndo: false }
  }

  function playUpTo(n: number): void {
    while (match.n < n) enterNext()
  }

  /** The current table, with all entries so far. */
  function welcome(): Delivery {
    const names = record.sitters.map((_, seat) => (seat === learner ? learnerName : undefined))
    const table = localTableInfo({ ...record, id: `${LOCAL}lesson` }, names)
    const missed = [dealFor(match.rules, match.opening, learner), ...entered.map((each) => entryFor(match.rules, each, learner))]
    return { kind: 'welcome', missed, snapshot: { table, facts: match.rules.facts, position: position(), now: Date.now() }, chat: [] }
  }

  const connection: TableConnection = {
    listen(hear, state) {
      tell = hear
      state('live')
      hear(welcome())
      return () => {
        tell = undefined
      }
    },
    /** `act` below lets only the move of the record through. */
    async act() {
      return { n: match.n + 1, again: false, entry: entryFor(match.rules, enterNext(), learner), position: position() }
    },
    async say() {},
  }

  playUpTo(placeOf(at.peek()))
  const live = openLive(connection, board)
  const there = computed(() => (live.position.value?.n ?? -1) >= placeOf(at.value))
  const wanted = computed(() => {
    const due = placeOf(at.value)
    const entry = record.entries[due]
    if (!there.value || at.value >= notes.length || placeOf(at.value + 1) === due) return undefined
    return entry?.seat === learner && 'play' in entry.do ? entry.do.play : undefined
  })

  /** The board goes back with the notes, so that it shows what they describe. */
  const then = computed(() => {
    const note = notes[at.value - back.value]
    if (back.value === 0 || note === undefined) return undefined
    return { ...positionOf(matchAfter(gamePackage.game, lesson, note.after), learner), moves: [], canUndo: false }
  })

  function step(): void {
    erred.value = false
    back.value = 0
    at.value++
    keep(at.value)
  }

  /** The others move one after another, each once the board shows the previous move. */
  const stopOthers = effect(() => {
    clearTimeout(timer)
    const due = placeOf(at.value)
    if (live.position.value?.n !== match.n || match.n >= due) return
    timer = setTimeout(
      () => {
        if (notes[at.peek()]?.skips) {
          playUpTo(due)
          tell?.(welcome())
          return
        }
        const next = enterNext()
        tell?.({ kind: 'entry', entry: entryFor(match.rules, next, learner), position: position(), now: Date.now() })
      },
      SHORTEST_PAUSE + USUAL_PAUSE * SPEEDS[settings.peek().speed],
    )
  })

  async function act(command: PlayerCommand): Promise<void> {
    const move = wanted.peek()
    if (move === undefined || live.busy.peek()) return
    if (!('play' in command) || canonical(command.play) !== canonical(move)) {
      erred.value = true
      return
    }
    await live.act(command)
    step()
  }

  return {
    live: { ...live, act },
    at,
    there,
    wanted,
    erred,
    back,
    then,
    look(by) {
      back.value = Math.max(0, Math.min(by, at.peek()))
    },
    next() {
      if (wanted.peek() === undefined && there.peek() && at.peek() < notes.length) step()
    },
    showMe: () => void act({ play: wanted.peek() }),
    close() {
      stopOthers()
      clearTimeout(timer)
      live.hangUp()
    },
  }
}
