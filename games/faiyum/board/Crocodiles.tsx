import { memo } from 'preact/compat'
import { BASICS, type Good } from '../edition/vocabulary.ts'
import { Swamp } from './Land.tsx'
import type { Point } from './world.ts'

interface Where {
  readonly at: Point
  /** What the space yields once its crocodile is gone. */
  readonly will: Good | undefined
}

const KINDS: readonly (Good | undefined)[] = [undefined, ...BASICS]

/**
 * All crocodiles of a map: one drawing for each kind of space, repeated as a marker on every corner of a path. There are about forty, and
 * drawing each by itself would cost a phone a dozen elements per crocodile to create and lay out before it shows anything.
 */
export function Crocodiles({ on }: { readonly on: readonly Where[] }) {
  return (
    <>
      {KINDS.map((kind) => {
        const own = on.filter(({ will }) => will === kind)
        return own.length === 0 ? null : <Stamped key={kind} will={kind} path={throughAll(own.map(({ at }) => at))} />
      })}
    </>
  )
}

/** Renders again only when a crocodile comes or goes. */
const Stamped = memo(function Stamped({ will, path }: { readonly will: Good | undefined; readonly path: string }) {
  const id = `fy-swamp-${will ?? 'plain'}`
  const stamp = `url(#${id})`
  return (
    <>
      <marker id={id} viewBox="-60 -60 120 120" markerWidth="120" markerHeight="120" markerUnits="userSpaceOnUse" overflow="visible">
        <Swamp will={will} />
      </marker>
      <path d={path} fill="none" stroke="none" pointer-events="none" marker-start={stamp} marker-mid={stamp} />
    </>
  )
})

/** A path with a corner at each point. `h0` adds an end, so that the last point is not the end of the path. */
export function throughAll(points: readonly Point[]): string {
  return `${points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}h0`
}
