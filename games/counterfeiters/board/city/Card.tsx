import type { MatchText } from '@fairground/kernel'
import { memo } from 'preact/compat'
import type { Design } from '../../rules/board.ts'
import type { Event, Facts, Move, View } from '../../state.ts'
import type { CounterfeitersText } from '../../text/shared.ts'
import { kindName } from '../explain/explain.ts'
import type { Words } from '../words.ts'
import { CardArt } from './cards.tsx'
import './card.css'

interface Props {
  readonly design: Design
  readonly facts: Facts
  readonly text: MatchText<Move, View, Event, CounterfeitersText>
  readonly word: Words
}

/** A card's face: picture, name, and its effect in numbers. The same at every size: it grows with the font size. */
export const CardFace = memo(function CardFace({ design, facts, text, word }: Props) {
  return (
    <span class="cf-face">
      <CardArt design={design} />
      <span class="cf-card-name">{kindName(design, text, word)}</span>
      <span class="cf-card-effect number">{word.effects[design.kind](facts, design.value)}</span>
    </span>
  )
})
