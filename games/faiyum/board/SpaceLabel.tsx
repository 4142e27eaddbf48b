import { useEffect, useState } from 'preact/hooks'
import type { View } from '../state.ts'
import { describe } from './describe.ts'
import type { Words } from './words.ts'
import type { World } from './world.ts'

/** Tells the plate which space is being looked at. */
export type LookAtSpace = ((space: number | undefined) => void) | undefined

interface SpaceLabelProps {
  readonly world: World
  readonly view: View
  readonly word: Words
  /** Where the map finds the plate: a look changes nothing but this. */
  readonly lookAt: { current: LookAtSpace }
  /** Something is being told; nobody looks now. */
  readonly busy: boolean
}

/** What the space under the hand is. */
export function SpaceLabel({ world, view, word, lookAt, busy }: SpaceLabelProps) {
  const [space, show] = useState<number | undefined>(undefined)
  useEffect(() => {
    lookAt.current = show
    return () => {
      lookAt.current = undefined
    }
  }, [lookAt])
  // After a touch nothing says that one looks no more. A move does.
  useEffect(() => show(undefined), [view])
  if (space === undefined || busy) return null
  const { title, facts } = describe(world, view, space, word)
  return (
    <p class="fy-space-label" aria-hidden="true">
      <b>{title}</b> {facts.join(' · ')}
    </p>
  )
}
