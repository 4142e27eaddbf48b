import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useHeaderGame } from '../lib/header-game.ts'
import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import { namesOf } from '../table/names.ts'
import { Calendar } from './Calendar.tsx'
import { ClassMark } from './ClassMark.tsx'
import { type Estimate, judgeAnswer, type Puzzle } from './engine.ts'
import { percent, spread } from './figures.ts'
import { useCoachText, useWhereToLook } from './HintCard.tsx'
import { pack, written } from './link.ts'
import type { OpenedGame } from './load.ts'
import type { Origin } from './origin.ts'
import { eventsIn, eventsUpTo, PositionView } from './PositionView.tsx'
import { openPlaces } from './places.ts'
import type { TryAnswer, TryRequest } from './puzzle.worker.ts'
import { puzzleTree } from './puzzle-origin.ts'
import { afterDay, afterTry, changeRecord, NEW_RECORD, solverRecords } from './puzzle-record.ts'
import { endOf } from './tree.ts'
import { WorthBar } from './WorthBar.tsx'
import { words } from './words.ts'

interface Props {
  readonly puzzle: Puzzle
  readonly origin: Origin
  readonly game: OpenedGame
  /** The day, if it is a puzzle of the day: it stays that day's puzzle after midnight. */
  readonly day: string | undefined
  next(): void
}

/** A wrong try, and the chance that it leaves once known. */
interface Wrong {
  readonly choice: number
  readonly worth: Estimate | undefined
}

