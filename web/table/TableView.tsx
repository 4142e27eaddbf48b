import { type GameText, type MatchText, textFor } from '@fairground/kernel'
import type { BoardProps } from '@fairground/kit'
import type { Heard, PlayerCommand, Position, TableInfo } from '@fairground/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { campaignAt } from '../campaign/store.ts'
import { Tip } from '../learn/Tip.tsx'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { isLocal } from '../offline/table-info.ts'
import { Chat } from './Chat.tsx'
import { Choices } from './Choices.tsx'
import { End } from './End.tsx'
import { Log } from './Log.tsx'
import type { Live, LoadedGame } from './live.ts'
import { namesOf } from './names.ts'
import { Plaques } from './Plaques.tsx'
import { PromptBar } from './PromptBar.tsx'
import { preview } from './preview.ts'
import { RulesPanel } from './RulesPanel.tsx'
import { useKeptFocus, useScrollIntoView } from './scroll-and-focus.ts'
import { useWhy } from './why.ts'
import './table.css'
import '../learn/learn.css'

const TABS = ['choices', 'log', 'chat', 'rules'] as const
type Tab = (typeof TABS)[number]

interface Props {
  readonly live: Live
  readonly table: TableInfo
  readonly position: Position
  readonly loadedGame: LoadedGame
  readonly text: GameText<unknown, never, unknown>
  failed(error: unknown): void
  rematch?(): void
  /** A lesson says its own words beside the prompt and points at a choice; it has nobody to talk to or to ask. */
  readonly lesson?: { readonly coach: ComponentChildren; readonly hint: unknown }
}

/** A match on the page: board in the middle, players along the top, one's own things below, words at the side. */
export function TableView({ live, table, position: reached, loadedGame, text: words, failed, rematch, lesson }: Props) {
  const facts = live.facts.value
  const text = useMemo(() => textFor(words, facts), [words, facts])
  const showing = live.showing.value
  const { viewer } = reached
  const gone = viewer !== 'spectator' && reached.conceded.includes(viewer)
  // While something is shown there is nothing to choose: nobody has seen yet where it leads. Nor is there for whoever gave up.
  const idle = showing !== undefined || gone
  const position: Position = useMemo(
    () => (idle ? { ...reached, moves: [], canUndo: false, handover: gone ? reached.handover : undefined } : reached),
    [reached, idle, gone],
  )
  const seated = viewer !== 'spectator' && position.result === undefined && !gone
  const [wanted, setTab] = useState<Tab>('choices')
  const tab = wanted === 'choices' && !seated ? 'log' : wanted
  const [pointed, setPointed] = useState<readonly number[]>([])
  const [looked, setLooked] = useState<unknown>(undefined)
  /** A choice that waits for its confirmation, as text, and the position at which it was made. */
  const [ready, setReady] = useState<{ readonly move: string; readonly n: number } | undefined>(undefined)
  const { board, gamePackage } = loadedGame
  const { Picture, Tray } = board
  const names = namesOf(table)
  const heard = live.heard.value
  const events = useMemo(() => heard.flatMap(({ told }) => told.flatMap((each) => ('event' in each ? [each.event] : []))), [heard])
  // What others do meanwhile leaves a choice ready as long as it is still offered.
  const picked = ready === undefined ? undefined : position.moves.find((move) => JSON.stringify(move) === ready.move)
  // What lay under the pointer may be offered no more.
  const looking = position.moves.includes(looked) ? looked : picked
  const foreseen = usePreview(table, position, text, looking)
  const moved = heard.findLast(({ seat, did }) => seat === viewer && did === 'play')?.n ?? 0
  const rail = useRef<HTMLDivElement>(null)
  const { why, attempt, forget, section } = useWhy(loadedGame, table, { view: position.view, moved }, text, () => {
    setTab('rules')
    rail.current?.focus()
  })
  const campaign = campaignAt(table.game, table.id)
  const unread = useUnread(live.chat.value.length, tab === 'chat')
  useKeptFocus(position.n)
  useScrollIntoView('offered', lesson === undefined && moved > 0 && position.moves.length > 0 ? position.n : undefined)
  useScrollIntoView('hinted', lesson?.hint === undefined ? undefined : position.n)

  function act(command: PlayerCommand): void {
    setLooked(undefined)
    forget()
    // What was made ready before or while a command is on its way was meant for the position before it.
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
    hint: lesson?.hint,
    ...(seated && position.turn.includes(viewer) && { attempt }),
    showing,
    heard: events,
    text,
    language: settings.value.language,
    names,
    options: table.options as Readonly<Record<string, unknown>>,
    campaign,
  }

  const about = looking === undefined ? undefined : board.about?.(props, looking)
  const considered = foreseen && { ...foreseen, brings: [...(about === undefined ? [] : [about]), ...foreseen.brings] }

  return (
    <main class={`table game-${table.game}`} data-pointed={pointed.join(' ')} data-told={toldUpTo(heard)}>
      <h1 class="unseen">{text.title}</h1>
      <Plaques table={table} position={position} board={board} props={props} skew={live.skew.value} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the prompt has a button that does the same */}
      <section class="board" id="board" aria-label={t.value.table.board} onClick={showing === undefined ? undefined : live.skip}>
        <Picture {...props} />
      </section>
      {lesson === undefined ? seated && <Tip gamePackage={gamePackage} position={position} facts={facts} moved={moved} /> : lesson.coach}
      {(position.result === undefined || lesson !== undefined) && (
        <PromptBar
          position={position}
          text={text}
          names={names}
          considered={considered}
          picked={picked}
          busy={live.busy.value}
          act={act}
          {...(showing !== undefined && { watched: { event: text.event(showing, names), skip: live.skip } })}
          {...(seated && { why })}
          gone={gone}
        />
      )}
      {viewer !== 'spectator' && position.result === undefined && (
        <section class="tray" aria-label={names(viewer)}>
          <Tray {...props} />
        </section>
      )}
      {position.result !== undefined && lesson === undefined && (
        <End
          result={position.result}
          names={names}
          text={text}
          viewer={viewer}
          table={table.id}
          {...(campaign !== undefined ? { campaign: { game: table.game, record: campaign } } : rematch && { rematch })}
          record={isLocal(table.id) ? undefined : `/api/tables/${table.id}/record`}
        />
      )}
      <aside class="rail">
        <Tabs
          tab={tab}
          setTab={setTab}
          tabs={TABS.filter((each) => (each !== 'choices' || seated) && (each !== 'chat' || lesson === undefined))}
          choices={position.moves.length}
          unread={unread}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keyboard */}
        <div ref={rail} class="rail-body" role="tabpanel" aria-label={t.value.table[tab]} tabIndex={0}>
          {tab === 'choices' && (
            <Choices
              moves={position.moves}
              busy={live.busy.value}
              hint={lesson?.hint}
              label={(move) => text.move(move, position.view as never, names)}
              choose={(move) => act({ play: move })}
              consider={setLooked}
            />
          )}
          {tab === 'log' && (
            <Log
              heard={heard}
              names={names}
              text={text}
              view={position.view as never}
              summary={gamePackage.game.summary}
              own={viewer === 'spectator' ? undefined : viewer}
              point={setPointed}
            />
          )}
          {tab === 'log' && position.result === undefined && !isLocal(table.id) && (
            <a class="button small quiet" href={`/replay/${table.id}`}>
              <Icon name="history" size={16} /> {t.value.replay.steps}
            </a>
          )}
          {tab === 'chat' && <Chat lines={live.chat.value} say={(line) => live.say(line).catch(failed)} />}
          {tab === 'rules' && (
            <RulesPanel
              key={section}
              loadedGame={loadedGame}
              text={text}
              edition={(table.options as { edition: string }).edition}
              section={section}
            />
          )}
        </div>
        {seated && lesson === undefined && <Leaving act={act} last={heard.findLast(({ did }) => did === 'play')?.n} />}
      </aside>
      <Announcer events={events} showing={showing} text={text} names={names} />
    </main>
  )
}

