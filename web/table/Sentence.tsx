import type { Names, Seat } from '@fairground/kernel'
import { type OpenableCard, SeatMark } from '@fairground/kit'
import { type ComponentChildren, Fragment } from 'preact'
import { formsOf } from './log-lines.ts'

interface Props {
  readonly text: string
  readonly seats: readonly Seat[]
  readonly names: Names
  /** The seat whose mark is already before the sentence. */
  readonly lead?: Seat | undefined
  readonly cards?: readonly OpenableCard[] | undefined
  look?(card: OpenableCard): void
}

/** A sentence of the log: named players get their mark, and named cards can be pressed. */
export function Sentence({ text, seats, names, lead, cards = [], look }: Props) {
  const known = [
    ...seats.map((seat) => ({ word: names(seat), seat })),
    ...cards.flatMap((card) => formsOf(card.name).map((word) => ({ word, card }))),
  ]
  const parts = known.length === 0 ? [text] : text.split(wordsIn(known.map(({ word }) => word)))
  const unnamed = cards.filter(({ name }) => !parts.some((part) => formsOf(name).some((form) => isSame(part, form))))
  return (
    <>
      {parts.map((part) => {
        const found = known.find(({ word }) => isSame(word, part))
        return found === undefined ? part : drawn({ ...found, word: part }, lead, look)
      })}
      {look !== undefined &&
        unnamed.map((card) => (
          <Fragment key={card.name}>
            {' '}
            <CardLink card={card} look={look} />
          </Fragment>
        ))}
    </>
  )
}

interface Named {
  readonly word: string
  readonly seat?: Seat
  readonly card?: OpenableCard
}

function drawn(found: Named, lead: Seat | undefined, look: Props['look']): ComponentChildren {
  if (found.seat !== undefined)
    return (
      <span class="log-who">
        {found.seat !== lead && <SeatMark seat={found.seat} size={12} />}
        {found.word}
      </span>
    )
  return found.card === undefined || look === undefined ? found.word : <CardLink card={found.card} word={found.word} look={look} />
}

function CardLink({
  card,
  word = card.name,
  look,
}: {
  readonly card: OpenableCard
  readonly word?: string
  look(card: OpenableCard): void
}) {
  return (
    <button type="button" class="log-card" onClick={() => look(card)}>
      {word}
    </button>
  )
}

/** A card may be named in the middle of a sentence, in lower case: “a ship”. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Whole words only, the longest first: a name may be part of another. */
function wordsIn(words: readonly string[]): RegExp {
  const longest = [...new Set(words)].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${longest.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}
