import type { Edition, Fact, Problem } from '@fairground/kernel'
import * as z from 'zod/mini'
import { atLeastOne, atMost, editionShape, editionsOf, fact, listOf, whole } from '../../shape.ts'
import { reconstruction } from './built-in.ts'

export type StreetSpace = 'plain' | 'godfather' | 'investigation' | 'strike' | 'end'

export type CardKind = 'printer' | 'ink' | 'paper' | 'hologram' | 'diner' | 'jet' | 'greatLawyer' | 'badLawyer' | 'ticket'

export type CardSet = 'S' | 'A' | 'B' | 'C' | 'D'

/** What an Action Improvement does when it is used, once per game. */
export type Effect =
  | 'more-notes'
  | 'more-groceries'
  | 'own-rate'
  | 'more-fraud'
  | 'discount'
  | 'free-flight'
  | 'quiet'
  | 'finer-print'
  | 'blind-cashier'
  | 'squeeze-in'

interface Space {
  readonly hat: Fact<boolean>
}

/** One side of the board. The track goes from its first space to its end, which is also a Godfather. */
export interface Side {
  /** From the left. */
  readonly market: readonly (Space & { readonly price: Fact<number>; readonly bin: Fact<boolean> })[]
  readonly print: readonly Space[]
  readonly supermarket: readonly Space[]
  readonly receiver: readonly Space[]
  readonly taxFraud: readonly (Space & { readonly sunglasses: Fact<boolean> })[]
  readonly jet: readonly Space[]
  readonly commercial: readonly (Space & { readonly price: Fact<number> })[]
  readonly track: readonly Fact<StreetSpace>[]
}

export interface CardEntry {
  readonly set: CardSet
  readonly kind: CardKind
  /** What a ticket pays. */
  readonly value?: Fact<number>
  readonly count: Fact<number>
  /** Used with this many players or more. */
  readonly players: Fact<number>
}

/** What is printed in the box. Money is in dollars and always a multiple of ten, the smallest note. */
export interface CounterfeitersEdition extends Edition {
  readonly henchmen: Fact<number>
  /** From the first player on. */
  readonly startCash: Fact<readonly number[]>
  readonly notesPerPrinter: Fact<number>
  readonly supermarketNotes: Fact<number>
  readonly supermarketPays: Fact<number>
  readonly receiverNotes: Fact<number>
  /** For one, two and three stars. */
  readonly receiverRates: Fact<readonly number[]>
  readonly taxFraud: Fact<number>
  readonly dinerPays: Fact<number>
  /** How many fakes of one, two and three stars are in the box. */
  readonly fakes: Fact<readonly number[]>
  readonly two: Side & { readonly start: { readonly '2': Fact<number> } }
  readonly more: Side & { readonly start: { readonly '3': Fact<number>; readonly '4': Fact<number> } }
  readonly cards: readonly CardEntry[]
  readonly improvements: readonly {
    readonly id: string
    readonly effect: Fact<Effect>
    /** In notes or dollars, depending on the effect; 0 if the effect has no amount. */
    readonly amount: Fact<number>
    readonly players: Fact<number>
  }[]
}

const CARDS = 42
const IMPROVEMENTS = 10
/** A set of spaces must fit into a 32-bit number, together with one flag. */
const MOST_SPACES = 30
const STARTING_KINDS: readonly CardKind[] = ['printer', 'ink', 'paper']
const MOST_PLAYERS = 4

/** Dollars. */
function money(min: number, max: number) {
  return z.int().check(z.gte(min), z.lte(max), z.multipleOf(10))
}

const space = { hat: fact(z.boolean()) }

function spaces(min: number, max: number) {
  return z.array(z.strictObject(space)).check(z.minLength(min), z.maxLength(max))
}

const players = fact(whole(2, MOST_PLAYERS))
const start = fact(whole(0, 60))

const side = {
  market: atLeastOne(z.strictObject({ ...space, price: fact(money(0, 500)), bin: fact(z.boolean()) }), 10),
  print: spaces(1, 6),
  supermarket: spaces(0, 6),
  receiver: spaces(1, 6),
  taxFraud: atLeastOne(z.strictObject({ ...space, sunglasses: fact(z.boolean()) }), 6),
  jet: spaces(0, 6),
  commercial: atMost(z.strictObject({ ...space, price: fact(money(0, 500)) }), 6),
  track: z.array(fact(z.enum(['plain', 'godfather', 'investigation', 'strike', 'end']))).check(z.minLength(2), z.maxLength(61)),
}

const name = z.string().check(z.minLength(1), z.maxLength(60))

const schema = editionShape({
  henchmen: fact(whole(1, 6)),
  startCash: fact(listOf(money(0, 500), MOST_PLAYERS)),
  notesPerPrinter: fact(whole(1, 6)),
  supermarketNotes: fact(whole(1, 8)),
  supermarketPays: fact(money(10, 100)),
  receiverNotes: fact(whole(1, 10)),
  receiverRates: fact(listOf(money(10, 100), 3)),
  taxFraud: fact(money(10, 200)),
  dinerPays: fact(money(10, 100)),
  fakes: fact(listOf(whole(1, 1000), 3)),
  two: z.strictObject({ ...side, start: z.strictObject({ '2': start }) }),
  more: z.strictObject({ ...side, start: z.strictObject({ '3': start, '4': start }) }),
  cards: atMost(
    z.strictObject({
      set: z.enum(['S', 'A', 'B', 'C', 'D']),
      kind: z.enum(['printer', 'ink', 'paper', 'hologram', 'diner', 'jet', 'greatLawyer', 'badLawyer', 'ticket']),
      value: z.optional(fact(money(10, 1000))),
      count: fact(whole(0, CARDS)),
      players,
    }),
    CARDS,
  ),
  improvements: listOf(
    z.strictObject({
      id: name,
      effect: fact(
        z.enum([
          'more-notes',
          'more-groceries',
          'own-rate',
          'more-fraud',
          'discount',
          'free-flight',
          'quiet',
          'finer-print',
          'blind-cashier',
          'squeeze-in',
        ]),
      ),
      amount: fact(whole(0, 100)),
      players,
    }),
    IMPROVEMENTS,
  ),
})

