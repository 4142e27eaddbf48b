import type { AnyMatch, AppliedEntry, MatchText, Seat, Viewer } from '@fairground/kernel'
import type { BoardProps, OpenableCard } from '@fairground/kit'
import { dealFor, entryFor, type Position, positionOf, type ReceivedEvent, type TableInfo } from '@fairground/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { SPEEDS, settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { CardDialog } from '../table/LargeCard.tsx'
import type { LoadedGame } from '../table/live.ts'
import { namesOf } from '../table/names.ts'
import { Plaques } from '../table/Plaques.tsx'
import { PromptBar } from '../table/PromptBar.tsx'
import { SeatSheet } from '../table/SeatSheet.tsx'
import { usePreview } from '../table/use-preview.ts'
import type { NodePosition, Places } from './places.ts'
import { pathTo, type Tree } from './tree.ts'
import '../table/rail.css'
import '../table/table.css'
import './position.css'

export type Text = MatchText<unknown, never, unknown>

interface Props {
  readonly loadedGame: LoadedGame
  readonly text: Text
  readonly table: TableInfo
  readonly reached: NodePosition
  /** All events up to here, as the viewer received them, oldest first. */
  readonly events: readonly unknown[]
  readonly viewer: Viewer
  /** All hands are open. */
  readonly open?: boolean
  /** Shows the events of the last move one by one; otherwise the result at once. */
  readonly fresh?: boolean
  /** Missing: nothing can be chosen, but choices can still be marked. */
  choose?(move: unknown): void
  /** The choice to highlight, and the one that was made: both are marked on the board. */
  readonly hint?: unknown
  readonly played?: unknown
  /** An overlay over the board. */
  readonly children?: ComponentChildren
  /** Shown in place of a table's prompt. */
  readonly prompt?: ComponentChildren
  /** The plaques of the players; missing if they are shown elsewhere. */
  readonly people?: boolean
}

