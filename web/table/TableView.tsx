import { type Edition, type GameText, type MatchText, type Seat, textFor } from '@fairground/kernel'
import { type AnyBoard, type BoardProps, type OpenableCard, useNarrow } from '@fairground/kit'
import type { PlayerCommand, Position, ReceivedEntry, TableInfo } from '@fairground/protocol'
import type { ComponentChildren, ComponentProps } from 'preact'
import { Suspense } from 'preact/compat'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { campaignAt } from '../campaign/store.ts'
import { Tip } from '../learn/Tip.tsx'
import { useHeaderGame } from '../lib/header-game.ts'
import { latePart } from '../lib/late.tsx'
import { change, settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { isLocal } from '../offline/table-info.ts'
import { TableTools } from '../people/TableTools.tsx'
import { type Hinting, useHint } from '../review/hint.ts'
import { End } from './End.tsx'
import { EventStrip } from './EventStrip.tsx'
import { CardDialog, LargeCard } from './LargeCard.tsx'
import { LeaveMenu } from './LeaveMenu.tsx'
import type { Live, TableGame } from './live.ts'
import { eventDisplayOf } from './log-lines.ts'
import { MissedEvents } from './MissedEvents.tsx'
import { namesOf } from './names.ts'
import { Plaques } from './Plaques.tsx'
import { PromptBar } from './PromptBar.tsx'
import { RulesBesideTable } from './RulesBesideTable.tsx'
import { useRuleExplanation } from './rule-explanation.ts'
import { SeatSheet } from './SeatSheet.tsx'
import { SidePanel, TABS, type Tab } from './SidePanel.tsx'
import { useKeptFocus, useScrollIntoView } from './scroll-and-focus.ts'
import { TopBar } from './TopBar.tsx'
import { usePreview } from './use-preview.ts'
import './table.css'
import '../learn/learn.css'

/** Few people use hints: loaded on demand. */
const HintCard = latePart(() => import('../review/HintCard.tsx'))

interface Props {
  readonly live: Live
  readonly table: TableInfo
  readonly position: Position
  readonly game: TableGame
  readonly text: GameText<unknown, never, unknown>
  failed(error: unknown): void
  rematch?(): void
  /** A lesson shows its own text next to the prompt and highlights a choice; there is no chat and nobody to ask. */
  readonly lesson?: {
    readonly coach: ComponentChildren
    readonly hint: unknown
    /** The coach is speaking, and no move is expected yet. */
    readonly reading: boolean
  }
}

/** A match: board in the middle, players along the top, the viewer's own area below, panels at the side. */
export function TableView({ live, table, position: reached, game, text: words, failed, rematch, lesson }: Props) {
  const facts = live.facts.value
  const text = useMemo(() => textFor(words, facts), [words, facts])
  const showing = live.showing.value
  const { viewer } = reached
  const gone = viewer !== 'spectator' && reached.conceded.includes(viewer)
  const replaced = viewer !== 'spectator' && table.seats[viewer].sitter !== 'person'
  // Nothing can be chosen while events are shown, since their result is not visible yet; nor after conceding, while a bot plays the
  // seat, or in a pause.
  const idle = showing !== undefined || gone || replaced || reached.paused
  const position: Position = useMemo(
    () => (idle ? { ...reached, moves: [], canUndo: false, handover: gone ? reached.handover : undefined } : reached),
    [reached, idle, gone],
  )
  const seated = viewer !== 'spectator' && position.result === undefined && !gone
  const [wanted, setWanted] = useState<Tab>(settings.peek().paper)
  const [sheet, setSheet] = useState(false)
  const [opened, setOpened] = useState<Seat | undefined>(undefined)
  const [closer, look] = useState<OpenableCard | undefined>(undefined)
  const [pointed, setPointed] = useState<readonly number[]>([])
  const [looked, setLooked] = useState<unknown>(undefined)
  /** A choice that waits for its confirmation, as text, and the position at which it was made. */
  const [ready, setReady] = useState<{ readonly move: string; readonly n: number } | undefined>(undefined)
  const { board, summary } = game
  const { Picture, Tray, Steps } = board
  const narrow = useNarrow()
  const names = useMemo(() => namesOf(table), [table])
  const received = live.received.value
  const events = useMemo(
    () => received.flatMap((entry) => entry.events.flatMap((each) => ('event' in each ? [each.event] : []))),
    [received],
  )
  // A selected choice survives what others do as long as it is still offered.
  const picked = ready === undefined ? undefined : position.moves.find((move) => JSON.stringify(move) === ready.move)
  // The choice under the pointer may no longer be offered.
  const looking = position.moves.includes(looked) ? looked : picked
  const foreseen = usePreview(table, position, text, looking)
  const moved = received.findLast(({ seat, did }) => seat === viewer && did === 'play')?.n ?? 0
  const paper = useRef<HTMLDivElement>(null)
  const { why, attempt, forget, section } = useRuleExplanation(game, table, { view: position.view, moved }, text, () => {
    openTab('rules')
    paper.current?.focus()
  })
  const campaign = campaignAt(table.game, table.id)
  const asked = useHint(table, position, failed)
  const hinting = lesson === undefined && seated ? asked : undefined
  const hint = lesson === undefined ? hinting?.move : lesson.hint
  useHintKeys(hinting)
  const chat = live.chat.value.filter((line) => line.hint === undefined)
  const canTalk = lesson === undefined && !isLocal(table.id) && hasListeners(table, chat.length)
  const tabs = TABS.filter((each) => (each !== 'choices' || seated) && (each !== 'chat' || canTalk))
  const tab = tabs.includes(wanted) ? wanted : 'log'
  const unread = useUnread(chat.length, tab === 'chat')
  useKeptFocus(position.n)
  useScrollIntoView('offered', lesson === undefined && moved > 0 && position.moves.length > 0 ? position.n : undefined)
  useScrollIntoView('hinted', hint === undefined ? undefined : position.n)

  function setTab(next: Tab): void {
    setWanted(next)
    // People who play by the list find it open at the next table.
    if (next === 'choices' || next === 'log') change({ paper: next })
  }

  function openTab(next: Tab): void {
    setTab(next)
    setSheet(true)
  }

  function act(command: PlayerCommand): void {
    setLooked(undefined)
    setSheet(false)
    forget()
    // A choice selected before or during a pending command was meant for the previous position.
    live
      .act(command)
      .catch(failed)
      .finally(() => setReady((made) => (made !== undefined && made.n > position.n ? made : undefined)))
  }

  const props: BoardProps<unknown, never, unknown> = {
    facts,
    view: position.view as never,
    turn: position.turn,
    moves: position.moves,
    choose: (move) => act({ play: move }),
    picked,
    pick(move) {
      forget()
      if (move !== undefined && move === picked) act({ play: move })
      else setReady(move === undefined ? undefined : { move: JSON.stringify(move), n: position.n })
    },
    consider(move) {
      setLooked(move)
      if (move !== undefined) forget()
    },
    hint,
    ...(seated && position.turn.includes(viewer) && { attempt }),
    showing,
    events: events,
    text,
    language: settings.value.language,
    names,
    options: table.options as Readonly<Record<string, unknown>>,
    look,
    campaign,
    places: showing === undefined ? reached.result?.places : undefined,
  }

  const standing = board.standing?.(props)
  useHeaderGame(text.title, standing)
  const about = looking === undefined ? undefined : board.about?.(props, looking)
  const considered = foreseen && { ...foreseen, brings: [...(about === undefined ? [] : [about]), ...foreseen.brings] }
  const log = { names, text, view: position.view as never, facts, summary, board }
  const display = showing === undefined ? undefined : eventDisplayOf(showing, log)
  // A card that somebody else plays is shown to all.
  const large = display?.large && received.at(-1)?.seat !== viewer ? display.cards?.[0] : undefined
  const missed = lesson === undefined && reached.result === undefined && isNews(live.missed.value, table) ? live.missed.value : []

  const ended = position.result !== undefined && lesson === undefined

  return (
    <main
      class={`table game-${table.game} ${position.result === undefined ? '' : `world-${table.game}`} ${ended ? 'ended' : ''} ${showing === undefined ? '' : 'telling'} ${lesson?.reading ? 'reading' : ''} ${hinting?.step === 1 ? 'hint-where' : ''}`}
      data-seats={table.seats.length}
      data-pointed={pointed.join(' ')}
      data-shown={shownUpTo(received)}
    >
      <h1 class="unseen">{text.title}</h1>
      <TopBar
        title={text.title}
        standing={standing}
        back={lesson === undefined ? '/' : `/rules/${table.game}`}
        tabs={tabs}
        unread={unread}
        open={openTab}
      />
      <Plaques
        table={table}
        position={position}
        board={board}
        props={props}
        skew={live.skew.value}
        changes={showing === undefined ? [] : summary.changes(showing as never, facts)}
        open={setOpened}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the row of what happened has a button that does the same */}
      <section
        class="board"
        id="board"
        aria-label={t.value.table.board}
        onClick={showing === undefined ? undefined : live.playback.forward}
      >
        <Picture {...props} />
        {large !== undefined && <LargeCard key={large.name} card={large} />}
      </section>
      {missed.length > 0 && showing === undefined && (
        <MissedEvents missed={missed} log={log} replay={() => live.replayMissed().catch(failed)} close={live.forgetMissed} />
      )}
      <EventStrip live={live} failed={failed} board={board} facts={facts} summary={summary} text={text} names={names} />
      {lesson?.coach}
      {seated && lesson === undefined && (hinting === undefined || hinting.step === 0) && (
        <Tip game={game.id} position={position} facts={facts} moved={moved} />
      )}
      {hinting !== undefined && hinting.step > 0 && (
        <Suspense fallback={null}>
          <HintCard
            hinting={hinting}
            game={game}
            label={({ index }) => text.move(position.moves[index], position.view as never, names)}
            play={(move) => act({ play: move })}
          />
        </Suspense>
      )}
      {(position.result === undefined || lesson !== undefined) && (
        <PromptBar
          position={position}
          text={text}
          names={names}
          considered={considered}
          picked={picked}
          busy={live.busy.value}
          skew={live.skew.value}
          act={act}
          {...(Steps !== undefined && !narrow && { steps: <Steps {...props} /> })}
          {...(display !== undefined && {
            watched: { chapter: display.chapter, ...(display.headline ?? { now: text.event(showing, names), next: display.note }) },
          })}
          {...(seated && { why })}
          {...(hinting !== undefined && { hint: hinting.next })}
          gone={gone}
          reading={lesson?.reading ?? false}
        />
      )}
      {viewer !== 'spectator' && position.result === undefined && (
        <section class="tray" aria-label={names(viewer)}>
          <Tray {...props} />
        </section>
      )}
      {ended && (
        <End
          result={position.result}
          names={names}
          text={text}
          viewer={viewer}
          table={table}
          board={board}
          summary={summary}
          score={scoreOf(board, props)}
          {...(campaign !== undefined ? { campaign } : rematch && { rematch })}
          record={isLocal(table.id) ? undefined : `/api/tables/${table.id}/record`}
        />
      )}
      <SidePanel
        paper={paper}
        tab={tab}
        setTab={setTab}
        tabs={tabs}
        open={sheet}
        close={() => setSheet(false)}
        unread={unread}
        log={{
          ...log,
          received,
          hints: live.chat.value,
          own: viewer === 'spectator' ? undefined : viewer,
          isPlaying: showing !== undefined,
        }}
        {...(position.result === undefined && !isLocal(table.id) && { replay: `/replay/${table.id}` })}
        point={setPointed}
        look={look}
        choices={{
          position,
          busy: live.busy.value,
          hint: hinting?.step === 1 ? undefined : hint,
          choose: (move) => act({ play: move }),
          consider: setLooked,
        }}
        chat={chat}
        talk={{ table: table.id, watching: viewer === 'spectator' && position.result === undefined }}
        say={live.say}
        rules={
          <RulesBesideTable
            key={section}
            game={game}
            text={text}
            edition={(table.options as { edition: string | Edition }).edition}
            section={section}
          />
        }
        foot={
          lesson === undefined && (
            <>
              {seated && <LeaveMenu table={table} received={received} own={viewer} paused={position.paused} act={act} />}
              {!isLocal(table.id) && <TableTools table={table.id} n={position.n} />}
            </>
          )
        }
      />
      {opened !== undefined && (
        <SeatSheet table={table} position={position} board={board} props={props} seat={opened} close={() => setOpened(undefined)} />
      )}
      {closer !== undefined && <CardDialog card={closer} game={table.game} close={() => look(undefined)} />}
      <Announcer events={events} showing={showing} text={text} names={names} />
    </main>
  )
}

