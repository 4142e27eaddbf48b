import { useEffect, useState } from 'preact/hooks'
import type { View } from '../state.ts'
import { describe } from './describe.ts'
import type { Words } from './words.ts'
import type { World } from './world.ts'

/** Tells the plate which space is being looked at, and whether a finger lies there that it is not to be under. */
export type LookAtSpace = ((space: number | undefined, below?: boolean) => void) | undefined

interface Look {
  readonly space: number | undefined
  readonly below: boolean
}

interface SpaceLabelProps {
  readonly world: World
  readonly view: View
  readonly word: Words
  /** Where the map finds the plate: a look changes nothing but this. */
  readonly lookAt: { current: LookAtSpace }
  /** Something is being told; nobody looks now. */
  readonly busy: boolean
}

const NOWHERE: Look = { space: undefined, below: false }

/** What the space under the hand is. */
export function SpaceLabel({ world, view, word, lookAt, busy }: SpaceLabelProps) {
  const [{ space, below }, show] = useState<Look>(NOWHERE)
  useEffect(() => {
    // A press gives the space the focus, too: that says nothing of where the finger lies.
    lookAt.current = (looked, under) => show((now) => ({ space: looked, below: under ?? (now.space === looked && now.below) }))
    return () => {
      lookAt.current = undefined
    }
  }, [lookAt])
  // After a touch nothing says that one looks no more. A move does.
  useEffect(() => show(NOWHERE), [view])
  if (space === undefined || busy) return null
  const { title, facts } = describe(world, view, space, word)
  return (
    <p class={`fy-space-label ${below ? 'below' : ''}`} aria-hidden="true">
      <b>{title}</b> {facts.join(' · ')}
    </p>
  )
}
