import { memo } from 'preact/compat'
import type { CardFacts, NumberedCard } from '../edition/edition.ts'
import type { CardText, FaiyumText } from '../text/phrases.ts'
import { Ankh, KindIcon, Storm } from './icons.tsx'
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

/** A card's face, drawn again only when it is another card: number and name on the band of its kind, cost on the left, action in the middle, gain on the right. */
export const Face = memo(function Face({ facts, text, word, sentence = false }: FaceProps) {
  const { kind, cost, steps, gain } = facts
  const border = 'border' in facts ? (facts as NumberedCard).border.value : 'start'
  const made = reconstructedParts(facts, word)
  return (
    <span class={`fy-card kind-${kind.value} border-${border}`} aria-hidden="true">
      <span class="fy-band">
        <b class="fy-number number">{numberOf(facts) ?? '·'}</b>
        <span class="fy-title">{text.title}</span>
        <KindIcon kind={kind.value} />
      </span>
      <span class="fy-face">
        {Object.keys(cost.value).length > 0 && (
          <span class="fy-cost">
            <CostSigns cost={cost.value} />
          </span>
        )}
        <span class="fy-do">
          {steps.value.map((step) => (
            <StepSigns key={step.do} step={step} />
          ))}
        </span>
        {Object.keys(gain.value).length > 0 && (
          <span class="fy-gain">
            <GainSigns gain={gain.value} />
          </span>
        )}
      </span>
      {sentence && <span class="fy-sentence">{text.action.join(' ')}</span>}
      {made.length > 0 && <span class="fy-made" title={word.reconstructed(made.join(', '))} />}
    </span>
  )
})

interface FaceProps {
  readonly facts: CardFacts
  readonly text: CardText
  readonly word: Words
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

export function DisasterFace({ number, reputation, word }: { readonly number: number; readonly reputation: number; readonly word: Words }) {
  return (
    <span class="fy-card fy-disaster" aria-hidden="true">
      <span class="fy-band">
        <b class="fy-number number">{number}</b>
        <span class="fy-title">{word.disaster}</span>
      </span>
      <span class="fy-face">
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
