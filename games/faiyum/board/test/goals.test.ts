import { describe, expect, it } from 'vitest'
import { campaign } from '../../campaign.ts'
import { GOALS, open } from '../goals.ts'

/** What each goal looks at in an outcome. */
const LOOKS: Readonly<Record<string, string>> = {
  respect: 'score',
  bridges: 'bridges',
  palaces: 'palaces',
  fame: 'score',
  monuments: 'blocks',
  workshops: 'workshops',
  crocodiles: 'crocodiles',
}

function outcomeWith(what: string, value: number) {
  const deeds = { bridges: 0, palaces: 0, blocks: 0, workshops: 0, crocodiles: 38 }
  return { places: [1], scores: [what === 'score' ? value : 0], breakdown: [{ ...deeds, ...(what !== 'score' && { [what]: value }) }] }
}

/** A campaign that has struck off every goal but one. */
function allBut(goal: string) {
  return { games: GOALS.filter(({ id }) => id !== goal).map(({ id }) => ({ score: 300, goal: id })) }
}

describe('The goals that the board shows are those of the campaign', () => {
  for (const { id, target, most } of GOALS)
    it(`${id} is met at ${target} and not one ${most ? 'above' : 'below'}`, () => {
      const record = id === 'respect' ? campaign.start() : allBut(id)
      expect(open(record, outcomeWith(LOOKS[id], target))).toEqual([id])
      expect(open(record, outcomeWith(LOOKS[id], target + (most ? 1 : -1)))).toEqual([])
    })

  it('offers every goal that a game meets, and only the first one at first', () => {
    const great = { places: [1], scores: [260], breakdown: [{ bridges: 3, palaces: 2, blocks: 0, workshops: 0, crocodiles: 38 }] }
    expect(open(campaign.start(), great)).toEqual(['respect'])
    expect(open({ games: [{ score: 160, goal: 'respect' }] }, great)).toEqual(['bridges', 'palaces', 'fame'])
  })
})
