import type { ComponentChildren } from 'preact'
import type { Piece } from '../edition/vocabulary.ts'
import { BRIDGE, EXPANDED, GRAND_BRIDGE, PALACE, SETTLEMENT, TOWN, WORKSHOP } from '../state.ts'
import { between, type Point } from './world.ts'

/** Small wooden shapes around (0, 0), each with one shadow, in units of the map. */

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
      <path d="M-9.5 10.5C-8.5-1-5.5-5 0-5.5c5.5.5 8.5 4.5 9.5 16C4 13.5-4 13.5-9.5 10.5Z" fill="#f0dcb4" />
      <path d="M-4-5c1 3 7 3 8 0" fill="none" stroke="#2f7fb8" stroke-width="2.4" />
      <circle cy="-11" r="6" fill="#a9714a" />
      <path d="M-6.5-12C-6-19.5 6-19.5 6.5-12L8-6H5l-1-5H-4l-1 5h-3Z" fill="#f3e3c0" />
      <path d="M-6.300-13h12.600" stroke="#2f7fb8" stroke-width="1.8" />
    </g>
  )
}

/** The red drum that settlement, town and palace stand on. */
function Drum() {
  return (
    <>
      <ellipse cx="2.5" cy="5.5" rx="21" ry="10" fill="#00000040" stroke="none" />
      <path d="M-20-1v5c0 12 40 12 40 0v-5Z" fill="#93331f" />
      <ellipse cy="-1" rx="20" ry="9" fill="#c9553a" />
    </>
  )
}

function Settlement() {
  return (
    <g stroke={INK} stroke-width="1.2" stroke-linejoin="round">
      <Drum />
      <path d="M-12-1v-7h9v8Z" fill="#f0d7a3" />
      <path d="M-3-8h4v7l-4 1Z" fill="#c99d5c" />
      <path d="M2 2v-6h8v7Z" fill="#f7e4b8" />
      <path d="M10-4h3v6l-3 1Z" fill="#c99d5c" />
    </g>
  )
}

function Town() {
  return (
    <g stroke={INK} stroke-width="1.2" stroke-linejoin="round">
      <Drum />
      <path d="M-14-12h10V1h-10Z" fill="#f0d7a3" />
      <path d="M-4-12l4-2V-1l-4 2Z" fill="#c99d5c" />
      <path d="M-14-12l4-2h10l-4 2Z" fill="#fbeed0" />
      <path d="M-2-22H9V3H-2Z" fill="#f7e4b8" />
      <path d="M9-22l4-3V0L9 3Z" fill="#c99d5c" />
      <path d="M-2-22l4-3h11l-4 3Z" fill="#fff6df" />
      <path d="M1-16h2v3H1ZM5-16h2v3H5ZM2-6h4v9H2Z" fill="#7c4a24" stroke-width=".8" />
    </g>
  )
}

function Palace() {
  return (
    <g stroke={INK} stroke-width="1.2" stroke-linejoin="round">
      <Drum />
      <path d="M-15-4h30v5h-30Z" fill="#e5cf9a" />
      <path d="M-13-19h5v15h-5ZM-4-19h5v15h-5ZM5-19h5v15H5Z" fill="#fff6df" />
      <path d="M-16-24h30v5h-30Z" fill="#2f6ea5" />
      <path d="M-18-24-1-35l17 11Z" fill="#e6b93f" />
      <circle cx="-1" cy="-28" r="2.4" fill="#b5452f" />
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

/** A building block: a cube seen from a corner. */
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

/** Where blocks stand on a site, lowest row first. */
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

/** What stands on a space, by piece code. */
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

/** A road as a stick, or a bridge as an arch, from one space to another. */
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

/** A piece as an icon for cards and lists. */
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
