import { useEffect, useState } from 'preact/hooks'
import type { View } from '../state.ts'
import { describe } from './describe.ts'
import type { Words } from './words.ts'
import type { World } from './world.ts'

/** Tells the plate which space is being looked at. */
export type Shown = ((space: number | undefined) => void) | undefined

interface PlateProps {
  readonly world: World
  readonly view: View
  readonly word: Words
  /** Where the map finds the plate: a look changes nothing but this. */
  readonly shown: { current: Shown }
  /** Something is being told; nobody looks now. */
  readonly busy: boolean
}

/** What the space under the hand is. */
export function Plate({ world, view, word, shown, busy }: PlateProps) {
  const [space, show] = useState<number | undefined>(undefined)
  useEffect(() => {
    shown.current = show
    return () => {
      shown.current = undefined
    }
  }, [shown])
  // After a touch nothing says that one looks no more. A move does.
  useEffect(() => show(undefined), [view])
  if (space === undefined || busy) return null
  const { title, facts } = describe(world, view, space, word)
  return (
    <p class="fy-plate" aria-hidden="true">
      <b>{title}</b> {facts.join(' · ')}
    </p>
  )
}
