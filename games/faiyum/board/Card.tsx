import { memo } from 'preact/compat'
import type { CardFacts, NumberedCard } from '../edition/edition.ts'
import type { CardText, FaiyumText } from '../text/phrases.ts'
import { hyphenated } from './hyphenation.ts'
import { Ankh, KindIcon, Storm } from './icons.tsx'
import { Amount, CostSigns, GainSigns, StepSigns } from './signs.tsx'
import type { Words } from './words.ts'

const cardTexts = new WeakMap<FaiyumText, WeakMap<CardFacts, CardText>>()

/** A card in words, built once. */
export function cardText(text: FaiyumText, facts: CardFacts): CardText {
  const known = cardTexts.get(text) ?? new WeakMap<CardFacts, CardText>()
  cardTexts.set(text, known)
  const words = known.get(facts) ?? text.card(facts)
  known.set(facts, words)
  return words
}

/** How a card is shown: upright in a hand, as a slip in the market, or as a single line. */
export type Shape = 'upright' | 'slip' | 'line'

/** A card's face: number and kind, name, cost, action and gain. It renders again only for another card. */
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
      <span class="fy-title">{shape === 'upright' ? hyphenated(text.title) : text.title}</span>
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
  /** How many equal cards lie on each other. */
  readonly copies?: number
  /** Also shows the action in words. */
  readonly sentence?: boolean
}

export function numberOf(facts: CardFacts): number | undefined {
  return 'number' in facts ? (facts as NumberedCard).number.value : undefined
}

/** Which parts of a card are reconstructed. */
export function reconstructedParts({ cost, steps, gain }: CardFacts, word: Words): readonly string[] {
  return [
    ...(cost.status === 'reconstructed' ? [word.parts.cost] : []),
    ...(steps.status === 'reconstructed' ? [word.parts.steps] : []),
    ...(gain.status === 'reconstructed' ? [word.parts.gain] : []),
  ]
}

/** A card in one sentence, for screen readers. */
export function cardSentence(facts: CardFacts, text: CardText, word: Words): string {
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
