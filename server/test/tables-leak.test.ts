import type { AnyRules } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { leakRun } from '../soak/leak.ts'
import { changedLots } from './odd-games.ts'

describe('What is sent to a viewer', () => {
  it('is the same, byte for byte, whatever the others hold and choose, until a rule reveals it', async () => {
    const { pairs, revealed, deliveries } = await leakRun(2, 1)
    expect(pairs).toBeGreaterThanOrEqual(8)
    expect(revealed).toBeGreaterThan(0)
    expect(deliveries).toBeGreaterThan(pairs)
  })

  it.each<[string, (rules: AnyRules) => Partial<AnyRules>]>([
    ['a view shows a hand of another seat', (rules) => ({ view: (state, viewer) => ({ ...rules.view(state, viewer), all: state.hands }) })],
    [
      'a view shows what is left in the bag',
      (rules) => ({ view: (state, viewer) => ({ ...rules.view(state, viewer), next: state.bag[0] }) }),
    ],
    [
      'an event tells all what one has chosen',
      (rules) => ({
        play(state, seat, move, random, tell) {
          tell?.({ kind: 'whispered', seat, move })
          rules.play(state, seat, move, random, tell)
        },
      }),
    ],
    [
      'whether somebody is waited for depends on a card',
      (rules) => ({ turn: (state) => rules.turn(state).toSorted((a, b) => state.hands[a][0] - state.hands[b][0]) }),
    ],
  ])('would be detected if %s', async (_what, change) => {
    await expect(leakRun(12, 1, undefined, changedLots(change))).rejects.toThrow(/nothing had revealed/)
  })
})
