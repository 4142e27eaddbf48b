import { describe, expect, it } from 'vitest'
import { collectEvents } from '../../../test/text-suite.ts'
import { Sandbox } from '../../test/helpers.ts'
import { en } from '../../text/en.ts'
import { eventDisplay } from '../event-display.tsx'

const { events } = collectEvents(
  [1, 3].flatMap((seats) => Array.from({ length: 6 }, (_, seed) => ({ rules: new Sandbox(seats).rules, seed: `told ${seed}` }))),
  50,
)

describe('The tape', () => {
  it('describes every event that is shown, with an icon or a word', () => {
    const bare = events.flatMap(({ event, facts }) => {
      // Payments are only logged.
      if (!('seat' in event) || event.kind === 'paid') return []
      const { icon, chip } = eventDisplay(event, { facts, text: en as never, names: String, language: 'en' })
      return icon === undefined && chip === undefined ? [event.kind] : []
    })
    expect([...new Set(bare)]).toEqual([])
  })
})

describe('The prompt at the start of a turn', () => {
  it('names the cheapest card that the player can afford, how many others there are, and what an administration would bring', () => {
    const { rules, state, table } = new Sandbox(2)
    const view = rules.view(state, state.seat)
    const { next = '' } = en.prompt(view, rules.turn(state), String, rules.facts)
    const bought = rules.moves(state, state.seat).flatMap((move) => (move.do === 'buy' ? [table.cards[move.card].name.title.en] : []))
    expect(bought.length).toBeGreaterThan(0)
    expect(bought.some((title) => next.includes(`buys ${title} (`))).toBe(true)
    if (bought.length > 1) expect(next).toContain(`or ${bought.length - 1} other`)
    expect(next).toContain('Administering brings nothing yet.')
    state.money[state.seat] = 0
    expect(en.prompt(rules.view(state, state.seat), rules.turn(state), String, rules.facts).next).toContain('$0 buys nothing yet.')
  })
})
