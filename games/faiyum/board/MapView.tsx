import { type PanZoom, SeatMark, TOUCH, useMatch, useNarrow, usePanZoom, useRoving } from '@fairground/kit'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Good, Terrain } from '../edition/vocabulary.ts'
import { type Event, type Move, NO_ROAD, type View } from '../state.ts'
import { Crocodiles } from './Crocodiles.tsx'
import { inWords } from './describe.ts'
import { towards } from './directions.ts'
import type { Flag } from './flags.ts'
import { Ground } from './Ground.tsx'
import { type Highlights, useHighlights } from './highlights.ts'
import { BuiltRoad, Land } from './Land.tsx'
import { linksNow } from './links.ts'
import { FINGERTIP, OffscreenChoices, pressable } from './OffscreenChoices.tsx'
import { Overview } from './Overview.tsx'
import type { Props } from './props.ts'
import { type LookAtSpace, SpaceLabel } from './SpaceLabel.tsx'
import { Purse } from './signs.tsx'
import { Targets } from './Targets.tsx'
import { Tools } from './Tools.tsx'
import { type Words, words } from './words.ts'
import { joinAt, type Point, spaceAt, type World } from './world.ts'

/** Minimum text size in pixels. */
const LEGIBLE = 12
/** Font sizes of space names in units of the drawing: for spaces that can be chosen, and for all. */
const CODE = 17
const SPACE_NAME = 16

interface MapProps {
  readonly props: Props
  readonly world: World
  readonly showing: Event | undefined
  /** What opponents have put there since the viewer's last turn. */
  readonly flags: readonly Flag[]
  /** What lies on the sheet beside the land: the race, the pharaoh's goals. */
  readonly children: ComponentChildren
}

/** Is the pointer in the upper half of the visible map? */
function isHigh({ currentTarget, clientY }: PointerEvent): boolean {
  const { top, height } = (currentTarget as Element).getBoundingClientRect()
  return clientY < top + height / 2
}

/**
 * The papyrus map: it can be dragged, pinched and zoomed; spaces that can be chosen glow. It consists of layers, and each renders again
 * only when its content changes: the ground never, pieces and choices with the position, highlights with each event, the label with each
 * look.
 */