interface TabsProps {
  readonly tab: Tab
  setTab(tab: Tab): void
  readonly tabs: readonly Tab[]
  readonly choices: number
  readonly unread: number
}

function Tabs({ tab, setTab, tabs, choices, unread }: TabsProps) {
  const counts: Partial<Record<Tab, number>> = { choices, chat: unread }
  return (
    <div class="tabs" role="tablist">
      {tabs.map((each) => (
        <button key={each} type="button" role="tab" aria-selected={tab === each} class="tab" onClick={() => setTab(each)}>
          {t.value.table[each]}
          {(counts[each] ?? 0) > 0 && <span class="count number">{counts[each]}</span>}
        </button>
      ))}
    </div>
  )
}

/** How many lines of the chat came while another paper was open. */
function useUnread(lines: number, open: boolean): number {
  const [read, setRead] = useState(lines)
  useEffect(() => {
    if (open) setRead(lines)
  }, [lines, open])
  return open ? 0 : Math.max(0, lines - read)
}

/** Asking the others, and giving up. */
function Leaving({ act: does, last }: { act(command: PlayerCommand): void; readonly last: number | undefined }) {
  const paper = useRef<HTMLDetailsElement>(null)
  const act = (command: PlayerCommand) => {
    if (paper.current !== null) paper.current.open = false
    does(command)
  }
  return (
    <details ref={paper} class="leaving">
      <summary>
        {t.value.table.ask} <Icon name="chevronDown" size={16} />
      </summary>
      <div class="row">
        {last !== undefined && (
          <button type="button" class="button small" onClick={() => act({ ask: { undo: last } })}>
            {t.value.table.askUndo}
          </button>
        )}
        <button type="button" class="button small" onClick={() => act({ ask: 'end' })}>
          {t.value.table.askEnd}
        </button>
        <button type="button" class="button small danger" onClick={() => confirm(t.value.table.concedeSure) && act({ concede: true })}>
          <Icon name="flag" size={16} />
          {t.value.table.concede}
        </button>
      </div>
    </details>
  )
}

/** Speaks every event to a screen reader, in the same words as the log. */
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

/** The look into a move that is considered. */
/** How far the story has been told: the number of the entry and how many of its events. */
function toldUpTo(heard: readonly Heard[]): string | undefined {
  const last = heard.at(-1)
  return last && `${last.n}.${last.told.length}`
}

function usePreview(table: TableInfo, position: Position, text: MatchText<unknown, never, unknown>, move: unknown) {
  const [brings, setBrings] = useState<readonly unknown[]>([])
  useEffect(() => {
    setBrings([])
    // Where several choose at once, a choice brings nothing before all have chosen.
    if (move === undefined || position.turn.length > 1) return
    let wanted = true
    void preview({ game: table.game, options: table.options, seats: table.seats.length, view: position.view as never, move }).then(
      (events) => {
        if (wanted) setBrings(events)
      },
    )
    return () => {
      wanted = false
    }
  }, [move, position, table])
  if (move === undefined) return undefined
  const names = namesOf(table)
  return { label: text.move(move, position.view as never, names), brings: brings.map((event) => text.event(event, names)) }
}
