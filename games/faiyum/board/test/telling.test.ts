import { describe, expect, it } from 'vitest'
import { hear } from '../../../test/text-suite.ts'
import { Sandbox } from '../../test/helpers.ts'
import { en } from '../../text/en.ts'
import { telling } from '../telling.tsx'

const { events } = hear(
  [1, 3].flatMap((seats) => Array.from({ length: 6 }, (_, seed) => ({ rules: new Sandbox(seats).rules, seed: `told ${seed}` }))),
  50,
)

describe('The row of what happened', () => {
  it('says of every deed that is looked at what it was, by a sign or a word', () => {
    const bare = events.flatMap(({ event, facts }) => {
      // What is paid is only logged.
      if (!('seat' in event) || event.kind === 'paid') return []
      const { icon, chip } = telling(event, { facts, text: en as never, names: String, language: 'en' })
      return icon === undefined && chip === undefined ? [event.kind] : []
    })
    expect([...new Set(bare)]).toEqual([])
  })
})

describe('The prompt at the beginning of a turn', () => {
  it('names what one’s money buys, and what an administration would bring', () => {
    const { rules, state, table } = new Sandbox(2)
    const view = rules.view(state, state.seat)
    const { next = '' } = en.prompt(view, rules.turn(state), String, rules.facts)
    const bought = rules.moves(state, state.seat).flatMap((move) => (move.do === 'buy' ? [table.cards[move.card].name.title.en] : []))
    expect(bought.length).toBeGreaterThan(0)
    for (const title of bought) expect(next).toContain(title)
    expect(next).toContain('Administering would bring nothing yet.')
    state.money[state.seat] = 0
    expect(en.prompt(rules.view(state, state.seat), rules.turn(state), String, rules.facts).next).toContain(
      'With $0 you can buy nothing yet.',
    )
  })
})
