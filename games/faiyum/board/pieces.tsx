import type { ComponentChildren } from 'preact'
import type { Piece } from '../edition/vocabulary.ts'
import { BRIDGE, EXPANDED, GRAND_BRIDGE, PALACE, SETTLEMENT, TOWN, WORKSHOP } from '../state.ts'
import { between, type Point } from './world.ts'

/** Small wooden shapes around (0, 0), each with one shadow, in the units of the map. */

const INK = '#3f2a14'

export function Crocodile() {
  return (
    <g class="fy-crocodile">
      <path d="M-33 5.5Q-24-1-15-1.5c1-6 7-6 8-1.5l3.5-4 3 4 3.5-4.5 3.5 4.5 3.5-4 3 4.5C20-2.5 27-2 34-9c0 9-7 14-17 15.5l3 6.5h-7l-3.5-5.5h-13l-1.5 5.5h-7l1.5-6C-19 7.5-27 9-33 8Z" />
      <path class="fy-teeth" d="M-31 6.2l3.5 1.2 2-2 3 1.8 2.5-2 3 1.5" />
      <circle cx="-11.5" cy="-2.6" r="1.5" class="fy-eye" />
    </g>
  )
}

export function Worker() {
  return (
    <g stroke={INK} stroke-width="1.3" stroke-linejoin="round">
      <ellipse cx="2" cy="11" rx="11" ry="4" fill="#00000040" stroke="none" />
      <path d="M-9.5 10.5C-8.5-1-5.5-5 0-5.5c5.5.5 8.5 4.5 9.5 16C4 13.5-4 13.5-9.5 10.5Z" fill="#e7c58e" />
      <circle cy="-11" r="6" fill="#f3d9a8" />
      <path d="M-5.8-12.5C-5-19 5-19 5.8-12.5Z" fill="#b5452f" />
    </g>
  )
}

function Settlement() {
  return (
    <g stroke={INK} stroke-width="1.3">
      <ellipse cx="2.5" cy="5.5" rx="21" ry="10" fill="#00000040" stroke="none" />
      <path d="M-20-1v5c0 12 40 12 40 0v-5Z" fill="#93331f" />
      <ellipse cy="-1" rx="20" ry="9" fill="#c9553a" />
      <path d="M-11-2.5C-6-6 6-6 11-2.5" fill="none" stroke="#eda287" />
    </g>
  )
}

function Town() {
  return (
    <g stroke={INK} stroke-width="1.3">
      <Settlement />
      <path d="M-12-14V-2c0 7 24 7 24 0v-12Z" fill="#d8b277" />
      <ellipse cy="-14" rx="12" ry="5" fill="#f0d7a3" />
    </g>
  )
}

function Palace() {
  return (
    <g stroke={INK} stroke-width="1.2" stroke-linejoin="round">
      <Town />
      <path d="M-11-17h22v-3h-22Z" fill="#f8ecd0" />
      <path d="M-9-20v-9h3.6v9Zm7.2 0v-9h3.6v9ZM5.4-20v-9H9v9Z" fill="#f8ecd0" />
      <path d="M-13-29 0-38l13 9Z" fill="#d9b44a" />
    </g>
  )
}

function Workshop({ wing = false }: { readonly wing?: boolean }) {
  return (
    <g stroke={INK} stroke-width="1.3" stroke-linejoin="round">
      <path d="M-16 10h38v4h-38Z" fill="#00000040" stroke="none" />
      {wing && (
        <>
          <path d="M2-8 9-13h12v5Z" fill="#e9c176" />
          <path d="M2-8h12v8H2Z" fill="#c9913d" />
          <path d="m14-8 7-5V0h-7Z" fill="#9c6a24" />
        </>
      )}
      <path d="M-18-15h11v13H16v14h-34Z" fill="#7b559c" />
      <path d="m-18-15 6-5h11l-6 5Z" fill="#a684c3" />
      <path d="m-7-15 6-5v13h23l-6 5H-7Z" fill="#a684c3" />
      <path d="m-7-15 6-5V-7l-6 5Z" fill="#543773" />
      <path d="m16-2 6-5V7l-6 5Z" fill="#543773" />
    </g>
  )
}

/** Building blocks: a cube seen from a corner. */
export function Block({ ghost = false }: { readonly ghost?: boolean }) {
  if (ghost) return <path d="M0-9 9-4.5v9L0 9l-9-4.5v-9Z" class="fy-ghost" />
  return (
    <g stroke={INK} stroke-width="1.1" stroke-linejoin="round">
      <path d="M0-9 9-4.5 0 0l-9-4.5Z" fill="#efe7d2" />
      <path d="M-9-4.5 0 0v9l-9-4.5Z" fill="#c4bba4" />
      <path d="M9-4.5 0 0v9l9-4.5Z" fill="#a1977f" />
    </g>
  )
}

