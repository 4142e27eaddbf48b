import type { Level } from '@fairground/bots'
import type { Seat } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import { Dialog } from '../lib/Dialog.tsx'
import { t } from '../lib/text.ts'
import { type Box, bubbleBeside } from './bubble.ts'
import { words } from './words.ts'
import './seat-menu.css'

interface Props {
  readonly title: string
  /** The element that was pressed. */
  readonly beside: Box
  /** Who may sit here, and who does. */
  readonly sitters?: {
    readonly levels: readonly Level[]
    /** Can a person be invited to this seat? */
    readonly person: boolean
    readonly chosen: Level | 'person' | undefined
    choose(sitter: Level | 'person'): void
  }
  /** Seats to swap with. */
  readonly others?: readonly { readonly seat: Seat; readonly name: string }[]
  swap?(seat: Seat): void
  /** Other actions. */
  readonly actions?: readonly { readonly label: string; do(): void }[]
  close(): void
}

/** The menu of a seat, in a bubble next to its plate. Any choice closes it. */
export function SeatMenu({ title, beside, sitters, others = [], swap, actions = [], close }: Props) {
  const say = words.value
  const then = (deed: () => void) => () => {
    close()
    deed()
  }
  return (
    <Dialog title={title} class="seat-menu" placed={(dialog) => place(dialog, beside)} close={close}>
      {sitters !== undefined && (
        <ul class="level-list" aria-label={say.whoSits}>
          {sitters.person && (
            <li>
              <button type="button" aria-pressed={sitters.chosen === 'person'} onClick={then(() => sitters.choose('person'))}>
                <span>
                  <b>{t.value.setUp.friend}</b>
                  <small>{say.personLine}</small>
                </span>
              </button>
            </li>
          )}
          {sitters.levels.map((level) => (
            <li key={level}>
              <button type="button" aria-pressed={sitters.chosen === level} onClick={then(() => sitters.choose(level))}>
                <span>
                  <b>
                    {t.value.setUp.bot}: {t.value.bots.levels[level].name}
                  </b>
                  <small>{t.value.bots.levels[level].line}</small>
                </span>
                <Pips level={level} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {swap !== undefined && others.length > 0 && (
        <div class="seat-swaps">
          <h3>{say.swapWith}</h3>
          <div class="row">
            {others.map(({ seat, name }) => (
              <button key={seat} type="button" class="button small" onClick={then(() => swap(seat))}>
                <SeatMark seat={seat} size={16} /> {name}
              </button>
            ))}
          </div>
        </div>
      )}
      {actions.length > 0 && (
        <div class="row">
          {actions.map((deed) => (
            <button key={deed.label} type="button" class="button small" onClick={then(deed.do)}>
              {deed.label}
            </button>
          ))}
        </div>
      )}
    </Dialog>
  )
}

function place(dialog: HTMLDialogElement, beside: Box): void {
  // Measured at the width of a bubble, to see whether there is room for one.
  dialog.classList.add('bubble')
  const { offsetWidth: width, offsetHeight: height } = dialog
  const bubble = bubbleBeside(beside, { width, height }, { width: innerWidth, height: innerHeight })
  dialog.classList.toggle('bubble', bubble !== undefined)
  if (bubble === undefined) return
  dialog.classList.add(bubble.side)
  for (const key of ['left', 'top', 'tail'] as const) dialog.style.setProperty(`--${key}`, `${bubble[key]}px`)
}

const STRENGTH: Readonly<Record<Level, number>> = { random: 0, apprentice: 1, trader: 2, merchant: 3, master: 4 }
const STRONGEST = 4

/** The strength as dots. The text next to it says the same. */
function Pips({ level }: { readonly level: Level }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: STRONGEST }, (_, index) => (
        <i key={index} class={index < STRENGTH[level] ? 'on' : ''} />
      ))}
    </span>
  )
}
