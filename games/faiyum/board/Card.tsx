import { memo } from 'preact/compat'
import type { CardFacts, NumberedCard } from '../edition/edition.ts'
import type { CardText, FaiyumText } from '../text/phrases.ts'
import { Ankh, KindIcon, Storm } from './icons.tsx'
import { parted } from './parted.ts'
import { Amount, CostSigns, GainSigns, StepSigns } from './signs.tsx'
import type { Words } from './words.ts'

const told = new WeakMap<FaiyumText, WeakMap<CardFacts, CardText>>()

/** A card in words, put together once. */
export function cardText(text: FaiyumText, facts: CardFacts): CardText {
  const known = told.get(text) ?? new WeakMap<CardFacts, CardText>()
  told.set(text, known)
  const words = known.get(facts) ?? text.card(facts)
  known.set(facts, words)
  return words
}

/** How a card lies there: upright in a hand, as a slip on the market's shelf, or as a mere line. */
export type Shape = 'upright' | 'slip' | 'line'

/** A card's face, drawn again only when it is another card: number and kind, name, what it costs, does and brings. */
export const Face = memo(function Face({ facts, text, word, shape = 'upright', copies = 1, sentence = false }: FaceProps) {
  const { kind, cost, steps, gain } = facts
  const border = 'border' in facts ? (facts as NumberedCard).border.value : 'start'
  const made = reconstructedParts(facts, word)
  const number = numberOf(facts)
  return (
    <span class={`fy-card ${shape} kind-${kind.value} border-${border}`} aria-hidden="true">
      <span class="fy-spine">
        {copies > 1 ? <b class="fy-copies number">×{copies}</b> : number !== undefined && <b class="fy-number number">{number}</b>}
        <KindIcon kind={kind.value} />
      </span>
      <span class="fy-title">{shape === 'upright' ? parted(text.title) : text.title}</span>
      <span class="fy-line">
        <span class="fy-do">
          {steps.value.map((step) => (
            <StepSigns key={step.do} step={step} />
          ))}
        </span>
        {Object.keys(cost.value).length > 0 && (
          <span class="fy-cost">
            <CostSigns cost={cost.value} />
          </span>
        )}
        {Object.keys(gain.value).length > 0 && (
          <span class="fy-gain">
            <GainSigns gain={gain.value} />
          </span>
        )}
      </span>
      {sentence && <span class="fy-sentence">{text.action.join(' ')}</span>}
      {made.length > 0 && <span class="fy-made" />}
    </span>
  )
})

interface FaceProps {
  readonly facts: CardFacts
  readonly text: CardText
  readonly word: Words
  readonly shape?: Shape
  /** So many lie on each other. */
  readonly copies?: number
  /** With its action in words. */
  readonly sentence?: boolean
}

export function numberOf(facts: CardFacts): number | undefined {
  return 'number' in facts ? (facts as NumberedCard).number.value : undefined
}

/** Which parts of a card are our own guess. */
export function reconstructedParts({ cost, steps, gain }: CardFacts, word: Words): readonly string[] {
  return [
    ...(cost.status === 'reconstructed' ? [word.parts.cost] : []),
    ...(steps.status === 'reconstructed' ? [word.parts.steps] : []),
    ...(gain.status === 'reconstructed' ? [word.parts.gain] : []),
  ]
}

/** A card in one breath, for whoever listens. */
export function spoken(facts: CardFacts, text: CardText, word: Words): string {
  const number = numberOf(facts)
  return [
    `${number === undefined ? '' : `${number} `}${text.title}, ${text.kind}.`,
    ...(text.cost === undefined ? [] : [`${word.cost}: ${text.cost}.`]),
    ...text.action,
    ...(text.gain === undefined ? [] : [`${word.brings}: ${text.gain}.`]),
  ].join(' ')
}

interface DisasterProps {
  readonly number: number
  readonly reputation: number
  readonly word: Words
  readonly shape: Shape
}

export function DisasterFace({ number, reputation, word, shape }: DisasterProps) {
  return (
    <span class={`fy-card ${shape} fy-disaster`} aria-hidden="true">
      <span class="fy-spine">
        <b class="fy-number number">{number}</b>
      </span>
      <span class="fy-title">{word.disaster}</span>
      <span class="fy-line">
        <span class="fy-do">
          <Storm />
        </span>
        {reputation > 0 && (
          <span class="fy-gain">
            <Amount of={reputation} always>
              <Ankh />
            </Amount>
          </span>
        )}
      </span>
    </span>
  )
}