/** What decides a game: the counts that its board names, else the main holding on its plaques. */
function scoreOf(board: AnyBoard, props: BoardProps<unknown, never, unknown>): ComponentProps<typeof End>['score'] {
  const main = board.holdings(props, 0).find((holding) => holding.main)
  if (main?.count === undefined) return undefined
  return { label: board.score?.label(props) ?? main.label, counts: board.score?.counts ?? [main.count] }
}

/** Is there anybody to chat with? */
function hasListeners({ seats, spectators }: TableInfo, lines: number): boolean {
  return lines > 0 || spectators > 0 || seats.filter(({ sitter }) => sitter !== undefined && !sitter.startsWith('bot:')).length > 1
}

const LONG_AGO = 120_000

/** What happened just before the page was opened need not be shown step by step; on a shared device nobody has seen the others' moves. */
function isNews(missed: readonly ReceivedEntry[], { id, seats }: TableInfo): boolean {
  if (missed.length === 0) return false
  const around = isLocal(id) && seats.filter(({ sitter }) => sitter === 'person').length > 1
  return around || Date.now() - missed[0].at > LONG_AGO
}

/** How many chat messages came while another panel was open. */
function useUnread(lines: number, open: boolean): number {
  const [read, setRead] = useState(lines)
  useEffect(() => {
    if (open) setRead(lines)
  }, [lines, open])
  return open ? 0 : Math.max(0, lines - read)
}

/** H shows the next step of a hint, Escape closes it; not where a key has its own meaning. */
function useHintKeys(hinting: Hinting | undefined): void {
  const now = useRef(hinting)
  now.current = hinting
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      const open = now.current
      if (open === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null) return
      if (event.key === 'h' || event.key === 'H') open.next()
      else if (event.key === 'Escape' && open.step > 0) open.close()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Announces every event to screen readers, in the same words as the log. */
function Announcer({
  events,
  showing,
  text,
  names,
}: {
  readonly events: readonly unknown[]
  readonly showing: unknown
  readonly text: MatchText<unknown, never, unknown>
  names(seat: number): string
}) {
  const event = showing ?? events[events.length - 1]
  return (
    <p class="unseen" aria-live="polite" aria-atomic="true">
      {event === undefined ? '' : text.event(event, names)}
    </p>
  )
}

/** What has been shown so far: the number of the entry and how many of its events. */
function shownUpTo(received: readonly ReceivedEntry[]): string | undefined {
  const last = received.at(-1)
  return last && `${last.n}.${last.events.length}`
}
