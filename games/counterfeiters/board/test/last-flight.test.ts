import { describe, expect, it } from 'vitest'
import { DINER, GREAT } from '../../rules/board.ts'
import type { Event, Move, State } from '../../state.ts'
import { begin, type CounterfeitersRules, give, play, spaceAt } from '../../test/helpers.ts'
import { lastHenchmen, lastSteps } from '../end/last-flight.ts'

/** Four crews; seat 2 has just led the police to the end. Seat 1 has no henchman left. */
function atTheDoor(cards: (state: State) => void = () => undefined): { rules: CounterfeitersRules; state: State; events: Event[] } {
  const { rules, state } = begin(4)
  const { track, spaces } = rules.facts
  state.police = track.length - 2
  cards(state)
  const desk = spaces.findIndex(({ zone, hat }) => zone === 'tax' && hat)
  play(rules, state, [{ pass: true }, { pass: true }])
  state.henchmen[1] = 0
  return { rules, state, events: [...play(rules, state, [{ place: desk }])] }
}

function seen({ rules, state, events }: ReturnType<typeof atTheDoor>) {
  return lastHenchmen(rules.view(state, 0), events, rules.facts)
}

describe('The last henchmen', () => {
  it('wait in the order of their turns, without the crews that have none', () => {
    expect(seen(atTheDoor())).toEqual([
      { seat: 3, run: 'waits', acts: true },
      { seat: 0, run: 'waits', acts: false },
      { seat: 2, run: 'waits', acts: false },
    ])
  })

  it('keep their place in it once they have run or stayed at home', () => {
    const end = atTheDoor()
    const moves: Move[] = [{ place: spaceAt(end.rules, 'print', 1) }, { pass: true }]
    for (const move of moves) end.events.push(...play(end.rules, end.state, [move]))
    expect(seen(end)).toEqual([
      { seat: 3, run: { zone: 'print' }, acts: false },
      { seat: 0, run: 'stays', acts: false },
      { seat: 2, run: 'waits', acts: true },
    ])
  })

  it('are not mixed up with the henchman that a lawyer sends out again', () => {
    const end = atTheDoor((state) => give(state, 2, GREAT))
    const { rules, state } = end
    for (let runner = 0; runner < 3; runner++) end.events.push(...play(rules, state, [{ pass: true }]))
    expect(state.stage).toBe('great')
    end.events.push(...play(rules, state, [rules.moves(state, 2)[0]]))
    end.events.push(...play(rules, state, [{ place: spaceAt(rules, 'print', 1) }]))
    expect(seen(end).map(({ run }) => run)).toEqual(['stays', 'stays', 'stays'])
  })
})

describe('A card that was bought at the last moment', () => {
  it('is known by its name', () => {
    const end = atTheDoor((state) => {
      state.cash[3] = 400
    })
    const { rules, state, events } = end
    const slot = rules.facts.spaces.findIndex(({ zone }) => zone === 'market')
    const card = rules.facts.designs[state.market[slot]].id
    events.push(...play(rules, state, [{ place: slot }]))
    expect(seen(end)[0]).toEqual({ seat: 3, run: { zone: 'market', card }, acts: false })
  })
})

describe('The steps of the end', () => {
  it('are the lawyers and diners that somebody owns', () => {
    const { rules, state } = atTheDoor((given) => {
      give(given, 0, DINER)
      give(given, 3, DINER)
      give(given, 2, GREAT)
    })
    const steps = () => lastSteps(rules.view(state, 0), [], rules.facts)
    expect(steps()).toEqual([
      { design: GREAT, owners: [2], when: 'ahead' },
      { design: DINER, owners: [0, 3], when: 'ahead' },
    ])
    for (let runner = 0; runner < 3; runner++) play(rules, state, [{ pass: true }])
    expect(steps()[0].when).toBe('now')
  })

  it('keep the henchman that a lawyer gets out, and where it then runs to', () => {
    const { rules, state, events } = atTheDoor((given) => give(given, 2, GREAT))
    for (let runner = 0; runner < 3; runner++) events.push(...play(rules, state, [{ pass: true }]))
    const lawyer = () => lastSteps(rules.view(state, 0), events, rules.facts)[0]
    expect(lawyer().client).toBeUndefined()
    events.push(...play(rules, state, [rules.moves(state, 2)[0]]))
    expect(lawyer()).toEqual({ design: GREAT, owners: [2], when: 'now', client: { seat: 2, run: 'waits' } })
    events.push(...play(rules, state, [{ place: spaceAt(rules, 'print', 1) }]))
    expect(lawyer()).toEqual({ design: GREAT, owners: [2], when: 'done', client: { seat: 2, run: { zone: 'print' } } })
  })

  it('forget a henchman that goes back to its space', () => {
    const { rules, state, events } = atTheDoor((given) => give(given, 2, GREAT))
    for (let runner = 0; runner < 3; runner++) events.push(...play(rules, state, [{ pass: true }]))
    events.push(...play(rules, state, [rules.moves(state, 2)[0], { pass: true }]))
    expect(lastSteps(rules.view(state, 0), events, rules.facts)[0].client).toBeUndefined()
  })
})