/** Where blocks stand on a site, the lowest row first. */
const PYRAMID: readonly Point[] = [
  { x: -19, y: 12 },
  { x: 0, y: 12 },
  { x: 19, y: 12 },
  { x: -9.5, y: -2 },
  { x: 9.5, y: -2 },
  { x: 0, y: -16 },
]
const BESIDE = 19

export function Monument({ blocks, capacity }: { readonly blocks: number; readonly capacity: number }) {
  return (
    <g>
      {Array.from({ length: capacity }, (_, block) => {
        const { x, y } = PYRAMID[block] ?? { x: (block - PYRAMID.length) * BESIDE, y: 26 }
        return (
          <g key={`${block}${block < blocks}`} class={block < blocks ? 'fy-set' : ''} style={{ translate: `${x}px ${y}px` }}>
            <Block ghost={block >= blocks} />
          </g>
        )
      })}
    </g>
  )
}

/** What stands on a space, by the code of the state. */
export function Standing({ piece }: { readonly piece: number }) {
  switch (piece) {
    case SETTLEMENT:
      return <Settlement />
    case TOWN:
      return <Town />
    case PALACE:
      return <Palace />
    case WORKSHOP:
      return <Workshop />
    case EXPANDED:
      return <Workshop wing />
    default:
      return null
  }
}

/** A stick, or an arch over the water, from one space to another. */
export function Way({ from, to, kind }: { readonly from: Point; readonly to: Point; readonly kind: number }) {
  const a = between(from, to, 0.12)
  const b = between(from, to, 0.88)
  if (kind !== BRIDGE && kind !== GRAND_BRIDGE)
    return (
      <g class="fy-road" stroke-linecap="round">
        <path d={`M${a.x + 1.5} ${a.y + 3}L${b.x + 1.5} ${b.y + 3}`} stroke="#00000045" stroke-width="9" />
        <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke={INK} stroke-width="9.5" />
        <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="#a8713a" stroke-width="7" />
        <path d={`M${a.x} ${a.y - 1.5}L${b.x} ${b.y - 1.5}`} stroke="#cf9c62" stroke-width="1.6" />
      </g>
    )
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  const grand = kind === GRAND_BRIDGE
  const arch = `M0 4Q${length / 2} -26 ${length} 4`
  return (
    <g
      transform={`translate(${a.x} ${a.y}) rotate(${Math.abs(turn) > 90 ? turn + 180 : turn}) ${Math.abs(turn) > 90 ? `translate(${-length} 0)` : ''}`}
    >
      <path d={`M2 8Q${length / 2} -12 ${length} 8`} fill="none" stroke="#00000045" stroke-width="9" stroke-linecap="round" />
      <path d={arch} fill="none" stroke={INK} stroke-width={grand ? 15 : 12} stroke-linecap="round" />
      <path d={arch} fill="none" stroke={grand ? '#f1dfae' : '#b9824a'} stroke-width={grand ? 12 : 9} stroke-linecap="round" />
      <path
        d={arch}
        fill="none"
        stroke={grand ? '#d9b44a' : '#7d4f22'}
        stroke-width={grand ? 5 : 1.5}
        stroke-dasharray={grand ? '4 5' : '1.5 6'}
      />
    </g>
  )
}

/** A piece on the text line, for cards and lists. */
export function PieceIcon({ piece }: { readonly piece: Piece }) {
  const [drawing, box] = ICON[piece]
  return (
    <svg class="piece fy-icon" viewBox={box} aria-hidden="true">
      {drawing}
    </svg>
  )
}

const LEVEL: readonly [Point, Point] = [
  { x: -26, y: 8 },
  { x: 26, y: 8 },
]

const ICON: Readonly<Record<Piece, readonly [ComponentChildren, string]>> = {
  worker: [<Worker key="" />, '-18 -20 36 36'],
  settlement: [<Settlement key="" />, '-24 -26 48 48'],
  town: [<Town key="" />, '-24 -28 48 48'],
  palace: [<Palace key="" />, '-28 -41 56 56'],
  workshop: [<Workshop key="" />, '-24 -27 48 48'],
  expansion: [<Workshop key="" wing />, '-24 -27 48 48'],
  road: [<Way key="" from={{ x: -20, y: 10 }} to={{ x: 20, y: -12 }} kind={1} />, '-20 -20 40 40'],
  bridge: [<Way key="" from={LEVEL[0]} to={LEVEL[1]} kind={BRIDGE} />, '-27 -23 54 54'],
  grandBridge: [<Way key="" from={LEVEL[0]} to={LEVEL[1]} kind={GRAND_BRIDGE} />, '-27 -23 54 54'],
  block: [<Block key="" />, '-12 -12 24 24'],
  crocodile: [<Crocodile key="" />, '-36 -34 72 72'],
}
