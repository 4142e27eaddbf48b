import type { Edition, Fact, Problem } from '@fairground/kernel'
import * as z from 'zod/mini'
import { atMost, editionShape, editionsOf, fact, listOf, whole } from '../../shape.ts'
import { second } from './built-in.ts'

export const SKILLS = [
  'try-your-luck',
  'good-fortune',
  'protection-fee',
  'dictating',
  'snitching',
  'networking',
  'embargo',
  'enticing',
  'seducing',
  'supported',
  'asking-a-favor',
  'prioritized',
  'none',
  'charity',
  'socializing',
] as const
export type Skill = (typeof SKILLS)[number]

/** What is printed for a number of players. */
interface ForPlayers {
  /** Contracts that end the game. */
  readonly goal: Fact<number>
  readonly turns: Fact<number>
  /** Cards dealt to each player in addition to their own ship. */
  readonly dealt: Fact<number>
  /** Cards turned up and left out before the deal. */
  readonly faceUp: Fact<number>
  /** Cards each player lays aside after the deal. */
  readonly laidAside: Fact<number>
}

export interface FaifoEdition extends Edition {
  /** By reputation, 1 first. */
  readonly merchants: readonly {
    readonly skill: Fact<Skill>
    readonly first: Fact<number>
    readonly second: Fact<number>
    /** Merchants that bring this one's reputation to 0 when they are face up in the same turn. */
    readonly zeroedBy: Fact<readonly number[]>
  }[]
  readonly ships: Fact<number>
  /** What each ship earns when one, two, three … are turned up. */
  readonly shipRewards: Fact<readonly number[]>
  readonly contracts: { readonly 'by-two': Fact<readonly number[]>; readonly 'by-one': Fact<readonly number[]> }
  readonly players: Readonly<Record<'3' | '4' | '5', ForPlayers>>
  readonly startMoney: Fact<number>
  /** Whose face-up merchants Networking may take. */
  readonly networkingFrom: Fact<'opponents' | 'any'>
  /** Draws at rock-paper-scissors after which a coin decides. */
  readonly drawsBeforeCoin: Fact<number>
}

export const MERCHANTS = 15
const SHIPS = 5
const CONTRACTS = 13
const COUNTS = ['3', '4', '5'] as const

const track = fact(listOf(whole(1, 99), CONTRACTS))
const forPlayers = z.strictObject({
  goal: fact(whole(1, CONTRACTS)),
  turns: fact(whole(1, 9)),
  dealt: fact(whole(1, 9)),
  faceUp: fact(whole(0, 9)),
  laidAside: fact(whole(0, 1)),
})

const schema = editionShape({
  merchants: listOf(
    z.strictObject({
      skill: fact(z.enum(SKILLS)),
      first: fact(whole(0, 99)),
      second: fact(whole(0, 99)),
      zeroedBy: fact(atMost(whole(1, MERCHANTS), MERCHANTS)),
    }),
    MERCHANTS,
  ),
  ships: fact(whole(SHIPS, SHIPS)),
  shipRewards: fact(listOf(whole(0, 99), SHIPS)),
  contracts: z.strictObject({ 'by-two': track, 'by-one': track }),
  players: z.strictObject({ '3': forPlayers, '4': forPlayers, '5': forPlayers }),
  startMoney: fact(whole(0, 99)),
  networkingFrom: fact(z.enum(['opponents', 'any'])),
  drawsBeforeCoin: fact(whole(1, 99)),
})

export const editions = editionsOf<FaifoEdition>([second], schema, contentProblems)

/** What the schema cannot check: every skill once, rising contracts, a deal that uses all cards, enough contracts to reach a goal. */
function contentProblems(edition: FaifoEdition): readonly Problem[] {
  const problems: Problem[] = []
  const seen = new Set<Skill>()
  for (const [index, { skill, zeroedBy }] of edition.merchants.entries()) {
    if (seen.has(skill.value))
      problems.push({
        path: `merchants.${index}.skill.value`,
        reason: `two merchants have ${skill.value}`,
        rule: 'same-skill',
        facts: { skill: skill.value },
      })
    seen.add(skill.value)
    if (zeroedBy.value.includes(index + 1))
      problems.push({ path: `merchants.${index}.zeroedBy.value`, reason: 'a merchant is its own rival', rule: 'own-rival' })
  }
  for (const row of ['by-two', 'by-one'] as const) {
    const numbers = edition.contracts[row].value
    const falls = numbers.findIndex((number, place) => place > 0 && number <= numbers[place - 1])
    if (falls >= 0)
      problems.push({ path: `contracts.${row}.value.${falls}`, reason: 'contracts rise from the top of the deck', rule: 'contracts-rise' })
  }
  for (const count of COUNTS) problems.push(...dealProblems(edition.players[count], count))
  return problems
}

function dealProblems(counts: ForPlayers, count: (typeof COUNTS)[number]): readonly Problem[] {
  const problems: Problem[] = []
  const players = Number(count)
  const [goal, turns, dealt, faceUp, laidAside] = [counts.goal, counts.turns, counts.dealt, counts.faceUp, counts.laidAside].map(
    (each) => each.value,
  )
  const cards = MERCHANTS + SHIPS - players
  if (faceUp + dealt * players !== cards)
    problems.push({
      path: `players.${count}.dealt.value`,
      reason: `${faceUp} face up and ${dealt} each are not the ${cards} cards there are`,
      rule: 'uneven-deal',
      facts: { faceUp, dealt, cards },
    })
  if (turns !== dealt - laidAside)
    problems.push({ path: `players.${count}.turns.value`, reason: 'every card of the hand but one is played in a round', rule: 'turns' })
  if (players * (goal - 1) >= CONTRACTS)
    problems.push({
      path: `players.${count}.goal.value`,
      reason: `${CONTRACTS} contracts may run out before anybody has ${goal}`,
      rule: 'goal',
      facts: { contracts: CONTRACTS, goal },
    })
  return problems
}
