import { useEffect, useState } from 'preact/hooks'
import type { View } from '../state.ts'
import { describe } from './describe.ts'
import type { Words } from './words.ts'
import type { World } from './world.ts'

/** Tells the label which space is being looked at, and whether it must move down to avoid a finger. */
export type LookAtSpace = ((space: number | undefined, below?: boolean) => void) | undefined

interface Look {
  readonly space: number | undefined
  readonly below: boolean
}

interface SpaceLabelProps {
  readonly world: World
  readonly view: View
  readonly word: Words
  /** The map calls this; looking at a space changes nothing else. */
  readonly lookAt: { current: LookAtSpace }
  /** Events are being shown, so the label is hidden. */
  readonly busy: boolean
}

const NOWHERE: Look = { space: undefined, below: false }

/** Describes the space under the pointer. */
export function SpaceLabel({ world, view, word, lookAt, busy }: SpaceLabelProps) {
  const [{ space, below }, show] = useState<Look>(NOWHERE)
  useEffect(() => {
    // A press also focuses the space; that says nothing about where the finger is.
    lookAt.current = (looked, under) => show((now) => ({ space: looked, below: under ?? (now.space === looked && now.below) }))
    return () => {
      lookAt.current = undefined
    }
  }, [lookAt])
  // After a touch no event tells us that the player looks away. A new position does.
  useEffect(() => show(NOWHERE), [view])
  if (space === undefined || busy) return null
  const { title, facts } = describe(world, view, space, word)
  return (
    <p class={`fy-space-label ${below ? 'below' : ''}`} aria-hidden="true">
      <b>{title}</b> {facts.join(' · ')}
    </p>
  )
}
