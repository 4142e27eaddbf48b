import { useRef } from 'preact/hooks'
import { NONE, type View } from '../../state.ts'

/** The place of a henchman: a space (0 and up), or one of these. */
export const AT_HOME = -1
export const LAID = -2
export const LIFTED = -3

/**
 * The place of each of a seat's henchmen, so that each can be animated: henchmen whose place is still occupied stay, the others take the
 * remaining places.
 */
export function useHenchmen(view: View): readonly (readonly number[])[] {
  const kept = useRef<readonly (readonly number[])[]>([])
  kept.current = view.standing.map((_, seat) => assigned(kept.current[seat] ?? [], wanted(view, seat)))
  return kept.current
}

function wanted({ standing, squeezed, lifted, laid, henchmen, actor }: View, seat: number): readonly number[] {
  const places: number[] = []
  for (const set of [standing[seat], squeezed[seat]])
    for (let space = 0; space < 31; space++) if ((set & (1 << space)) !== 0) places.push(space)
  if (lifted !== NONE && seat === actor) places.push(LIFTED)
  for (let i = 0; i < laid[seat]; i++) places.push(LAID)
  for (let i = 0; i < henchmen[seat]; i++) places.push(AT_HOME)
  return places
}

function assigned(before: readonly number[], places: readonly number[]): readonly number[] {
  const left = [...places]
  const now = before.map((place) => {
    const at = left.indexOf(place)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  // `undefined` has no place yet; the list becomes as long as the longer of the two.
  while (now.length < places.length) now.push(undefined)
  return now.flatMap((place) => place ?? left.shift() ?? [])
}