export const editions = editionsOf<CounterfeitersEdition>([reconstruction], schema, (edition) => [
  ...sideProblems('two', edition.two),
  ...sideProblems('more', edition.more),
  ...cardProblems(edition),
  ...promoProblems(edition),
])

/** What the schema cannot check: the spaces fit into a set, the police can move, the track has one end. */
function sideProblems(path: string, side: CounterfeitersEdition['two'] | CounterfeitersEdition['more']): readonly Problem[] {
  const problems: Problem[] = []
  const zones = [side.market, side.print, side.supermarket, side.receiver, side.taxFraud, side.jet, side.commercial]
  const count = zones.reduce((sum, zone) => sum + zone.length, 0)
  if (count > MOST_SPACES)
    problems.push({ path, reason: `has ${count} spaces; ${MOST_SPACES} are the most`, rule: 'spaces', facts: { count, most: MOST_SPACES } })
  if (!zones.some((zone) => zone !== side.supermarket && zone.some(({ hat }) => hat.value)))
    problems.push({ path, reason: 'needs a hat outside the supermarket, else the police may never arrive', rule: 'hat' })
  const steps = side.track.map(({ value }) => value)
  const end = steps.indexOf('end')
  if (end < 0) problems.push({ path: `${path}.track`, reason: 'has no end; its last space must be one', rule: 'no-end' })
  else if (end < steps.length - 1)
    problems.push({ path: `${path}.track.${end}.value`, reason: 'an end before the last space', rule: 'early-end' })
  const stages = steps.filter((step) => step === 'investigation').length
  if (stages > 3)
    problems.push({
      path: `${path}.track`,
      reason: `has ${stages} investigations; there are three qualities to detect`,
      rule: 'investigations',
      facts: { stages },
    })
  for (const [seats, { value }] of Object.entries(side.start))
    if (steps[value] !== 'plain')
      problems.push({ path: `${path}.start.${seats}.value`, reason: 'must name a plain space of the track', rule: 'start' })
  return problems
}

function cardProblems({ cards }: CounterfeitersEdition): readonly Problem[] {
  const problems: Problem[] = []
  const count = (holds: (card: CardEntry) => boolean) => cards.reduce((sum, card) => sum + (holds(card) ? card.count.value : 0), 0)
  const all = count(() => true)
  if (all !== CARDS)
    problems.push({ path: 'cards', reason: `are ${all}; the box holds ${CARDS}`, rule: 'cards', facts: { all, cards: CARDS } })
  if (count(({ set, kind }) => set === 'S' && kind === 'printer') < MOST_PLAYERS)
    problems.push({ path: 'cards', reason: 'set S needs a printer for each of four players', rule: 'printers' })
  if (count(({ set, kind }) => set === 'S' && kind !== 'printer') < MOST_PLAYERS)
    problems.push({ path: 'cards', reason: 'set S needs an ink or a paper for each of four players', rule: 'supplies' })
  for (const kind of ['greatLawyer', 'badLawyer'] as const)
    if (count((card) => card.kind === kind) > 1)
      problems.push({ path: 'cards', reason: `there is one ${kind} at most`, rule: 'lawyers', facts: { kind } })
  for (const [index, card] of cards.entries()) {
    const path = `cards.${index}`
    if ((card.kind === 'ticket') !== (card.value !== undefined))
      problems.push({ path: `${path}.value`, reason: 'a ticket has a value, no other card has', rule: 'ticket' })
    if (card.set !== 'S') continue
    if (!STARTING_KINDS.includes(card.kind))
      problems.push({ path: `${path}.kind`, reason: 'set S holds printers, ink and paper only', rule: 'set-s' })
    if (card.players.value !== 2)
      problems.push({ path: `${path}.players.value`, reason: 'set S is used with every number of players', rule: 'set-s-players' })
  }
  return problems
}

/** Each player drafts two. */
function promoProblems({ improvements }: CounterfeitersEdition): readonly Problem[] {
  const problems: Problem[] = []
  for (let seats = 2; seats <= MOST_PLAYERS; seats++) {
    const used = improvements.filter(({ players }) => players.value <= seats).length
    if (used < 2 * seats)
      problems.push({
        path: 'improvements',
        reason: `${used} are too few for ${seats} players, who draft two each`,
        rule: 'improvements',
        facts: { used, seats },
      })
  }
  for (const [index, { effect, amount }] of improvements.entries())
    if ((effect.value === 'discount' || effect.value === 'more-fraud') && amount.value % 10 !== 0)
      problems.push({ path: `improvements.${index}.amount.value`, reason: 'money comes in tens', rule: 'tens' })
  const seen = new Set<string>()
  for (const [index, { id }] of improvements.entries()) {
    if (seen.has(id))
      problems.push({
        path: `improvements.${index}.id`,
        reason: `two improvements are called ${id}`,
        rule: 'same-name',
        facts: { name: id },
      })
    seen.add(id)
  }
  return problems
}
