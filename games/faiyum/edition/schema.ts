import * as z from 'zod/mini'
import { atLeastOne, atMost, editionShape, fact, listOf, whole } from '../../shape.ts'
import { BASICS, BUILDINGS, COUNTS, GOODS, KINDS, PLACES, SIDES, TERRAINS } from './vocabulary.ts'

/** The shape of an edition file. The limits keep every decision small; no printed game comes near them. */

const MOST_SPACES = 100
const MOST_PAIRS = 250
const MOST_OF_A_GOOD = 4

let made: ReturnType<typeof makeSchema> | undefined

/** Created when first needed: it takes a tenth of a second on a slow phone, and most tables use the built-in edition. */
export function schema(): z.ZodMiniType {
  made ??= makeSchema()
  return made
}

function makeSchema() {
  const label = z.string().check(z.minLength(1), z.maxLength(60))
  const maybe = <T extends z.ZodMiniType>(inner: T) => z.optional(inner)
  const few = (most: number) => whole(1, most)
  const yes = z.literal(true)
  const spaceId = z.string().check(z.minLength(1), z.maxLength(12))
  const pairs = atMost(listOf(spaceId, 2), MOST_PAIRS)

  const cost = z.strictObject({
    wheat: maybe(few(MOST_OF_A_GOOD)),
    grape: maybe(few(MOST_OF_A_GOOD)),
    stone: maybe(few(MOST_OF_A_GOOD)),
    fish: maybe(few(MOST_OF_A_GOOD)),
    rose: maybe(few(MOST_OF_A_GOOD)),
    basic: maybe(few(MOST_OF_A_GOOD)),
    different: maybe(whole(2, 3)),
    ground: maybe(yes),
    money: maybe(few(30)),
    card: maybe(few(3)),
  })

  const places = atLeastOne(z.enum(PLACES), PLACES.length)

  const step = z.discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('harvest'),
      workers: few(3),
      least: maybe(few(3)),
      next: maybe(yes),
      side: maybe(z.enum(SIDES)),
      terrain: maybe(z.enum(BASICS)),
      alone: maybe(yes),
    }),
    z.strictObject({ do: z.literal('trade'), workers: few(2), on: places, terrain: maybe(z.enum(BASICS)), joined: maybe(yes) }),
    z.strictObject({ do: z.literal('build'), piece: z.enum(BUILDINGS), count: few(3), terrain: maybe(z.enum(BASICS)) }),
    z.strictObject({ do: z.literal('clear'), workers: few(5), least: maybe(few(5)) }),
    z.strictObject({ do: z.literal('name'), on: places }),
    z.strictObject({ do: z.literal('swap'), most: few(4), from: atLeastOne(z.enum(GOODS), GOODS.length), to: z.enum(GOODS) }),
    z.strictObject({ do: z.literal('take') }),
    z.strictObject({ do: z.literal('order') }),
    z.strictObject({ do: z.literal('repeat') }),
  ])

  const gain = z.strictObject({
    money: maybe(few(30)),
    reputation: maybe(few(30)),
    wheat: maybe(few(9)),
    grape: maybe(few(9)),
    stone: maybe(few(9)),
    fish: maybe(few(9)),
    rose: maybe(few(9)),
    choice: maybe(few(4)),
    ofSpace: maybe(few(9)),
    per: maybe(
      atMost(
        z.strictObject({
          what: z.enum(['money', 'reputation']),
          each: few(9),
          count: z.enum(COUNTS),
          of: maybe(few(9)),
          most: maybe(few(30)),
        }),
        COUNTS.length,
      ),
    ),
  })

  const face = {
    title: z.strictObject({ en: fact(label), de: fact(label), vi: fact(label) }),
    kind: fact(z.enum(KINDS)),
    cost: fact(cost),
    steps: fact(atMost(step, 4)),
    gain: fact(gain),
  }

  const piece = fact(whole(0, 99))

  return editionShape({
    map: z.strictObject({
      spaces: z
        .array(
          z.strictObject({
            id: spaceId,
            terrain: fact(z.enum(TERRAINS)),
            at: fact(z.strictObject({ row: whole(0, 50), column: whole(0, 50) })),
            blocks: maybe(fact(whole(0, 15))),
          }),
        )
        .check(z.minLength(4), z.maxLength(MOST_SPACES)),
      adjacent: fact(pairs),
      channelSide: fact(atMost(spaceId, MOST_SPACES)),
      lakeSide: fact(atMost(spaceId, MOST_SPACES)),
      bridges: fact(pairs),
      bridgesPerSpace: fact(whole(1, 9)),
      roads: fact(pairs),
    }),
    supply: z.strictObject({
      worker: piece,
      settlement: piece,
      town: piece,
      workshop: piece,
      expansion: piece,
      road: piece,
      bridge: piece,
      grandBridge: piece,
      block: piece,
      palace: piece,
      crocodile: piece,
    }),
    starting: atLeastOne(z.strictObject({ ...face, copies: fact(few(9)) }), 20),
    cards: atLeastOne(z.strictObject({ ...face, number: fact(whole(1, 9999)), border: fact(z.enum(['blue', 'yellow'])) }), 120),
    disasters: listOf(z.strictObject({ number: fact(whole(1, 9999)), reputation: fact(listOf(whole(0, 99), 5)) }), 4),
    money: z.strictObject({
      start: fact(listOf(whole(0, 99), 5)),
      solo: fact(whole(0, 99)),
      card: fact(whole(0, 9)),
      crocodile: fact(whole(0, 9)),
      substitute: fact(whole(1, 9)),
    }),
    market: z.strictObject({
      spaces: fact(whole(8, 8)),
      prices: fact(listOf(whole(1, 99), 4)),
      discount: fact(whole(0, 1)),
      shown: fact(whole(12, 12)),
    }),
    administration: z.strictObject({
      income: fact(whole(0, 9)),
      workers: fact(whole(0, 5)),
      worker: fact(whole(0, 9)),
      cards: fact(whole(1, 9)),
      replaced: fact(listOf(whole(1, 2), 5)),
    }),
    expansion: fact(whole(0, 9)),
  })
}
