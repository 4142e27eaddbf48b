import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../game.ts'
import type { Event } from '../state.ts'

/** Plays the first round with these cards. */
function played(...cards: readonly number[]) {
  const rules = gamePackage.game.open({ edition: 'first' }, cards.length)
  const random = fastRandom(1)
  const state = rules.setup(random)
  const prize = state.prize
  const events: Event[] = []
  for (const [seat, card] of cards.entries()) rules.play(state, seat, { card }, random, (event) => events.push(event))
  return { rules, state, prize, events }
}

describe('A round', () => {
  it('gives the prize to the highest card that nobody else played', () => {
    const { state, prize } = played(6, 6, 2)
    expect(state.score).toEqual([0, 0, prize])
  })

  it('is lost if every card was played twice', () => {
    const { state, prize, events } = played(4, 4)
    expect(state.score).toEqual([0, 0])
    expect(state.lost).toBe(prize)
    expect(events).toContainEqual({ kind: 'tied', points: prize })
  })

  it('removes the shown cards from the hands', () => {
    expect(played(6, 3).state.hands).toEqual([
      [1, 2, 3, 4, 5, 7, 8],
      [1, 2, 4, 5, 6, 7, 8],
    ])
  })

  it('hides each choice until all have chosen', () => {
    const rules = gamePackage.game.open({ edition: 'first' }, 2)
    const state = rules.setup(fastRandom(1))
    rules.play(state, 0, { card: 5 }, fastRandom(1))
    expect(rules.view(state, 1)).toMatchObject({ hasChosen: [true, false], own: 0 })
    expect(rules.view(state, 0).own).toBe(5)
  })
})
