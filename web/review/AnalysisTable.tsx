import type { Seat } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import type { ComponentType } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { failed, tell } from '../lib/errors.ts'
import { useHeaderGame } from '../lib/header-game.ts'
import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import { useKeys } from '../lib/keys.ts'
import { preferredLevel } from '../lib/levels.ts'
import { known as somebody } from '../lib/me.ts'
import { go as goTo } from '../lib/router.ts'
import { t } from '../lib/text.ts'
import { eventDisplayOf } from '../table/log-lines.ts'
import { namesOf } from '../table/names.ts'
import { ChoiceList, SHOWN_CHOICES } from './ChoiceList.tsx'
import { percent } from './figures.ts'
import { pack, written } from './link.ts'
import type { OpenedGame } from './load.ts'
import { firstEyes, type Origin } from './origin.ts'
import { eventsIn, eventsUpTo, PositionView } from './PositionView.tsx'
import { type NodePosition, openPlaces } from './places.ts'
import { type NodeLook, TreeView } from './TreeView.tsx'
import { type EvaluatedChoice, openThinker } from './thinking.ts'
import { grown, LONGEST_NOTE, noted, type Tree } from './tree.ts'
import { playOn } from './what-if.ts'
import { words } from './words.ts'
import './analysis.css'

interface Props {
  readonly game: OpenedGame
  readonly origin: Origin
  readonly tree: Tree
  readonly at: number
  readonly known: number
  /** The address of the game on the server or this device; a link then contains only what was added. */
  readonly address?: string
}

const NONE: readonly EvaluatedChoice[] = []
const TABS = ['choices', 'lines', 'notes'] as const

