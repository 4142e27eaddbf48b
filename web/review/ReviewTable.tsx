import type { Seat } from '@fairground/kernel'
import { SeatMark, useMatch } from '@fairground/kit'
import { useMemo, useState } from 'preact/hooks'
import { failed } from '../lib/errors.ts'
import { useHeaderGame } from '../lib/header-game.ts'
import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import { useKeys } from '../lib/keys.ts'
import { preferredLevel } from '../lib/levels.ts'
import { known } from '../lib/me.ts'
import { go as goTo } from '../lib/router.ts'
import { Select } from '../lib/Select.tsx'
import { t } from '../lib/text.ts'
import { eventDisplayOf } from '../table/log-lines.ts'
import { namesOf } from '../table/names.ts'
import { BoardFrames, BoardMarks } from './BoardMarks.tsx'
import { ChanceChart, decisionInWords, type Round } from './ChanceChart.tsx'
import { ClassMark } from './ClassMark.tsx'
import { CoachSays } from './CoachSays.tsx'
import { DecisionTable } from './DecisionTable.tsx'
import { CLASSES, type Decision, type DecisionClass } from './engine.ts'
import { NINE_OF_TEN, percent } from './figures.ts'
import { useCoachText } from './HintCard.tsx'
import { LadderView } from './LadderView.tsx'
import type { FinishedGame, OpenedGame } from './load.ts'
import { eventsIn, eventsUpTo, PositionView } from './PositionView.tsx'
import { openPlaces } from './places.ts'
import { useReview } from './reviewing.ts'
import { type Side, Verdict } from './Verdict.tsx'
import { playOn } from './what-if.ts'
import { words } from './words.ts'
import './review-rail.css'
import './review.css'

interface Props {
  readonly address: string
  readonly finished: FinishedGame
  readonly game: OpenedGame
  readonly seat: Seat
  setSeat(seat: Seat): void
}

const AS_TABLE = 'fairground.review.table'
/** There the board has no room for labels: see `review.css`. */
const NARROW = '(max-width: 1023px)'