export function MapView({ props, world, showing, flags, children }: MapProps) {
  const { view, moves, language } = props
  const word = words[language]
  const { box } = world
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`
  const pan = usePanZoom()
  const roving = useRoving<HTMLDivElement>()
  const top = useRef<SVGSVGElement>(null)
  const lookAt = useRef<LookAtSpace>(undefined)
  const [network, setNetwork] = useState(false)
  const narrow = useNarrow()
  const highlights = useHighlights(showing)
  const ground = useMemo(
    () => (
      <svg class="fy-ground" viewBox={viewBox} aria-hidden="true">
        <Ground world={world} />
      </svg>
    ),
    [world, viewBox],
  )
  const built = useMemo(() => <Built world={world} board={view.board} leaving={highlights.leaving} />, [world, view, highlights.leaving])
  const inWords = useMemo(() => <InWords world={world} view={view} word={word} />, [world, view, word])
  const targets = useMemo(() => <Targets world={world} props={props} />, [world, props])
  const tools = useMemo(
    () => <Tools props={props} world={world} pan={pan} network={network} setNetwork={setNetwork} />,
    [props, world, pan, network],
  )
  useKeepFocus(roving.ref, moves)
  useZoomToChoices(pan, roving.ref, moves, isOwn(showing, view))
  useReadable(pan, top)

  function pointOf({ clientX, clientY }: MouseEvent): Point | undefined {
    const matrix = top.current?.getScreenCTM()
    return matrix === null || matrix === undefined ? undefined : new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  }

  function look(event: PointerEvent): void {
    // A player who drags the map is not looking at its spaces.
    if (event.buttons !== 0 && event.type === 'pointermove') return
    const point = pointOf(event)
    if (point !== undefined) lookAt.current?.(spaceAt(world, point), event.pointerType !== 'mouse' && isHigh(event))
  }

  /** A press beside the legal choices asks why that place is not legal. */
  function askWhy(event: MouseEvent): void {
    if (props.attempt === undefined || (event.target as Element).closest('.fy-target') !== null) return
    const point = pointOf(event)
    const attempt = point === undefined ? undefined : attemptAt(world, moves, point)
    if (attempt !== undefined) props.attempt(attempt)
  }

  /** Arrow keys move in their direction; other keys work as in every group. */
  function onKeyDown(event: KeyboardEvent): void {
    const stops = [...(roving.ref.current?.querySelectorAll<SVGElement>('[data-stop]') ?? [])]
    const from = stops.indexOf(document.activeElement as SVGElement)
    if (from < 0 || !event.key.startsWith('Arrow')) {
      roving.onKeyDown(event)
      return
    }
    event.preventDefault()
    const places = stops.map((stop) => {
      const { left, top, width, height } = stop.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    const to = towards(places, from, event.key)
    if (to !== undefined) stops[to].focus()
  }

  function onFocusIn(event: FocusEvent): void {
    roving.onFocusIn(event)
    const { space } = (event.target as SVGElement).dataset
    lookAt.current?.(space === undefined ? undefined : Number(space))
    if ((event.target as Element).matches(':focus-visible')) pan.reveal(event.target as Element)
  }

  return (
    <div class="fy-map">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers only; by keyboard one moves between the legal choices */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        class="fy-frame"
        ref={pan.frame}
        onClick={askWhy}
        onPointerMove={look}
        onPointerDown={look}
        onPointerLeave={(event) => event.pointerType === 'mouse' && lookAt.current?.(undefined)}
      >
        <div class="fy-grip" />
        <div class="fy-sheet" ref={pan.content}>
          <div class="fy-group" role="toolbar" aria-label={word.map} ref={roving.ref} onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
            {ground}
            <svg class="fy-top" viewBox={viewBox} role="presentation" ref={top}>
              {built}
              {network && <Network world={world} view={view} />}
              <Flags world={world} flags={flags} />
              {showing === undefined && targets}
              <EventMarks world={world} highlights={highlights} />
            </svg>
          </div>
        </div>
      </div>
      {showing === undefined && <OffscreenChoices pan={pan} group={roving.ref} moves={moves} word={word} />}
      {narrow && <Overview pan={pan} world={world} top={top} group={roving.ref} moves={moves} label={word.fit} />}
      {children}
      <SpaceLabel world={world} view={view} word={word} lookAt={lookAt} busy={showing !== undefined} />
      {network && <p class="fy-legend">{word.networkNumbers}</p>}
      {tools}
      {inWords}
    </div>
  )
}

/** The move that a player seems to try by pressing there, while the map offers choices. */
function attemptAt(world: World, moves: readonly Move[], point: Point): Move | undefined {
  if (moves.some((move) => move.do === 'join')) {
    const spaces = joinAt(world, point)
    return spaces === undefined ? undefined : { do: 'join', spaces }
  }
  const space = moves.some((move) => move.do === 'space') ? spaceAt(world, point) : undefined
  return space === undefined ? undefined : { do: 'space', space }
}

/** Is this an event of the viewer's own? What it brings may be shown when it is already the next player's turn. */
function isOwn(showing: Event | undefined, view: View): boolean {
  return showing !== undefined && ('seat' in showing ? showing.seat : view.seat) === view.viewer
}

/**
 * On a touch screen the map zooms to the choices: so close that they can be pressed, but all of them visible if possible. Afterwards it
 * shows the whole map again. While the player's own events are shown it stays, since more choices may follow.
 */
function useZoomToChoices(pan: PanZoom, group: { current: HTMLElement | null }, moves: readonly Move[], showingOwn: boolean): void {
  const byFinger = useMatch(TOUCH)
  const zoomed = useRef(false)
  const asked = moves.some((move) => move.do === 'space' || move.do === 'join')
  useEffect(() => {
    const frame = pan.frame.current
    if (!byFinger || frame === null || showingOwn) return
    if (zoomed.current && !asked) pan.fit()
    zoomed.current = asked
    if (!asked) return
    // Now, and again whenever the map changes its size.
    const sized = new ResizeObserver(() => pan.gather(pressable(group.current), FINGERTIP))
    sized.observe(frame)
    return () => sized.disconnect()
  }, [byFinger, asked, moves, pan, group, showingOwn])
}

/**
 * Keeps names large enough to read at any zoom; the names of all spaces are shown once there is room. The size is written only where it is
 * used: inherited from the frame, it would restyle every shape of the map, in the middle of a flight.
 */
function useReadable(pan: PanZoom, top: { current: SVGSVGElement | null }): void {
  const size = useRef('')
  function resize(): void {
    for (const name of top.current?.querySelectorAll<SVGElement>('.fy-readable') ?? [])
      if (name.style.transform !== size.current) name.style.transform = size.current
  }
  // New choices bring new names.
  useLayoutEffect(resize)
  useEffect(() => {
    function measure(): void {
      const frame = pan.frame.current
      const pixels = top.current?.getScreenCTM()?.a
      if (frame === null || pixels === undefined) return
      size.current = `scale(${Math.max(1, LEGIBLE / (CODE * pixels))})`
      resize()
      if (SPACE_NAME * pixels >= LEGIBLE) frame.dataset.names = 'shown'
      else if (frame.dataset.names !== undefined) frame.dataset.names = 'hidden'
    }
    const sized = new ResizeObserver(measure)
    if (pan.frame.current !== null) sized.observe(pan.frame.current)
    const unwatch = pan.watch(measure)
    return () => {
      sized.disconnect()
      unwatch()
    }
  }, [pan, top])
}

/** Players who chose by keyboard continue by keyboard: the next choices on the map get the focus. */
function useKeepFocus(group: { current: HTMLElement | null }, moves: readonly Move[]): void {
  const inside = useRef(false)
  if (group.current !== null) inside.current = group.current.contains(document.activeElement)
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) group.current?.querySelector<SVGElement>('[data-stop]')?.focus()
  }, [moves, group])
}

interface BuiltProps {
  readonly world: World
  readonly board: View['board']
  readonly leaving: Highlights['leaving']
}

/** Crocodiles, roads, pieces and workers. */
function Built({ world: { at, table }, board, leaving }: BuiltProps) {
  const { land } = table
  const swampy = at.map((_, space) => space).filter((space) => board.crocodile[space] === 1 && !leaving.has(land.spots[space].id))
  return (
    <>
      <Crocodiles on={swampy.map((space) => ({ at: at[space], will: goodOf(land.spots[space].terrain) }))} />
      {board.road.map((kind, edge) =>
        kind === NO_ROAD ? null : <BuiltRoad key={`${edge} ${kind}`} from={at[land.from[edge]]} to={at[land.to[edge]]} kind={kind} />,
      )}
      {at.map((point, space) => (
        <Land
          key={land.spots[space].id}
          at={point}
          // While a leaving crocodile is shown, the board no longer has it.
          leaving={leaving.has(land.spots[space].id)}
          worker={board.worker[space] === 1}
          piece={board.piece[space]}
          blocks={board.blocks[space]}
          capacity={land.capacity[space]}
          will={goodOf(land.spots[space].terrain)}
        />
      ))}
    </>
  )
}

/** What the roads connect: gold for a connection between two places, dashes for a road that leads nowhere yet. */
function Network({ world, view }: { readonly world: World; readonly view: View }) {
  const { at, table } = world
  const { from, to } = table.land
  const { joined, places } = useMemo(() => linksNow(world, view), [world, view])
  return (
    <g class="fy-network" pointer-events="none">
      {view.board.road.map((kind, edge) =>
        kind === NO_ROAD ? null : (
          <path
            key={edge}
            class={joined[edge] ? 'joined' : 'open'}
            d={`M${at[from[edge]].x} ${at[from[edge]].y}L${at[to[edge]].x} ${at[to[edge]].y}`}
          />
        ),
      )}
      {places.map(({ space, links }) => (
        <g key={space} transform={`translate(${at[space].x} ${at[space].y})`}>
          <g class="fy-readable">
            <circle r="15" class={links > 0 ? 'joined' : 'open'} />
            <text text-anchor="middle" y="6" class="number">
              {links}
            </text>
          </g>
        </g>
      ))}
    </g>
  )
}

/** Where the current event happens, and what it brings. */
function EventMarks({ world: { at, outline, table }, highlights }: { readonly world: World; readonly highlights: Highlights }) {
  const spaces = highlights.spots.map((id) => table.land.spots.findIndex((spot) => spot.id === id)).filter((space) => space >= 0)
  const { gained } = highlights
  const last = spaces[spaces.length - 1]
  return (
    <g pointer-events="none">
      {spaces.map((space) => (
        <path key={space} d={outline[space]} class="fy-told" />
      ))}
      {gained !== undefined && last !== undefined && (
        <foreignObject x={at[last].x - 160} y={at[last].y - 98} width="320" height="64" class="fy-burst">
          <p>
            <Purse goods={gained.goods} money={gained.money} reputation={gained.reputation} />
          </p>
        </foreignObject>
      )}
    </g>
  )
}

/** Marks with a flag what opponents have put there since the player's last turn. */
function Flags({ world: { at, table }, flags }: { readonly world: World; readonly flags: readonly Flag[] }) {
  return (
    <g pointer-events="none">
      {flags.map(({ spot, seat }) => {
        const point = at[table.land.spots.findIndex(({ id }) => id === spot)]
        return point === undefined ? null : (
          <g key={spot} class="fy-flag" transform={`translate(${point.x + 14} ${point.y - 6})`}>
            <path d="M0 0V-34" stroke="#3f2a14" stroke-width="3" stroke-linecap="round" />
            <path d="M0-34h28l-6 9.500 6 9.500H0Z" fill="#fffaf0" stroke="#3f2a14" stroke-width="1.6" />
            <svg x="4" y="-32" width="15" height="15" overflow="visible" aria-hidden="true">
              <SeatMark seat={seat} size={15} />
            </svg>
          </g>
        )
      })}
    </g>
  )
}

/** What a field yields; sites and red spaces yield nothing. */
function goodOf(terrain: Terrain): Good | undefined {
  return terrain === 'wheat' || terrain === 'grape' || terrain === 'stone' ? terrain : undefined
}

/** The map for screen readers: a few lines, not one for each space. */
function InWords({ world, view, word }: { readonly world: World; readonly view: View; readonly word: Words }) {
  return (
    <div class="unseen">
      {world.edition.map.adjacent.status === 'reconstructed' && <p>{word.reconstructedMap}</p>}
      <ul aria-label={word.map}>
        {inWords(world, view, word).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
