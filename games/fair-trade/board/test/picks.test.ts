import { describe, expect, it } from 'vitest'
import type { Move } from '../../state.ts'
import { attemptFor, NO_PICKS, nextTouch, type Picks, type Side, type Touch } from '../hand/picks.ts'

const bid: Move = { farmer: 3, trader: 4 }
const aside: Move = { block: [1, 13] }

/** What pressing does in the hand, as far as it matters here: a card goes to the active place, or is picked up again. */
function press(touch: Touch, picks: Picks, active: Side): { picks: Picks; active: Side } {
  if (touch === 'confirm') return { picks, active }
  if ('place' in touch) return { picks, active: touch.place }
  const taken = (['left', 'right'] as const).find((side) => picks[side] === touch.card)
  if (taken !== undefined) return { picks: { ...picks, [taken]: undefined }, active: taken }
  return { picks: { ...picks, [active]: touch.card }, active: active === 'left' ? 'right' : 'left' }
}

function touches(move: Move, from: Picks, side: Side): readonly Touch[] {
  const made: Touch[] = []
  let [picks, active] = [from, side]
  for (let step = 0; step < 10; step++) {
    const touch = nextTouch(move, picks, active)
    made.push(touch)
    if (touch === 'confirm') break
    ;({ picks, active } = press(touch, picks, active))
  }
  return made
}

describe('What to press next on the way to a move', () => {
  it('is the farmer’s card, then the trader’s, then the button', () => {
    expect(touches(bid, NO_PICKS, 'left')).toEqual([{ card: 3 }, { card: 4 }, 'confirm'])
  })

  it('is the place first, if the other one is active', () => {
    expect(touches(bid, NO_PICKS, 'right')).toEqual([{ place: 'left' }, { card: 3 }, { card: 4 }, 'confirm'])
  })

  it('corrects cards that are in the wrong places', () => {
    expect(touches(bid, { left: 4, right: 3 }, 'left').at(-1)).toBe('confirm')
  })

  it('replaces a wrong card', () => {
    expect(touches(bid, { left: 9, right: 11 }, 'right').at(-1)).toBe('confirm')
  })

  it('leaves cards to block where they are, in any order', () => {
    expect(touches(aside, { left: 13, right: undefined }, 'right')).toEqual([{ card: 1 }, 'confirm'])
    expect(touches(aside, { left: 13, right: 1 }, 'left')).toEqual(['confirm'])
  })
})

describe('An attempt to use a blocked card', () => {
  it('keeps the card in the other place', () => {
    expect(attemptFor(7, { left: 2, right: undefined }, 'right', [bid])).toEqual({ farmer: 2, trader: 7 })
  })

  it('is completed with a legal card', () => {
    expect(attemptFor(7, NO_PICKS, 'left', [bid])).toEqual({ farmer: 7, trader: 3 })
  })
})
