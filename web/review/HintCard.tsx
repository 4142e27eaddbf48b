import type { AnyGamePackage, CoachText, Reason } from '@fairground/kernel'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import type { TableGame } from '../table/live.ts'
import type { Choice, Hint, MoveReason } from './engine.ts'
import { percent, spread } from './figures.ts'
import { HINT_STEPS, type Hinting } from './hint.ts'
import { roomBeside, Spotlight, useLights } from './Spotlight.tsx'
import { words } from './words.ts'
import './hint-card.css'

interface Props {
  readonly hinting: Hinting
  readonly game: TableGame
  /** A choice, by its index among the offered moves, in words. */
  label(choice: Choice): string
  play(move: unknown): void
}

/** A hint in three steps, one press each: where to look, the move, why. The table is dimmed except for the subject. */
export default function HintCard({ hinting: { step, hint, move, next, close }, game, label, play }: Props) {
  const say = words.value.hint
  const coach = useCoachText(game.gamePackage)
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => card.current?.scrollTo(0, card.current.scrollHeight), [step, hint])
  const lights = useLights(step)
  const room = lights && roomBeside(lights)
  return (
    <>
      <section
        ref={card}
        class={`coach tip hint-card card at-${room?.side ?? 'head'}`}
        style={{ '--room': room && `${room.height}px` }}
        aria-label={say.title(step)}
      >
        <header class="hint-head">
          <Icon name="lightbulb" />
          <h2>{say.title(step)}</h2>
          <button type="button" class="icon-button hint-close" aria-label={say.close} title={say.close} onClick={close}>
            <Icon name="x" />
          </button>
        </header>
        {hint === undefined ? (
          <p class="hint-wait" aria-busy="true" aria-live="polite">
            {say.thinking}
          </p>
        ) : (
          <ol class="hint-steps" aria-live="polite">
            <Step place={1} title={say.where}>
              {coach?.(hint.where.reason) ?? say.lit}
            </Step>
            {step >= 2 && (
              <Step place={2} title={say.move}>
                <b>{label(hint.best)}</b>
              </Step>
            )}
            {step >= 3 && (
              <Step place={3} title={say.why}>
                {sentenceOf(hint.why, label, coach)}
                <Amounts hint={hint} label={label} />
              </Step>
            )}
          </ol>
        )}
        <div class="coach-foot">
          {step < HINT_STEPS && hint !== undefined && (
            <button type="button" class="button" onClick={next}>
              {step === 1 ? say.showMove : say.showWhy} <kbd>H</kbd>
            </button>
          )}
          {step >= 2 && hint !== undefined && (
            <button type="button" class="button primary" onClick={() => play(move)}>
              <Icon name="check" size={16} /> {label(hint.best)}
            </button>
          )}
        </div>
      </section>
      {hint !== undefined && lights !== undefined && <Spotlight step={step} lights={lights} />}
    </>
  )
}

function Step({ place, title, children }: { readonly place: number; readonly title: string; readonly children: preact.ComponentChildren }) {
  return (
    <li>
      <span class="hint-number number" aria-hidden="true">
        {place}
      </span>
      <div>
        <small>{title}</small>
        <div>{children}</div>
      </div>
    </li>
  )
}

/** The reason for it: the game's own if it has one, and never more than the error allows. */
function sentenceOf({ kind, other, by, reason }: MoveReason, label: Props['label'], coach: CoachSays | undefined): string {
  const say = words.value.hint
  if (kind === 'only' || other === undefined || by === undefined) return say.only
  if (kind === 'alike') return say.alike(label(other))
  const told = coach?.(reason)
  const worth = say.better(percent(by.value), spread(by.error), label(other))
  return told === undefined ? worth : `${told} ${worth}`
}

/** Both win chances side by side. */
function Amounts({ hint: { best, why } }: { readonly hint: Hint; label: Props['label'] }) {
  const say = words.value.hint
  if (why.other === undefined) return null
  return (
    <dl class="hint-amounts number">
      <div>
        <dt>{say.otherwise}</dt>
        <dd>
          {percent(why.other.worth.value)} <small>± {spread(why.other.worth.error)}</small>
        </dd>
      </div>
      <div class="best">
        <dt>{say.withIt}</dt>
        <dd>
          {percent(best.worth.value)} <small>± {spread(best.worth.error)}</small>
        </dd>
      </div>
    </dl>
  )
}

type CoachSays = (reason: Reason | undefined) => string | undefined

/** The game's own texts for reasons, once loaded; a game may have none. */
export function useCoachText(load: () => Promise<AnyGamePackage>): CoachSays | undefined {
  const { language } = settings.value
  const loaded = useLoaded(async (): Promise<CoachText | undefined> => (await (await load()).coach?.())?.text[language](), language)
  const text = loaded.state === 'there' ? loaded.value : undefined
  return text && ((reason) => reason && text.say(reason))
}

/** Where to look for a move, from the game's own texts; a game may have none. */
export function useWhereToLook(gamePackage: AnyGamePackage, facts: unknown, view: unknown, move: unknown): string | undefined {
  const says = useCoachText(async () => gamePackage)
  const loaded = useLoaded(async () => gamePackage.coach?.(), gamePackage)
  const coach = loaded.state === 'there' ? loaded.value : undefined
  return says?.(coach?.look?.(facts, view, move))
}