/** The analysis table: the board, the strongest bot's choices, all lines, and notes. */
export function AnalysisTable({ game: { loadedGame, text, table }, origin, known, address, ...start }: Props) {
  const say = words.value.analysis
  const { gamePackage, board } = loadedGame
  const { game } = gamePackage
  const [tree, setTree] = useState(start.tree)
  const [at, setAt] = useState(start.at)
  const [fresh, setFresh] = useState(false)
  const [open, setOpen] = useState(false)
  const [thinks, setThinks] = useState(true)
  const [tab, setTab] = useState<(typeof TABS)[number]>('choices')
  const places = useMemo(() => openPlaces(game, origin), [origin])
  const reached = places.at(tree, at)
  const { match } = reached
  const [viewer, setViewer] = useState<Seat>(() =>
    match.turn.length > 0 && !match.turn.includes(firstEyes(origin)) ? match.turn[0] : firstEyes(origin),
  )
  const names = namesOf(table)
  useHeaderGame(text.title, say.title, true)
  const note = useRef<HTMLInputElement>(null)
  const thinker = useMemo(openThinker, [])
  const weighed = useRef(new Map<string, readonly EvaluatedChoice[]>())
  const moves = match.moves(viewer)
  const context = { board, facts: match.rules.facts, text, names }

  // The new position is drawn before the next request: earlier results are about other moves.
  const about = `${at} ${viewer} ${open}`
  useEffect(() => () => thinker.stop(), [])
  useEffect(() => {
    if (thinks && moves.length > 1)
      thinker.ask(
        {
          game: game.id,
          options: origin.options,
          seats: origin.seats,
          view: match.view(viewer),
          ...(open && { state: match.state }),
          moves,
        },
        about,
      )
    else thinker.stop()
  }, [at, viewer, open, thinks])
  const choices = moves.length > 1 && thinker.about.value === about ? thinker.choices.value : NONE
  if (choices.length > 0) weighed.current.set(`${at} ${viewer}`, choices)
  useAddress(tree, at, origin, known, address)

  function go(to: number): void {
    setFresh(to !== 0 && tree[to].parent === at)
    setAt(to)
    follow(places.at(tree, to))
  }

  /** You play for the seat whose turn it is. */
  function follow({ match: { turn } }: NodePosition): void {
    if (turn.length > 0 && !turn.includes(viewer)) setViewer(turn[0])
  }

  function play(choice: number): void {
    const more = grown(tree, at, viewer, choice)
    setTree(more.tree)
    setFresh(true)
    setAt(more.at)
    follow(places.at(more.tree, more.at))
  }

  function branch(): void {
    if (at === 0) return
    const { parent, seat } = tree[at]
    setFresh(false)
    setAt(parent)
    setViewer(seat)
    tell(say.branching(names(seat)))
  }

  function remark(event: Event): void {
    event.preventDefault()
    if (note.current === null) return
    setTree(noted(tree, at, note.current.value))
    note.current.blur()
  }

  async function share(): Promise<void> {
    await navigator.clipboard.writeText(await linkTo(tree, at, origin, known, address))
    tell(say.shared)
  }

  async function whatIf(): Promise<void> {
    const name = somebody()?.name ?? t.value.replay.player(viewer + 1)
    goTo(await playOn(game, origin, tree, at, viewer, `bot:${preferredLevel()}`, name))
  }

  function comment(): void {
    setTab('notes')
    setTimeout(() => note.current?.focus())
  }

  /** On a phone the board may be on the screen: what a tab opens is shown, too. */
  function openTab(opened: (typeof TABS)[number]): void {
    setTab(opened)
    setTimeout(() => document.querySelector('.an-side')?.scrollIntoView({ block: 'nearest' }))
  }

  const byPlace = choices.slice(0, SHOWN_CHOICES).map(({ choice }, place) => [place + 1, () => play(choice)] as const)
  useKeys({ ...Object.fromEntries(byPlace), b: branch, c: comment }, () => 'input:not([type=radio]), textarea, select, dialog')

  function look(node: number): NodeLook {
    const { parent, seat, choice } = tree[node]
    const before = places.at(tree, parent)
    const after = places.at(tree, node)
    const events = eventsIn(after.match, after.trace, open ? 'all' : viewer)
    const shown = open || seat === viewer
    const label = shown
      ? `${names(seat)}: ${text.move(before.match.moves(seat)[choice], before.match.view(seat) as never, names)}`
      : events.length > 0
        ? text.event(events[0], names)
        : names(seat)
    const found = shown ? weighed.current.get(`${parent} ${seat}`)?.find((each) => each.choice === choice) : undefined
    return { label, sign: signOf(events), chance: found && percent(found.worth) }
  }

  function signOf(events: readonly unknown[]): ComponentType | undefined {
    for (const event of events) {
      const { icon } = eventDisplayOf(event, context)
      if (icon !== undefined) return icon
    }
    return undefined
  }

  /** The events that describe a choice, once it is made. */
  function signFor(choice: number): ComponentType | undefined {
    const after = match.fork()
    const trace = after.play(viewer, moves[choice])
    return 'refused' in trace ? undefined : signOf(eventsIn(after, trace, viewer))
  }

  const received = useMemo(() => eventsUpTo(places, tree, at, viewer), [at, viewer])
  const looks = useMemo(() => tree.map((_, node) => (node === 0 ? undefined : look(node))), [tree, viewer, open, choices, text])
  const waits = match.result === undefined && moves.length === 0 ? match.turn[0] : undefined
  const notes = tree.flatMap(({ note: said }, node) => (said === undefined ? [] : [{ node, said }]))

  const steps = (
    <span class="an-steps">
      <IconPress icon="stepBack" label={say.back} off={at === 0} press={() => go(tree[at].parent)} />
      <IconPress icon="stepForward" label={say.forward} off={tree[at].next.length === 0} press={() => go(tree[at].next[0])} />
    </span>
  )
  return (
    <main class={`table replay analysis game-${table.game} world-${table.game}`} data-seats={origin.seats} data-node={at} data-tab={tab}>
      <h1 class="unseen">
        {say.title}: {text.title}
      </h1>
      <PositionView
        loadedGame={loadedGame}
        text={text}
        table={table}
        reached={reached}
        events={received}
        viewer={viewer}
        open={open}
        fresh={fresh}
        choose={(move) => play(moves.findIndex((offered) => JSON.stringify(offered) === JSON.stringify(move)))}
      />
      <div class="an-foot">
        <fieldset class="an-switch">
          <legend class="unseen">{say.seat}</legend>
          {table.seats.map(({ seat }) => (
            <label key={seat} class="an-pick">
              <input type="radio" name="an-seat" checked={viewer === seat} onChange={() => setViewer(seat)} />
              <span>
                <SeatMark seat={seat} size={16} /> {names(seat)}
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset class="an-switch" title={say.openHint}>
          <legend class="unseen">{say.openHint}</legend>
          {[false, true].map((value) => (
            <label key={String(value)} class="an-pick">
              <input type="radio" name="an-open" checked={open === value} onChange={() => setOpen(value)} />
              <span>
                <Icon name={value ? 'eye' : 'eyeOff'} size={16} /> {value ? say.open : say.asSeen}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      <div class="an-side">
        <div class="an-thumb">
          {steps}
          <div class="tabs" role="tablist">
            {TABS.map((each) => (
              <button key={each} type="button" role="tab" class="tab" aria-selected={tab === each} onClick={() => openTab(each)}>
                {say.tabs[each]}
              </button>
            ))}
          </div>
        </div>
        {waits === undefined && match.result === undefined && (
          <ChoiceList
            thinker={thinker}
            choices={choices}
            seats={origin.seats}
            label={(choice) => text.move(moves[choice], match.view(viewer) as never, names)}
            sign={signFor}
            play={play}
            toggle={() => setThinks(!thinker.busy.value)}
          />
        )}
        {waits !== undefined && (
          <section class="card an-choices" aria-label={say.choices}>
            <p>{say.inTurn(names(waits))}</p>
            <button type="button" class="button" onClick={() => setViewer(waits)}>
              <SeatMark seat={waits} size={16} /> {say.playFor(names(waits))}
            </button>
          </section>
        )}
        {match.result !== undefined && (
          <section class="card an-choices" aria-label={say.choices}>
            <p>{say.over}</p>
          </section>
        )}
        <section class="card an-lines" aria-labelledby="an-lines">
          <div class="an-head">
            <h2 id="an-lines">{say.lines}</h2>
            <span class="hint">{say.linesHint}</span>
            {steps}
          </div>
          <TreeView tree={tree} at={at} look={(node) => looks[node] ?? { label: '', sign: undefined, chance: undefined }} go={go} />
        </section>
        <section class="card an-notes" aria-labelledby="an-notes">
          <h2 id="an-notes" class="unseen">
            {say.notes}
          </h2>
          {notes.length > 0 && (
            <ul class="an-said">
              {notes.map(({ node, said }) => (
                <li key={node}>
                  <button type="button" aria-current={node === at} onClick={() => go(node)}>
                    <Icon name="messageCircle" size={18} />
                    <span>
                      <b>{looks[node]?.label ?? say.deal}</b>: {said}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <form class="an-say" onSubmit={remark}>
            <input
              key={at}
              ref={note}
              class="input"
              defaultValue={tree[at].note ?? ''}
              maxLength={LONGEST_NOTE}
              placeholder={say.say}
              aria-label={say.say}
            />
            <button type="submit" class="button small">
              {say.keep}
            </button>
            <button type="button" class="button small" disabled={at === 0} title={say.branchHint} onClick={branch}>
              <Icon name="branch" size={16} /> {say.branch}
            </button>
            <button type="button" class="button small" onClick={() => void share().catch(failed)}>
              <Icon name="share" size={16} /> {say.share}
            </button>
          </form>
          <button
            type="button"
            class="button primary an-what-if"
            disabled={match.result !== undefined}
            onClick={() => void whatIf().catch(failed)}
          >
            <Icon name="play" size={16} /> {say.whatIf}
          </button>
        </section>
      </div>
    </main>
  )
}

async function linkTo(tree: Tree, at: number, origin: Origin, known: number, address: string | undefined): Promise<string> {
  const linked = { tree, at, ...(address === undefined && { origin }) }
  return `${location.origin}${address ?? '/analysis'}#${await pack(written(linked, origin.seats, known))}`
}

const SETTLED = 300

/** Keeps a link to the analysis in the address, so that a reload loses nothing; not at each step, since browsers limit the rate. */
function useAddress(tree: Tree, at: number, origin: Origin, known: number, address: string | undefined): void {
  useEffect(() => {
    const timer = setTimeout(async () => history.replaceState(undefined, '', await linkTo(tree, at, origin, known, address)), SETTLED)
    return () => clearTimeout(timer)
  }, [tree, at])
}
