import { fastRandom, LANGUAGES } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { gamePackage } from '../game.ts'
import { SHIP } from '../state.ts'
import { afterLaying, choose, lay, openGame, playRandom, staged } from './helpers.ts'

describe('The reason for refusing a move', () => {
  const choosing = staged({ hands: [[7, 8, 9, 10]] })
  const why = (attempt: unknown, { rules, state } = choosing, seat = 0) => rules.why?.(rules.view(state, seat), attempt)

  it('names the card that is not in the hand, or the one that must be laid', () => {
    expect(why({ lay: 3 })).toMatchObject({ rule: 'not-in-hand', facts: { merchant: 3 } })
    expect(why({ lay: 16 })).toMatchObject({ rule: 'no-such-card' })
    const staging = afterLaying([4, SHIP, SHIP, SHIP], { hands: [[], [9]] })
    expect(why({ name: 4 }, staging)).toMatchObject({ rule: 'face-up', facts: { merchant: 4 } })
    expect(why({ name: SHIP }, staging)).toMatchObject({ rule: 'merchants-only' })
    choose(staging, { name: 9 })
    const other = staging.state.hand[1] & ~(1 << 9)
    expect(why({ lay: 31 - Math.clz32(other) }, staging, 1)).toMatchObject({ rule: 'told-to-lay', facts: { merchant: 9 } })
  })

  it('names the current decision if the move belongs to another', () => {
    expect(why({ target: 1 })).toMatchObject({ rule: 'asked-lay' })
    expect(why({ discard: 7 })).toMatchObject({ rule: 'asked-lay' })
  })

  it('says that players cannot target themselves', () => {
    const staging = afterLaying([8, SHIP, SHIP, SHIP])
    expect(why({ target: 0 }, staging)).toMatchObject({ rule: 'not-oneself' })
    expect(why({ target: 9 }, staging)).toMatchObject({ rule: 'no-such-seat' })
    expect(why({ lay: 3 }, staging)).toMatchObject({ rule: 'asked-target' })
  })

  it('explains calls, favours and swaps', () => {
    const staging = afterLaying([6, 15, SHIP, SHIP], { hands: [[11, 3]], turn: 2, laid: [[SHIP], [2], [14], [9]] })
    expect(why({ place: 9 }, staging)).toMatchObject({ rule: 'not-in-hand', facts: { merchant: 9 } })
    expect(why({ place: SHIP }, staging)).toMatchObject({ rule: 'merchants-only' })
    choose(staging, { place: 11 })
    expect(why({ favor: 6 }, staging)).toMatchObject({ rule: 'once-a-chain', facts: { merchant: 6 } })
    expect(why({ favor: 10 }, staging)).toMatchObject({ rule: 'not-on-table', facts: { merchant: 10 } })
    choose(staging, { favor: 2 })
    expect(why({ take: 11 }, staging)).toMatchObject({ rule: 'not-yours-to-take', facts: { merchant: 11 } })
    expect(why({ take: 10 }, staging)).toMatchObject({ rule: 'not-on-table', facts: { merchant: 10 } })
    const snitching = staged({ hands: [[5, 7], [SHIP], [SHIP], [SHIP]] })
    lay(snitching, [5, SHIP, SHIP, SHIP])
    expect(why({ name: 7 }, snitching)).toMatchObject({ rule: 'in-own-hand', facts: { merchant: 7 } })
  })

  it('names a section that the rules have in every language', async () => {
    const sections = new Set<string>()
    const rules = openGame(3)
    for (let seed = 0; seed < 10; seed++)
      playRandom(rules, fastRandom(seed), (state) => {
        for (const kind of ['discard', 'lay', 'target', 'throw', 'name', 'favor', 'place', 'take'])
          for (let value = -1; value < 17; value += 3) {
            const reason = rules.why?.(rules.view(state, 0), { [kind]: value })
            if (reason !== undefined) sections.add(reason.section ?? `no section for ${reason.rule}`)
          }
        return undefined
      })
    for (const language of LANGUAGES) {
      const text = await gamePackage.text[language]()
      const ids = text.rules(rules.facts).map(({ id }) => id)
      for (const section of sections) expect(ids).toContain(section)
    }
    expect(sections.size).toBeGreaterThan(3)
  })
})
