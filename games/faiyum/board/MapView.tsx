import { usePanZoom, useRoving } from '@fairground/kit'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type Move, NO_ROAD, type View } from '../state.ts'
import { describe } from './describe.ts'
import { Ground } from './Ground.tsx'
import { Land } from './Land.tsx'
import { linksNow } from './links.ts'
import { Way } from './pieces.tsx'
import { offered, type Props } from './props.ts'
import { type Scene, useScene } from './scene.ts'
import { Purse } from './signs.tsx'
import { Tools } from './Tools.tsx'
import { type Words, words } from './words.ts'
import { bandOf, between, ringOf, spaceAt, type World } from './world.ts'

/** The papyrus map: dragged, pinched and zoomed; what may be chosen on it glows. */
export function MapView({ props, world }: { readonly props: Props; readonly world: World }) {
  const { moves, language, showing } = props
  const word = words[language]
  const { box } = world
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`
  const pan = usePanZoom()
  const roving = useRoving<HTMLDivElement>()
  const top = useRef<SVGSVGElement>(null)
  const [network, setNetwork] = useState(false)
  const [looked, setLooked] = useState<number | undefined>(undefined)
  const scene = useScene(showing)
  // Painted once: what changes lies on a sheet of its own above it.
  const ground = useMemo(
    () => (
      <svg class="fy-ground" viewBox={viewBox} aria-hidden="true">
        <Ground world={world} />
      </svg>
    ),
    [world, viewBox],
  )
  const built = useMemo(() => <Built world={world} props={props} scene={scene} />, [world, props, scene])
  const told = useMemo(() => <InWords world={world} view={props.view} word={word} />, [world, props.view, word])
  const targets = useMemo(() => <Targets world={world} props={props} />, [world, props])
  useFocusKept(roving.ref, moves)

  function look(event: PointerEvent): void {
    const matrix = top.current?.getScreenCTM()
    // Who drags the map does not look at its spaces.
    if (matrix === null || matrix === undefined || (event.buttons !== 0 && event.type === 'pointermove')) return
    setLooked(spaceAt(world, new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())))
  }

  function onFocusIn(event: FocusEvent): void {
    roving.onFocusIn(event)
    const { space } = (event.target as SVGElement).dataset
    setLooked(space === undefined ? undefined : Number(space))
    if ((event.target as Element).matches(':focus-visible')) pan.reveal(event.target as Element)
  }

  return (
    <div class="fy-map">
      <div
        class="fy-frame"
        ref={pan.frame}
        onPointerMove={look}
        onPointerDown={look}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setLooked(undefined)}
      >
        <div class="fy-sheet" ref={pan.content}>
          <div class="fy-group" role="toolbar" aria-label={word.map} ref={roving.ref} onKeyDown={roving.onKeyDown} onFocusIn={onFocusIn}>
            {ground}
            <svg class="fy-top" viewBox={viewBox} role="presentation" ref={top}>
              {built}
              {network && <Network world={world} props={props} />}
              {showing === undefined && targets}
              <Told world={world} scene={scene} />
            </svg>
          </div>
        </div>
      </div>
      {looked !== undefined && showing === undefined && <Plate world={world} props={props} space={looked} word={word} />}
      <Tools props={props} world={world} pan={pan} network={network} setNetwork={setNetwork} />
      {told}
    </div>
  )
}

/** Whoever chose by keyboard goes on by keyboard: the next choices on the map get the focus. */
function useFocusKept(group: { current: HTMLElement | null }, moves: readonly Move[]): void {
  const inside = useRef(false)
  if (group.current !== null) inside.current = group.current.contains(document.activeElement)
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) group.current?.querySelector<SVGElement>('[data-stop]')?.focus()
  }, [moves, group])
}

/** Crocodiles, roads, pieces and workers. */
function Built({ world: { at, table }, props, scene }: { readonly world: World; readonly props: Props; readonly scene: Scene }) {
  const { board } = props.view
  const { land } = table
  return (
    <>
      {board.road.map((kind, edge) =>
        kind === NO_ROAD ? null : (
          <g key={`${edge} ${kind}`} class="fy-way" pointer-events="none">
            <Way from={at[land.from[edge]]} to={at[land.to[edge]]} kind={kind} />
          </g>
        ),
      )}
      {at.map((point, space) => (
        <Land
          key={land.spots[space].id}
          at={point}
          crocodile={board.crocodile[space] === 1}
          leaving={scene.leaving.has(land.spots[space].id)}
          worker={board.worker[space] === 1}
          piece={board.piece[space]}
          blocks={board.blocks[space]}
          capacity={land.capacity[space]}
        />
      ))}
    </>
  )
}

/** Spaces and joins that are offered, as buttons. */
function Targets({ world, props }: { readonly world: World; readonly props: Props }) {
  const { moves, picked, text, view, names, choose, pick, consider } = props
  const { at } = world

  function act(event: MouseEvent, move: Move): void {
    // A finger covers what it presses: it makes ready first and confirms with a second tap.
    if ((event as PointerEvent).pointerType === 'touch') pick(move)
    else choose(move)
  }

  const button = (move: Move, index: number) => ({
    role: 'button' as const,
    tabindex: index === 0 ? 0 : -1,
    'data-stop': true,
    'aria-label': text.move(move, view, names),
    'aria-pressed': picked === move,
    onClick: (event: MouseEvent) => act(event, move),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose(move)
    },
    onPointerEnter: () => consider(move),
    onPointerLeave: () => consider(undefined),
    onFocus: () => consider(move),
    onBlur: () => consider(undefined),
  })

  const spaces = offered(moves, 'space')
  const joins = offered(moves, 'join')
  return (
    <>
      {spaces.map((move, index) => (
        <g key={move.space} class={`fy-target offered ${picked === move ? 'picked' : ''}`} data-space={move.space} {...button(move, index)}>
          <path d={ringOf(at[move.space])} />
        </g>
      ))}
      {joins.map((move, index) => {
        const [from, to] = move.spaces.map((space) => at[space])
        const a = between(from, to, 0.2)
        const b = between(from, to, 0.8)
        const d = `M${a.x} ${a.y}L${b.x} ${b.y}`
        return (
          <g
            key={move.spaces.join()}
            class={`fy-target fy-join offered ${picked === move ? 'picked' : ''}`}
            data-space={move.spaces[0]}
            {...button(move, index)}
          >
            <path d={bandOf(a, b)} class="fy-reach" />
            <path d={d} class="fy-line" />
          </g>
        )
      })}
    </>
  )
}

/** What the roads connect: gold where two places are joined, dashes where a road still leads nowhere. */
function Network({ world, props }: { readonly world: World; readonly props: Props }) {
  const { at, table } = world
  const { from, to } = table.land
  const { joined, places } = useMemo(() => linksNow(world, props.view), [world, props.view])
  return (
    <g class="fy-network" pointer-events="none">
      {props.view.board.road.map((kind, edge) =>
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
          <circle r="15" class={links > 0 ? 'joined' : 'open'} />
          <text text-anchor="middle" y="6" class="number">
            {links}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Where it happens, and what it brings. */
function Told({ world: { at, outline, table }, scene }: { readonly world: World; readonly scene: Scene }) {
  const spaces = scene.spots.map((id) => table.land.spots.findIndex((spot) => spot.id === id)).filter((space) => space >= 0)
  const { gained } = scene
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

/** The whole map for whoever listens. */
function InWords({ world, view, word }: { readonly world: World; readonly view: View; readonly word: Words }) {
  return (
    <div class="unseen">
      {world.edition.map.adjacent.status === 'reconstructed' && <p>{word.reconstructedMap}</p>}
      <ul aria-label={word.map}>
        {world.at.map((_, space) => {
          const { title, facts } = describe(world, view, space, word)
          return <li key={title}>{`${title}: ${facts.join(', ')}`}</li>
        })}
      </ul>
    </div>
  )
}

/** What the space under the hand is. */
function Plate({
  world,
  props,
  space,
  word,
}: {
  readonly world: World
  readonly props: Props
  readonly space: number
  readonly word: Words
}) {
  const { title, facts } = describe(world, props.view, space, word)
  return (
    <p class="fy-plate" aria-hidden="true">
      <b>{title}</b> {facts.join(' · ')}
    </p>
  )
}
