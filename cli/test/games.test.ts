import { games } from '@fairground/games'
import { describe, expect, it } from 'vitest'
import { missingPartsOf } from '../commands/games.ts'

describe('What a game lacks', () => {
  it.each(['counterfeiters', 'faifo', 'faiyum', 'fair-trade'])('is nothing for %s', async (id) => {
    expect(await missingPartsOf(id)).toEqual([])
  })

  it('is known for every game', async () => {
    for (const id of Object.keys(games)) expect(Array.isArray(await missingPartsOf(id))).toBe(true)
  })
})