/** A position on its game's own board, as at a table: players, board, hand, and prompt. */
export function PositionView(props: Props) {
  const {
    loadedGame,
    text,
    table,
    reached,
    events,
    viewer,
    open = false,
    fresh = false,
    choose,
    hint,
    played,
    children,
    prompt,
    people = true,
  } = props
  const { match, trace } = reached
  const { board, gamePackage } = loadedGame
  const { Picture, Tray } = board
  const { facts } = match.rules
  const names = namesOf(table)
  const [ready, setReady] = useState<unknown>(undefined)
  const [looked, setLooked] = useState<unknown>(undefined)
  const [closer, look] = useState<OpenableCard | undefined>(undefined)
  const [opened, setOpened] = useState<Seat | undefined>(undefined)
  const shownEvent = useShownEvent(match, trace, viewer, loadedGame, fresh)
  const stands = useMemo((): Position => ({ ...positionOf(match, viewer), canUndo: false }), [match, viewer])
  const position = useMemo(
    (): Position => (shownEvent === undefined ? stands : { ...stands, view: shownEvent.view ?? stands.view, moves: [] }),
    [stands, shownEvent],
  )
  const picked = position.moves.includes(ready) ? ready : undefined
  const looking = position.moves.includes(looked) ? looked : picked
  const foreseen = usePreview(table, position, text, choose === undefined ? undefined : looking)
  useEffect(() => {
    setReady(undefined)
    setLooked(undefined)
  }, [match, viewer])

  function act(move: unknown): void {
    setReady(undefined)
    setLooked(undefined)
    choose?.(move)
  }

  const boardProps = (seen: Position): BoardProps<unknown, never, unknown> => ({
    facts,
    view: seen.view as never,
    turn: seen.turn,
    moves: seen.moves,
    choose: act,
    picked: choose === undefined ? seen.moves.find((move) => isSame(move, played)) : picked,
    pick(move) {
      if (choose === undefined) return
      if (move !== undefined && move === picked) act(move)
      else setReady(move)
    },
    consider: setLooked,
    hint,
    reviewing: choose === undefined,
    showing: shownEvent?.event,
    events,
    text,
    language: settings.value.language,
    names,
    options: table.options as Readonly<Record<string, unknown>>,
    look,
    places: shownEvent === undefined ? position.result?.places : undefined,
  })

  const shown = boardProps(position)
  const about = looking === undefined ? undefined : board.about?.(shown, looking)
  const considered = foreseen && { ...foreseen, brings: [...(about === undefined ? [] : [about]), ...foreseen.brings] }
  const trays = open ? table.seats.map(({ seat }) => seat) : viewer === 'spectator' ? [] : [viewer]

  return (
    <>
      {people && (
        <Plaques
          table={table}
          position={position}
          board={{ ...board, holdings: (_, seat) => board.holdings(open ? boardProps(positionOf(match, seat)) : shown, seat) }}
          props={shown}
          skew={0}
          changes={shownEvent === undefined ? [] : gamePackage.game.summary.changes(shownEvent.event, facts)}
          open={setOpened}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="board" id="board" aria-label={t.value.table.board} tabIndex={0}>
        <Picture {...shown} />
        {children}
      </section>
      {prompt !== undefined ? (
        prompt
      ) : (
        <PromptBar
          position={position}
          text={text}
          names={names}
          considered={considered}
          picked={choose === undefined ? undefined : picked}
          busy={false}
          skew={0}
          reading={false}
          gone={false}
          act={(command) => 'play' in command && act(command.play)}
          {...(shownEvent !== undefined && { watched: { now: text.event(shownEvent.event, names) } })}
        />
      )}
      {trays.length > 0 && position.result === undefined && (
        <div class="tray stage-trays">
          {trays.map((seat) => (
            <section key={seat} class={`stage-tray ${seat === viewer ? 'own' : ''}`} aria-label={names(seat)}>
              {open && <h2>{names(seat)}</h2>}
              <Tray {...(seat === viewer ? shown : { ...boardProps({ ...positionOf(match, seat), moves: [] }), hint: undefined })} />
            </section>
          ))}
        </div>
      )}
      {opened !== undefined && (
        <SeatSheet table={table} position={position} board={board} props={shown} seat={opened} close={() => setOpened(undefined)} />
      )}
      {closer !== undefined && <CardDialog card={closer} game={table.game} close={() => look(undefined)} />}
    </>
  )
}

/** A move may come from a link or a worker, so we compare the content. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (b !== undefined && JSON.stringify(a) === JSON.stringify(b))
}

interface Told {
  readonly event: unknown
  readonly view: unknown
}

/** The events of the last move, one after another, each as long as the board shows it; `undefined` at the end. */
function useShownEvent(
  match: AnyMatch,
  trace: NodePosition['trace'],
  viewer: Viewer,
  { board }: LoadedGame,
  fresh: boolean,
): Told | undefined {
  const [shownEvent, setShownEvent] = useState<{ readonly of: unknown; readonly event: Told } | undefined>(undefined)
  useLayoutEffect(() => {
    const speed = SPEEDS[settings.peek().speed]
    const seen = fresh && speed > 0 ? receivedEvents(match, trace, viewer) : []
    const shown = seen.flatMap((each) => ('event' in each && board.dwell(each.event, false) > 0 ? [each] : []))
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (index: number) => {
      const each = shown[index]
      setShownEvent(each === undefined ? undefined : { of: trace, event: { event: each.event, view: each.view } })
      if (each !== undefined) timer = setTimeout(() => show(index + 1), board.dwell(each.event, false) * speed)
    }
    show(0)
    return () => clearTimeout(timer)
  }, [trace, fresh])
  return shownEvent?.of === trace ? shownEvent.event : undefined
}

/** What a viewer received on the way to a position. */
function receivedEvents({ rules }: AnyMatch, trace: NodePosition['trace'], viewer: Viewer | 'all'): readonly ReceivedEvent[] {
  return 'entry' in trace ? entryFor(rules, trace as AppliedEntry, viewer).events : dealFor(rules, trace, viewer).events
}

/** The same, but only the events. */
export function eventsIn(match: AnyMatch, trace: NodePosition['trace'], viewer: Viewer | 'all'): readonly unknown[] {
  return receivedEvents(match, trace, viewer).flatMap((each) => ('event' in each ? [each.event] : []))
}

/** All events on the way to a node, as a viewer received them. */
export function eventsUpTo(places: Places, tree: Tree, node: number, viewer: Viewer): readonly unknown[] {
  return pathTo(tree, node).flatMap((id) => {
    const { match, trace } = places.at(tree, id)
    return eventsIn(match, trace, viewer)
  })
}
