import { fastRandom } from '@fairground/kernel'
import { expect, it } from 'vitest'
import type { Event } from '../state.ts'
import { openGame, playRandom } from './helpers.ts'

/** The purses after an event, by what it says alone. */
function afterwards(purse: number[], told: Event): void {
  switch (told.kind) {
    case 'ships':
      for (const seat of told.seats) purse[seat] += told.coins
      return
    case 'rewarded':
    case 'bank':
      purse[told.seat] += told.coins
      return
    case 'paid':
      purse[told.from] -= told.coins
      purse[told.to] += told.coins
      return
    case 'swapped':
      expect([purse[told.with], purse[told.seat]]).toEqual(told.coins)
      purse[told.seat] = told.coins[0]
      purse[told.with] = told.coins[1]
      return
    case 'shown':
      for (const [index, seat] of told.seats.entries()) expect(purse[seat]).toBe(told.coins[index])
      return
    case 'limit':
      for (const [seat, coins] of told.returned.entries()) purse[seat] -= coins
  }
}

it.each([3, 4, 5])('at a table of %i, purses change only as the events tell, and can be counted from them', (seats) => {
  const rules = openGame(seats)
  for (let seed = 0; seed < 40; seed++) {
    const purse = new Array<number>(seats).fill(5)
    playRandom(rules, fastRandom(seed), (state, told) => {
      for (const event of told) afterwards(purse, event)
      expect(purse).toEqual(state.purse)
      expect(Math.min(...purse)).toBeGreaterThanOrEqual(0)
      return undefined
    })
  }
})

it.each([3, 4, 5])('at a table of %i, contracts change hands only as the events tell, from the top of the deck', (seats) => {
  const rules = openGame(seats)
  for (let seed = 0; seed < 40; seed++) {
    const contracts: number[] = []
    playRandom(rules, fastRandom(seed), (state, told) => {
      for (const event of told) {
        if (event.kind !== 'contract') continue
        expect(event.value).toBe(5 + 2 * contracts.length)
        contracts.push(event.seat)
      }
      expect(contracts).toEqual(state.contracts)
      return undefined
    })
  }
})
