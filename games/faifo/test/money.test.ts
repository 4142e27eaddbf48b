import { fastRandom } from '@fairground/kernel'
import { expect, it } from 'vitest'
import type { Event } from '../state.ts'
import { openGame, playRandom } from './helpers.ts'

/** Changes the purses by nothing but what the event says. */
function applyEvent(purse: number[], event: Event): void {
  switch (event.kind) {
    case 'ships':
      for (const seat of event.seats) purse[seat] += event.coins
      return
    case 'rewarded':
    case 'bank':
      purse[event.seat] += event.coins
      return
    case 'paid':
      purse[event.from] -= event.coins
      purse[event.to] += event.coins
      return
    case 'swapped':
      expect([purse[event.with], purse[event.seat]]).toEqual(event.coins)
      purse[event.seat] = event.coins[0]
      purse[event.with] = event.coins[1]
      return
    case 'shown':
      for (const [index, seat] of event.seats.entries()) expect(purse[seat]).toBe(event.coins[index])
      return
    case 'limit':
      for (const [seat, coins] of event.returned.entries()) purse[seat] -= coins
  }
}

it.each([3, 4, 5])('at a table of %i, purses change only as the events say, and can be counted from them', (seats) => {
  const rules = openGame(seats)
  for (let seed = 0; seed < 40; seed++) {
    const purse = new Array<number>(seats).fill(5)
    playRandom(rules, fastRandom(seed), (state, events) => {
      for (const event of events) applyEvent(purse, event)
      expect(purse).toEqual(state.purse)
      expect(Math.min(...purse)).toBeGreaterThanOrEqual(0)
      return undefined
    })
  }
})

it.each([3, 4, 5])('at a table of %i, contracts are taken only as the events say, from the top of the deck', (seats) => {
  const rules = openGame(seats)
  for (let seed = 0; seed < 40; seed++) {
    const contracts: number[] = []
    playRandom(rules, fastRandom(seed), (state, events) => {
      for (const event of events) {
        if (event.kind !== 'contract') continue
        expect(event.value).toBe(5 + 2 * contracts.length)
        contracts.push(event.seat)
      }
      expect(contracts).toEqual(state.contracts)
      return undefined
    })
  }
})
