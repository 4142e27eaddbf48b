import { describe, expect, it } from 'vitest'
import { campaign, GOALS } from '../../campaign.ts'
import { Sandbox } from '../../test/helpers.ts'
import { goalsSentence, goalValueNow, open } from '../goals.ts'
import { words } from '../words.ts'

function outcomeWith(counts: string, value: number) {
  const counted = { bridges: 0, palaces: 0, blocks: 0, workshops: 0, crocodiles: 38 }
  const alone = counts === 'reputation'
  return { places: [1], scores: [alone ? value : 0], breakdown: [{ ...counted, ...(!alone && { [counts]: value }) }] }
}

/** A campaign that has met every goal but one. */
function allBut(goal: string) {
  return { games: GOALS.filter(({ id }) => id !== goal).map(({ id }) => ({ score: 300, goal: id })) }
}

describe('The goals of the challenge', () => {
  for (const { id, counts, target, most } of GOALS)
    it(`${id} is met at ${target} and not one ${most ? 'above' : 'below'}`, () => {
      const record = id === 'respect' ? campaign.start() : allBut(id)
      expect(open(record, outcomeWith(counts, target))).toEqual([id])
      expect(open(record, outcomeWith(counts, target + (most ? 1 : -1)))).toEqual([])
    })

  it('are those of the rulebook', () =>
    expect(GOALS.map(({ counts, target, most }) => `${most ? 'at most ' : ''}${target} ${counts}`)).toEqual([
      '150 reputation',
      '3 bridges',
      '2 palaces',
      '250 reputation',
      '15 blocks',
      '9 workshops',
      'at most 10 crocodiles',
    ]))

  it('are mentioned at the end: which were met, or what was reached if the only one was missed', () => {
    expect(goalsSentence(campaign.start(), outcomeWith('reputation', 118), words.en)).toBe(
      'The pharaoh asked: Gain 150 reputation. You reached 118: goal missed.',
    )
    expect(goalsSentence(campaign.start(), outcomeWith('reputation', 150), words.en)).toBe('Goal met: Gain 150 reputation.')
    const started = { games: [{ score: 160, goal: 'respect' }] }
    expect(goalsSentence(started, outcomeWith('bridges', 2), words.en)).toBe('None of the 6 open goals was met.')
    expect(goalsSentence(started, outcomeWith('bridges', 3), words.en)).toBe('Goal met: Place 3 bridges.')
  })

  it('are all offered if a game meets them, but only the first one at first', () => {
    const great = { places: [1], scores: [260], breakdown: [{ bridges: 3, palaces: 2, blocks: 0, workshops: 0, crocodiles: 38 }] }
    expect(open(campaign.start(), great)).toEqual(['respect'])
    expect(open({ games: [{ score: 160, goal: 'respect' }] }, great)).toEqual(['bridges', 'palaces', 'fame'])
  })

  it('show the progress during a game', () => {
    const { rules, state } = new Sandbox(1)
    const before = GOALS.map((goal) => goalValueNow(goal, rules.view(state, 0)))
    expect(before).toEqual([0, 0, 0, 0, 0, 0, 38])
    state.reputation[0] = 7
    state.board.crocodile[state.board.crocodile.indexOf(1)] = 0
    expect(GOALS.map((goal) => goalValueNow(goal, rules.view(state, 0)))).toEqual([7, 0, 0, 7, 0, 0, 37])
  })
})
