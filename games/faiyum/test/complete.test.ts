import type { Seat } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { copyOf } from '../rules/copy.ts'
import { planNow } from '../rules/finish.ts'
import { buyable } from '../rules/market.ts'
import { distances } from '../rules/network.ts'
import { affords, mixes } from '../rules/pay.ts'
import { hasPiece, isLegal, put } from '../rules/places.ts'
import { GIVE, isPlacing, onEdges, type Plan } from '../rules/plan.ts'
import { planOfAction, type Table } from '../rules/table.ts'
import { newAction } from '../rules/trial.ts'
import type { State } from '../state.ts'
import { Sandbox, walkPositions } from './helpers.ts'
import { ownEdition } from './own-edition.ts'

/**
 * Can the rest of a plan be finished? Tries every place in every order on copies, and every payment at the end, without any of the
 * shortcuts of the rules.
 */
function finishes(table: Table, state: State, seat: Seat, plan: Plan): boolean {
  const { action, board } = state
  const operation = plan.operations[action.at]
  if (operation === undefined || !isPlacing(operation.code)) return canPayOut(table, state, seat, plan)
  if (action.done >= operation.least && finishes(table, moved(state, 1, 0), seat, plan)) return true
  if (action.done === operation.count || !hasPiece(table.land, board, operation)) return false
  return operation.places.some(
    (place) => isPossible(table, state, plan, place) && finishes(table, used(table, state, plan, place), seat, plan),
  )
}

function isPossible(table: Table, { board, action }: State, plan: Plan, place: number): boolean {
  const operation = plan.operations[action.at]
  if (!isLegal(table.land, board, operation, place, action)) return false
  if (!operation.joined || action.done === 0) return true
  const distance: number[] = []
  distances(table.land, board, action.spaces[action.spaces.length - 1], distance)
  return distance[place] >= 0
}

function used(table: Table, state: State, plan: Plan, place: number): State {
  const next = moved(state, 0, state.action.done + 1)
  const operation = plan.operations[state.action.at]
  put(table.land, next.board, operation, place)
  if (operation.ground) next.action.ground.push(table.land.ground[place])
  if (!onEdges(operation.code)) next.action.spaces.push(place)
  return next
}

function moved(state: State, by: number, done: number): State {
  const next = copyOf(state)
  next.action.at += by
  next.action.done = done
  return next
}

/** The whole payment, with something left to swap if the card swaps. */
function canPayOut(table: Table, state: State, seat: Seat, plan: Plan): boolean {
  if (plan.takes && buyable(table, state) === 0) return false
  return mixes(plan.bill, plan.payments, state.action.ground).some((mix) => {
    if (!affords(mix, state.goods, seat, state.money[seat])) return false
    return (
      plan.swap === undefined || [0, 1, 2, 3, 4].some((good) => plan.swap?.from[good] && state.goods[seat * 5 + good] - mix.goods[good] > 0)
    )
  })
}

function bruteForce(table: Table, state: State, seat: Seat, card: number): boolean {
  const plan = planNow(table, state, seat, card)
  if (plan === undefined || plan.gives > state.hands[seat].length - 1) return false
  const start = copyOf(state)
  start.action = { ...newAction(), at: plan.operations[0]?.code === GIVE ? 1 : 0 }
  return finishes(table, start, seat, plan)
}

/** Per number of players; more than 10,000 in total. */
const POSITIONS = 3400

describe('The complete action or none', () => {
  it.each([
    { seats: 1, edition: 'reconstruction-1' },
    { seats: 2, edition: 'reconstruction-1' },
    { seats: 4, edition: 'reconstruction-1' },
    { seats: 3, edition: ownEdition() },
  ])(`holds on ${POSITIONS} positions with $seats players: offered exactly when it can be completed`, ({ seats, edition }) => {
    const { rules, table } = new Sandbox(seats, { edition })
    const tally = { offered: 0, impossible: 0, inside: 0 }
    walkPositions(
      rules,
      POSITIONS,
      (state) => {
        const { seat } = state
        if (state.phase === 'turn') {
          const offered = rules.moves(state, seat)
          expect(offered.length).toBeLessThanOrEqual(300)
          for (const card of new Set(state.hands[seat])) {
            const isOffered = offered.some((move) => move.do === 'use' && move.card === card)
            const possible = bruteForce(table, state, seat, card)
            if (possible !== isOffered) expect.fail(`card ${card}: offered ${isOffered}, possible ${possible} in ${JSON.stringify(state)}`)
            tally[possible ? 'offered' : 'impossible']++
          }
        } else if (state.phase === 'action') tally.inside += expectInside(state)
      },
      seats,
    )
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(300)

    /** In the middle of a card, exactly the places are offered with which it can be finished. */
    function expectInside(state: State): number {
      const { seat, action } = state
      const plan = planOfAction(table, state)
      const operation = plan.operations[action.at]
      const offered = rules.moves(state, seat)
      expect(offered.length).toBeGreaterThan(0)
      if (!isPlacing(operation.code)) return 0
      const possible = operation.places.filter(
        (place) =>
          hasPiece(table.land, state.board, operation) &&
          isPossible(table, state, plan, place) &&
          finishes(table, used(table, state, plan, place), seat, plan),
      )
      const by = onEdges(operation.code) ? table.moves.join : table.moves.space
      const places = offered.filter((move) => move.do !== 'enough')
      expect(new Set(places)).toEqual(new Set(possible.map((place) => by[place])))
      const enough = action.done >= operation.least && finishes(table, moved(state, 1, 0), seat, plan)
      expect(offered.length > places.length).toBe(enough)
      return 1
    }
  })
})
