import type { Names, Seat } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import { t } from '../lib/text.ts'

/** Chooses the viewer: a seat, a spectator, or all hands open. */
export type ReplayViewer = Seat | 'spectator' | 'all'

interface Props {
  readonly seats: number
  readonly names: Names
  readonly looking: ReplayViewer
  look(as: ReplayViewer): void
}

export function ViewerPicker({ seats, names, looking, look }: Props) {
  const say = t.value.replay
  const all: readonly ReplayViewer[] = ['all', ...Array.from({ length: seats }, (_, seat) => seat), 'spectator']
  return (
    <fieldset class="eyes">
      <legend class="unseen">{say.eyes}</legend>
      {all.map((each) => (
        <label key={each} class="eye">
          <input type="radio" name="eyes" checked={looking === each} onChange={() => look(each)} />
          <span>
            {typeof each === 'number' && <SeatMark seat={each} size={14} />}
            {typeof each === 'number' ? names(each) : say[each]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** `?seat=` of an address. */
export function lookingIn(search: URLSearchParams, seats: number): ReplayViewer | undefined {
  const given = search.get('seat')
  if (given === 'all' || given === 'spectator') return given
  const seat = Number(given)
  return given !== null && given !== '' && Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : undefined
}
