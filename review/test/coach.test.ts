import { LANGUAGES, type Reason } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { gamesWith } from '../../games/test/parts.ts'
import { opened, positions } from './positions.ts'

const LOOKS = 400

describe.each(await gamesWith(({ coach }) => coach))('The coach of %s', (id) => {
  it('says where to look and why in every language, with nothing missing', async () => {
    const { gamePackage, engine } = await opened(id, 3)
    const coach = await gamePackage.coach?.()
    if (coach === undefined) throw new Error('there is no coach')
    const texts = await Promise.all(LANGUAGES.map((language) => coach.text[language]()))
    const said = new Map<string, Reason>()
    let asked = 0
    for (const { view, moves } of positions(engine.rules, 'coach', 3)) {
      const { facts } = engine.rules
      for (const reason of [
        coach.look?.(facts, view, moves[0]),
        coach.explain?.(facts, view, moves[0], moves[1]),
        coach.explain?.(facts, view, moves[1], moves[0]),
      ])
        if (reason !== undefined) said.set(reason.rule, reason)
      if (++asked === LOOKS) break
    }
    expect(said.size).toBeGreaterThan(2)
    for (const reason of said.values())
      for (const text of texts) expect(text.say(reason)).toMatch(/^(?!.*(undefined|NaN|9007199254740991)).{5,}[.!]$/)
    expect(texts[0].say({ rule: 'no such thing' })).toBe('')
  })

  it('has fitted values for every number of players above one', async () => {
    const { gamePackage } = await opened(id, 3)
    const coach = await gamePackage.coach?.()
    const { min, max } = gamePackage.game.seats
    for (let seats = Math.max(2, min); seats <= max; seats++) {
      expect(coach?.readings[seats].power).toBeGreaterThan(0.2)
      expect(coach?.readings[seats].floor).toBeLessThan(0.3)
    }
  })
})