/** A position to solve by playing: the question, the tries, and after solving the reason, with what follows. */
export function PuzzleTable({ puzzle, origin, game: { loadedGame, text, table }, day, next }: Props) {
  const say = words.value.puzzle
  const { gamePackage } = loadedGame
  const { seat, answer, natural, worth, natural_worth: naturalWorth, by } = puzzle
  const names = namesOf(table)
  useHeaderGame(text.title, day === undefined ? say.title : say.ofTheDay, true)
  const coach = useCoachText(async () => gamePackage)
  const places = useMemo(() => openPlaces(gamePackage.game, origin), [origin])
  const { tree, at: asked } = useMemo(() => puzzleTree(gamePackage.game, origin, puzzle), [origin, puzzle])
  const [at, setAt] = useState(asked)
  const [fresh, setFresh] = useState(false)
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const [over, setOver] = useState<'solved' | 'shown' | undefined>(undefined)
  const [lit, setLit] = useState(false)
  const record = solverRecords.value[puzzle.game] ?? NEW_RECORD
  const [before] = useState(record.rating.rating)
  const position = places.at(tree, asked).match
  const moves = position.moves(seat)
  const view = position.view(seat)
  const ask = useTries(setWrong)
  const where = useWhereToLook(gamePackage, position.rules.facts, view, moves[answer])
  const reached = places.at(tree, at)
  const received = useMemo(() => eventsUpTo(places, tree, at, seat), [at])
  const label = (choice: number) => text.move(moves[choice], view as never, names)

  function tryIt(choice: number): void {
    if (over !== undefined || wrong.some((each) => each.choice === choice)) return
    const right = judgeAnswer(puzzle, choice) === 'right'
    if (wrong.length === 0) changeRecord(puzzle.game, (old) => afterTry(old, puzzle, right, Date.now()))
    if (right) {
      if (day !== undefined) changeRecord(puzzle.game, (old) => afterDay(old, day, wrong.length === 0 ? 'first' : 'later'))
      setOver('solved')
      step(1)
      return
    }
    setWrong([...wrong, { choice, worth: choice === natural ? naturalWorth : undefined }])
    if (choice !== natural) ask({ game: puzzle.game, options: origin.options, seats: origin.seats, view, moves: [...moves], tried: choice })
  }

  function showMe(): void {
    if (wrong.length === 0) changeRecord(puzzle.game, (old) => afterTry(old, puzzle, false, Date.now()))
    setOver('shown')
    step(1)
  }

  /** Steps through the line after the answer, from the position itself to its end. */
  function step(to: 1 | -1): void {
    setFresh(to === 1)
    setAt((now) => (to === 1 ? (tree[now].next[0] ?? now) : Math.max(asked, tree[now].parent)))
  }

  const gained = record.rating.rating - before
  const why = coach?.(puzzle.reason)
  const lastNode = endOf(tree, asked)

  return (
    <main
      class={`table replay puzzle-page game-${table.game} world-${table.game}`}
      data-seats={origin.seats}
      data-state={over ?? 'asked'}
      data-tries={wrong.length}
    >
      <h1 class="unseen">
        {day === undefined ? say.title : say.ofTheDay}: {text.title}
      </h1>
      <PositionView
        loadedGame={loadedGame}
        text={text}
        table={table}
        reached={reached}
        events={received}
        viewer={seat}
        fresh={fresh}
        {...(over === undefined && {
          choose: (move: unknown) => tryIt(moves.findIndex((offered) => JSON.stringify(offered) === JSON.stringify(move))),
        })}
        {...(over !== undefined && {
          prompt: (
            <div class="pz-steps">
              <IconPress icon="stepBack" label={words.value.analysis.back} off={at === asked} press={() => step(-1)} />
              <IconPress icon="stepForward" label={words.value.analysis.forward} off={at === lastNode} press={() => step(1)} />
              <span>{at === asked ? say.position : captionOf()}</span>
            </div>
          ),
        })}
      />
      <aside class="pz-rail">
        <section class={`card pz-ask ${over ?? ''}`} aria-labelledby="pz-ask">
          <p class="pz-state" aria-live="polite">
            {over === 'solved' && (
              <>
                <Icon name="circleCheck" size={18} /> {wrong.length === 0 ? say.solvedFirst : say.solvedLater(wrong.length + 1)}
              </>
            )}
            {over === 'shown' && say.shown}
            {over === undefined && (day === undefined ? say.free : say.ofTheDay)}
          </p>
          <h2 id="pz-ask">{say.question(text.prompt(view as never, position.turn, names).now)}</h2>
          {lit && over === undefined && <p class="pz-where">{where}</p>}
          <ul class="pz-tries" aria-live="polite">
            {wrong.map(({ choice, worth: left }) => (
              <li key={choice} class="wrong">
                <ClassMark of="blunder" size={20} />
                <span>
                  {label(choice)}
                  <small>{left === undefined ? say.notIt : say.leaves(percent(left.value), spread(left.error))}</small>
                </span>
              </li>
            ))}
            {over !== undefined && (
              <li class="right">
                <ClassMark of="best" size={20} />
                <span>{label(answer)}</span>
              </li>
            )}
          </ul>
          {over === undefined && (
            <div class="row">
              {where !== undefined && where !== '' && (
                <button type="button" class="button" aria-pressed={lit} onClick={() => setLit(!lit)}>
                  <Icon name="lightbulb" size={16} /> {say.light}
                </button>
              )}
              <button type="button" class="button" onClick={showMe}>
                {say.showMe}
              </button>
            </div>
          )}
        </section>
        {over !== undefined && (
          <section class="card pz-why" aria-labelledby="pz-why">
            <h2 id="pz-why">{say.why}</h2>
            {why !== undefined && why !== '' && <p>{why}</p>}
            <p>{say.because(percent(by.value), spread(by.error), label(natural))}</p>
            {(
              [
                [answer, worth, 'good'],
                [natural, naturalWorth, 'bad'],
              ] as const
            ).map(([choice, left, tone]) => (
              <div key={choice} class="pz-bar">
                <span>{label(choice)}</span>
                <b class="number">{say.wins(percent(left.value), spread(left.error))}</b>
                <WorthBar worth={left.value} error={left.error} most={1} fair={1 / origin.seats} tone={tone} />
              </div>
            ))}
            <button type="button" class="button small" onClick={() => void explore()}>
              <Icon name="branch" size={16} /> {words.value.analysis.title}
            </button>
          </section>
        )}
        <section class="card pz-next">
          <p>
            <b class="number pz-rating">{record.rating.rating}</b>
            {gained !== 0 && <span class={`number ${gained > 0 ? 'more' : 'less'}`}> {gained > 0 ? `+${gained}` : `−${-gained}`}</span>}
            <small class="number">{say.rating(Math.round(1.645 * record.rating.deviation), puzzle.difficulty)}</small>
          </p>
          <button type="button" class={`button ${over === undefined ? '' : 'primary'}`} onClick={next}>
            {say.next} <Icon name="chevronRight" size={16} />
          </button>
        </section>
        <Calendar record={record} />
      </aside>
    </main>
  )

  /** What the last step on the board was. */
  function captionOf(): string {
    const { match, trace } = reached
    const [first] = eventsIn(match, trace, seat)
    return first === undefined ? '' : text.event(first as never, names)
  }

  async function explore(): Promise<void> {
    location.assign(`/analysis#${await pack(written({ tree, at: asked, origin }, origin.seats, 1))}`)
  }
}

/** Evaluates wrong tries in a worker. */
function useTries(change: (update: (before: readonly Wrong[]) => readonly Wrong[]) => void): (request: Omit<TryRequest, 'id'>) => void {
  const worker = useRef<Worker | undefined>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  return (request) => {
    if (worker.current === undefined) {
      worker.current = new Worker(new URL('./puzzle.worker.ts', import.meta.url), { type: 'module' })
      worker.current.addEventListener('message', ({ data }: MessageEvent<TryAnswer>) =>
        change((before) => before.map((each) => (each.choice === data.id ? { ...each, worth: data.worth } : each))),
      )
    }
    worker.current.postMessage({ ...request, id: request.tried } satisfies TryRequest)
  }
}