/** The review: the chart on top, the board below it, the coach's findings next to it. */
export function ReviewTable({ address, finished, game: { loadedGame, text, table }, seat, setSeat }: Props) {
  const say = words.value.review
  const { record, origin, tree, entries } = finished
  const { gamePackage, board } = loadedGame
  const { game } = gamePackage
  const names = namesOf(table)
  useHeaderGame(text.title, say.title, true)
  const { review, done, total, state, stop, goOn } = useReview(record, seat)
  const coach = useCoachText(async () => gamePackage)
  const places = useMemo(() => openPlaces(game, origin), [origin])
  const [wanted, setWanted] = useState<number | undefined>(undefined)
  const [filter, setFilter] = useState<DecisionClass | undefined>(undefined)
  const [asTable, setAsTable] = useState(localStorage.getItem(AS_TABLE) === 'yes')
  const narrow = useMatch(NARROW)
  const [side, setSide] = useState<Side>('played')
  const decisions = review?.decisions ?? []
  const shown = filter === undefined ? decisions : decisions.filter((each) => each.class === filter)
  const at = decisions.find(({ n }) => n === wanted) ?? worstOf(decisions)
  const index = at === undefined ? -1 : decisions.indexOf(at)
  // A choice was made in the position after the moves before it.
  const node = at === undefined ? 0 : Math.max(0, entries.indexOf(at.n))
  const reached = places.at(tree, node)
  const moves = reached.match.moves(seat)
  const rounds = useMemo(() => roundsOf(), [game, text])

  function roundsOf(): readonly Round[] {
    const context = { board, facts: reached.match.rules.facts, text, names }
    const found = tree.flatMap((_, id) => {
      const { match, trace } = places.at(tree, id)
      const headed = eventsIn(match, trace, 'spectator').map((event) => eventDisplayOf(event, context).heading)
      const round = headed.find((heading) => heading !== undefined && heading.level !== 2)
      return round === undefined ? [] : [{ n: id === 0 ? 0 : entries[id - 1], title: round.title }]
    })
    // What comes before the first heading is also a part of the game.
    return found.length > 0 && found[0].n > 0 ? [{ n: 0, title: '' }, ...found] : found
  }

  /** The description of a choice when it was made. */
  function label(n: number, move: unknown): string {
    const before = places.at(tree, Math.max(0, entries.indexOf(n))).match
    return text.move(move, before.view(seat) as never, names)
  }

  function go(decision: Decision | undefined): void {
    if (decision !== undefined) setWanted(decision.n)
  }

  function step(by: 1 | -1): void {
    const n = at?.n ?? 0
    go(by === 1 ? shown.find((each) => each.n > n) : shown.findLast((each) => each.n < n))
  }

  /** Puts one of both moves on the board, and the board where it is seen. */
  function show(shown: Side): void {
    setSide(shown)
    setTimeout(() => document.querySelector('.review-page .hinted')?.scrollIntoView({ block: 'nearest' }))
  }

  function nextSlip(): void {
    const slips = decisions.filter((each) => each.class === 'slip' || each.class === 'blunder')
    go(slips.find((each) => each.n > (at?.n ?? 0)) ?? slips[0])
  }

  function analyse(): void {
    goTo(`/analysis/${address}?n=${(at?.n ?? 1) - 1}`)
  }

  async function whatIf(): Promise<void> {
    goTo(await playOn(game, origin, tree, node, seat, `bot:${preferredLevel()}`, known()?.name ?? t.value.replay.player(seat + 1)))
  }

  function showAsTable(value: boolean): void {
    setAsTable(value)
    localStorage.setItem(AS_TABLE, value ? 'yes' : 'no')
  }

  useKeys(
    {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      s: nextSlip,
      a: analyse,
      w: () => void whatIf().catch(failed),
    },
    () => 'input, textarea, select, dialog',
  )

  const received = useMemo(() => eventsUpTo(places, tree, node, seat), [node, seat])
  const played = at && moves[at.played.index]
  const better = at === undefined || at.played.index === at.best.index || at.class === 'best' ? undefined : moves[at.best.index]
  const alone = narrow && side === 'played' ? played : (better ?? played)
  const classes = review?.classes
  const roundNow = rounds.findLast(({ n }) => n < (at?.n ?? 0))?.title
  const finding = findingOf()

  function findingOf(): string {
    const end = review?.moments.at(-1)?.seats[seat]
    return end === undefined ? say.chart : say.finding(names(seat), percent(1 / origin.seats), percent(end.value), decisions.length)
  }

  return (
    <main
      class={`table replay review-page game-${table.game} world-${table.game}`}
      data-seats={origin.seats}
      data-decision={index + 1}
      data-state={state}
    >
      <h1 class="unseen">
        {say.title}: {text.title}
      </h1>
      <section class="card rv-time" aria-label={say.chart}>
        <div class="rv-head">
          <h2>{say.chart}</h2>
          <span class="hint">{say.band}</span>
          {state === 'busy' && (
            <span class="rv-busy">
              <progress max={Math.max(1, total)} value={done} aria-label={say.progress} />
              <button type="button" class="button small" onClick={stop}>
                <Icon name="stop" size={16} /> {say.stop}
              </button>
            </span>
          )}
          {(state === 'stopped' || state === 'failed') && (
            <button type="button" class="button small" onClick={state === 'stopped' ? goOn : () => location.reload()}>
              <Icon name="play" size={16} /> {say.goOn}
            </button>
          )}
          <span class="rv-seat">
            <SeatMark seat={seat} size={16} />
            <Select aria-label={say.seat} values={table.seats.map((each) => each.seat)} chosen={seat} word={names} choose={setSeat} />
          </span>
          <button
            type="button"
            class="button small rv-as-table"
            aria-label={say.asTable}
            aria-pressed={asTable}
            onClick={() => showAsTable(!asTable)}
          >
            <Icon name="tableIcon" size={16} /> <span>{say.asTable}</span>
          </button>
        </div>
        {review === undefined ? (
          <p class="hint" aria-busy={state === 'busy'}>
            {state === 'failed' ? say.failed : say.begins}
          </p>
        ) : asTable ? (
          <DecisionTable decisions={decisions} at={at} rounds={rounds} label={(each) => label(each.n, each.played.move)} go={go} />
        ) : (
          <ChanceChart review={review} last={entries.at(-1) ?? 1} rounds={rounds} names={names} at={at} finding={finding} go={go} />
        )}
      </section>
      <PositionView
        loadedGame={loadedGame}
        text={text}
        table={table}
        reached={reached}
        events={received}
        viewer={seat}
        played={narrow && alone !== played ? undefined : played}
        hint={alone}
        people={false}
        prompt={
          <p class="rv-caption">
            {narrow && at !== undefined && <b class="rv-caption-count">{say.decision(index + 1, decisions.length)}</b>}
            {roundNow !== undefined && roundNow !== '' && <b>{roundNow}: </b>}
            {at === undefined
              ? ''
              : `${[say.you(label(at.n, at.played.move)), ...(better === undefined ? [] : [say.better(label(at.n, better))])].join(' · ')}.`}
            {at === undefined && text.prompt(reached.match.view(seat) as never, reached.match.turn, names).now}
          </p>
        }
      />
      {at !== undefined && narrow && <BoardFrames key={`${at.n} ${side}`} kind={alone === played ? at.class : 'best'} />}
      {at !== undefined && !narrow && (
        <BoardMarks
          key={at.n}
          kind={at.class}
          played={label(at.n, at.played.move)}
          better={better === undefined ? undefined : label(at.n, better)}
        />
      )}
      <p class="unseen" aria-live="polite">
        {at !== undefined && decisionInWords(at, index, decisions.length)}
      </p>
      <div class="rv-steps">
        {narrow && at !== undefined && (
          <Verdict
            decision={at}
            played={label(at.n, at.played.move)}
            better={better === undefined ? undefined : label(at.n, better)}
            side={side}
            show={show}
          />
        )}
        {!narrow && <IconPress icon="chevronFirst" label={say.first} off={shown.length === 0} press={() => go(shown[0])} />}
        <IconPress icon="stepBack" label={say.back} off={at === undefined || shown.every(({ n }) => n >= at.n)} press={() => step(-1)} />
        {!narrow && <span class="rv-count">{say.decision(index + 1, decisions.length)}</span>}
        <IconPress
          icon="stepForward"
          label={say.forward}
          off={at === undefined || shown.every(({ n }) => n <= at.n)}
          press={() => step(1)}
        />
        {!narrow && <IconPress icon="chevronLast" label={say.last} off={shown.length === 0} press={() => go(shown.at(-1))} />}
        <button
          type="button"
          class="button quiet rv-slip"
          aria-label={say.nextSlip}
          disabled={(classes?.slip ?? 0) + (classes?.blunder ?? 0) === 0}
          onClick={nextSlip}
        >
          <ClassMark of="slip" size={18} /> <span>{say.nextSlip}</span>
        </button>
        <a class="button rv-analyse" href={`/analysis/${address}?n=${(at?.n ?? 1) - 1}`} aria-label={words.value.analysis.title}>
          <Icon name="branch" size={18} /> <span>{words.value.analysis.title}</span>
        </a>
        <button
          type="button"
          class="button primary"
          disabled={reached.match.result !== undefined}
          onClick={() => void whatIf().catch(failed)}
        >
          <Icon name="play" size={18} /> {say.whatIf}
        </button>
      </div>
      <aside class="rv-rail">
        <section class="card rv-classes" aria-labelledby="rv-classes">
          <div class="rv-classes-head">
            <h2 id="rv-classes">{say.decisions(decisions.length)}</h2>
            {review !== undefined && review.accuracy.decisions > 0 && (
              <span>
                {say.accuracy} <b class="number">{Math.round(review.accuracy.value)}</b>{' '}
                <small class="number">± {Math.max(1, Math.round(NINE_OF_TEN * review.accuracy.error))}</small>
              </span>
            )}
          </div>
          {classes !== undefined && decisions.length > 0 && (
            <>
              <div class="rv-shares" aria-hidden="true">
                {CLASSES.map((kind) => (
                  <span key={kind} class={`class-${kind}`} style={{ flexGrow: classes[kind] }} />
                ))}
              </div>
              <ul class="rv-tiles">
                {CLASSES.map((kind) => (
                  <li key={kind}>
                    <button
                      type="button"
                      aria-pressed={filter === kind}
                      title={say.filter}
                      onClick={() => setFilter(filter === kind ? undefined : kind)}
                    >
                      <span>
                        <ClassMark of={kind} /> <b class="number">{classes[kind]}</b>
                      </span>
                      {say.classes[kind]}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        {review !== undefined && state === 'over' && <LadderView ladder={review.ladder} />}
        <CoachSays
          review={review}
          state={state}
          done={done}
          total={total}
          at={at?.n}
          names={names}
          label={label}
          because={coach}
          rounds={rounds}
          go={(n) => go(decisions.toSorted((a, b) => Math.abs(a.n - n) - Math.abs(b.n - n))[0])}
        />
      </aside>
    </main>
  )
}

/** Where a review opens: at the most expensive choice, else at the first. */
function worstOf(decisions: readonly Decision[]): Decision | undefined {
  const bad = decisions.filter((each) => each.class === 'slip' || each.class === 'blunder')
  return bad.toSorted((a, b) => b.cost.value - a.cost.value)[0] ?? decisions[0]
}
