import type { Table } from './rules.ts'
import type { State } from './state.ts'

const PHASES: readonly unknown[] = ['stake', 'choose', 'refill', 'over']

/** Shape first, then what must always hold. */
export function checkState(table: Table, value: unknown): readonly string[] {
  const state = value as State // every field is checked before use
  if (typeof value !== 'object' || value === null) return ['a state is an object']
  const problems: string[] = []
  const whole = (name: string, number: unknown, max: number): void => {
    if (!Number.isInteger(number) || Number(number) < 0 || Number(number) > max) problems.push(`${name} is not a whole number up to ${max}`)
  }
  const list = (name: string, numbers: unknown, max: number, length?: number): void => {
    if (!Array.isArray(numbers) || (length !== undefined && numbers.length !== length))
      problems.push(`${name} is not a list of the right length`)
    else for (const [index, each] of numbers.entries()) whole(`${name}.${index}`, each, max)
  }
  const coins = table.coins * table.seats
  if (!PHASES.includes(state.phase)) problems.push('phase is unknown')
  whole('round', state.round, table.rounds)
  whole('dealer', state.dealer, table.seats - 1)
  whole('actor', state.actor, table.seats - 1)
  whole('pot', state.pot, coins)
  list('purse', state.purse, coins, table.seats)
  list('chosen', state.chosen, table.cards, table.seats)
  list('bag', state.bag, table.cards)
  list('shown', state.shown, table.cards)
  if (!Array.isArray(state.hands) || state.hands.length !== table.seats) problems.push('hands is not a list of the right length')
  else for (const [seat, hand] of state.hands.entries()) list(`hands.${seat}`, hand, table.cards)
  return problems.length > 0 ? problems : sense(table, state)
}

function sense(table: Table, state: State): readonly string[] {
  const problems: string[] = []
  const coins = state.purse.reduce((sum, purse) => sum + purse, state.pot)
  if (coins !== table.coins * table.seats) problems.push(`there are ${coins} coins, not ${table.coins} a seat`)
  const places = [state.bag, state.shown, ...state.hands]
  const cards = places.flat().sort((a, b) => a - b)
  if (cards.length !== table.cards || cards.some((card, index) => card !== index + 1)) problems.push('a card is missing or there twice')
  for (const place of places) if (place.some((card, i) => i > 0 && card < place[i - 1])) problems.push('cards are not in order')
  for (let seat = 0; seat < table.seats; seat++)
    if (state.chosen[seat] !== 0 && !state.hands[seat].includes(state.chosen[seat]))
      problems.push(`seat ${seat} chose a card it does not hold`)
  const choices = state.chosen.filter((card) => card !== 0).length
  if (choices > 0 && state.phase !== 'choose') problems.push('cards are chosen out of turn')
  if (choices === table.seats) problems.push('all have chosen and nothing was shown')
  return problems
}
