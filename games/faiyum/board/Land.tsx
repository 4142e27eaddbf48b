import { memo } from 'preact/compat'
import type { Good } from '../edition/vocabulary.ts'
import { GoodIcon } from './icons.tsx'
import { Crocodile, Monument, Standing, Way, Worker } from './pieces.tsx'
import { type Point, SIZE } from './world.ts'

interface Props {
  readonly at: Point
  /** The crocodile is just being driven out. Those that stay are drawn by `Crocodiles`. */
  readonly leaving: boolean
  readonly worker: boolean
  readonly piece: number
  readonly blocks: number
  readonly capacity: number
  /** The good that the space under a crocodile yields. */
  readonly will: Good | undefined
}

const SWAMP = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner - Math.PI / 2
  return `${(SIZE * 0.64 * Math.cos(angle)).toFixed(1)} ${(SIZE * 0.64 * Math.sin(angle)).toFixed(1)}`
}).join(' ')

/** A crocodile in its swamp, with what the space will yield once it is gone. */
export function Swamp({ will }: { readonly will: Good | undefined }) {
  return (
    <>
      <polygon points={SWAMP} class="fy-swamp" />
      <path class="fy-reeds" d="M-24-12v-11M-19-14v-13M22 25V15M17 27V13M27 22v-7M-3-22v-10M3-20v-9" />
      <Crocodile />
      {will !== undefined && (
        <svg x="6" y="12" width="22" height="22" overflow="visible" aria-hidden="true">
          <circle cx="11" cy="11" r="12.5" class="fy-will" />
          <GoodIcon good={will} />
        </svg>
      )}
    </>
  )
}

/** What is on one space. Renders again only when it changes. */
export const Land = memo(function Land({ at, leaving, worker, piece, blocks, capacity, will }: Props) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} pointer-events="none">
      {leaving && (
        <g class="fy-leaving">
          <Swamp will={will} />
        </g>
      )}
      {capacity > 0 && <Monument blocks={blocks} capacity={capacity} />}
      {piece > 0 && (
        <g key={piece} class="fy-set">
          <g transform="scale(1.2)">
            <Standing piece={piece} />
          </g>
        </g>
      )}
      {worker && (
        <g class="fy-set" style={{ translate: piece > 0 || capacity > 0 ? '-25px 14px' : '-20px 10px' }}>
          <Worker />
        </g>
      )}
    </g>
  )
})

interface WayProps {
  readonly from: Point
  readonly to: Point
  readonly kind: number
}

/** A road or bridge on the map; it never changes. */
export const BuiltRoad = memo(function BuiltRoad({ from, to, kind }: WayProps) {
  return (
    <g class="fy-way" pointer-events="none">
      <Way from={from} to={to} kind={kind} />
    </g>
  )
})
