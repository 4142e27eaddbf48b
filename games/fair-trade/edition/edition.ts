import type { Edition, Fact, Problem } from '@fairground/kernel'
import * as z from 'zod/mini'
import { atLeastOne, editionShape, editionsOf, fact, listOf, whole } from '../../shape.ts'
import { rulebook, wide } from './built-in.ts'

/** What is printed in the box. */
export interface FairTradeEdition extends Edition {
  /** Bid cards go from 1 to this number. */
  readonly highestBid: Fact<number>
  /** The coins each player starts with. */
  readonly coins: Fact<readonly number[]>
  readonly market: readonly {
    readonly id: string
    /** By number of players: what the first, second … trader gets. */
    readonly prizes: Readonly<Record<'2' | '3' | '4' | '5' | '6', Fact<readonly number[]>>>
  }[]
}

const CARDS = 12
const COUNTS = ['2', '3', '4', '5', '6'] as const

function row(players: number) {
  return fact(listOf(whole(0, 99), players))
}

const schema = editionShape({
  highestBid: fact(whole(5, 13)),
  coins: fact(atLeastOne(whole(1, 99), 30)),
  market: listOf(
    z.strictObject({
      id: z.string().check(z.minLength(1), z.maxLength(60)),
      prizes: z.strictObject({ '2': row(2), '3': row(3), '4': row(4), '5': row(5), '6': row(6) }),
    }),
    CARDS,
  ),
})

export const editions = editionsOf<FairTradeEdition>([rulebook, wide], schema, inconsistencies)

/** Checks what the schema cannot: a higher trader never earns less, and no two cards share a name. */
function inconsistencies(edition: FairTradeEdition): readonly Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [index, card] of edition.market.entries()) {
    if (seen.has(card.id))
      problems.push({ path: `market.${index}.id`, reason: `two cards are called ${card.id}`, rule: 'same-name', facts: { name: card.id } })
    seen.add(card.id)
    for (const count of COUNTS) {
      const prizes = card.prizes[count].value
      const rises = prizes.findIndex((prize, place) => place > 0 && prize > prizes[place - 1])
      if (rises >= 0)
        problems.push({
          path: `market.${index}.prizes.${count}.value.${rises}`,
          reason: 'a lower place earns more than the one before it',
          rule: 'rises',
        })
    }
  }
  return problems
}
