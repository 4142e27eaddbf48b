import { atMost, listOf, object, shapeCheck, whole } from '@fairground/games/shape.ts'
import type { Facts, State } from '../state.ts'

const shape = shapeCheck(({ seats, cards }: Facts) => {
  const points = whole(0, (cards * (cards + 1)) / 2)
  const card = whole(1, cards)
  return object({
    round: whole(1, cards + 1),
    prize: whole(0, cards),
    bag: atMost(card, cards),
    hands: listOf(atMost(card, cards), seats),
    chosen: listOf(whole(0, cards), seats),
    shown: listOf(whole(0, cards), seats),
    score: listOf(points, seats),
    lost: points,
  })
})

/** Accepts any value. Checks the shape first, then the invariants. */
export function checkState(facts: Facts, value: unknown): readonly string[] {
  const problems = shape(facts, value)
  return problems.length > 0 ? problems : invariantProblems(facts, value as State) // its shape has just been checked
}

function invariantProblems({ cards }: Facts, state: State): readonly string[] {
  const problems: string[] = []
  const left = cards + 1 - state.round
  const points = sum(state.score) + state.lost + state.prize + sum(state.bag)
  if (points !== (cards * (cards + 1)) / 2) problems.push(`there are ${points} points in the game`)
  if (state.bag.length !== Math.max(left - 1, 0)) problems.push('the bag does not have one prize for each round to come')
  if ((state.prize === 0) !== (left === 0)) problems.push('a prize must be there exactly while rounds are left')
  if (state.bag.includes(state.prize)) problems.push('a prize is there twice')
  for (const list of [state.bag, ...state.hands]) if (!rises(list)) problems.push('cards are not in order, or a card is there twice')
  for (const [seat, hand] of state.hands.entries()) {
    if (hand.length !== left) problems.push(`seat ${seat} does not have one card per round left`)
    if (hand.includes(state.shown[seat])) problems.push(`seat ${seat} still holds the card it has shown`)
    if ((state.shown[seat] === 0) !== (state.round === 1))
      problems.push(`seat ${seat} must have shown a card exactly from the second round on`)
    if (state.chosen[seat] !== 0 && !hand.includes(state.chosen[seat])) problems.push(`seat ${seat} chose a card that it does not hold`)
  }
  if (state.chosen.every((card) => card !== 0)) problems.push('all have chosen but the cards were not shown')
  return problems
}

function rises(list: readonly number[]): boolean {
  return list.every((card, index) => index === 0 || card > list[index - 1])
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
