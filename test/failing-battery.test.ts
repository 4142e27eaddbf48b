import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { games } from '@fairground/games'
import type { AnyGame } from '@fairground/kernel'
import { runBattery } from '@fairground/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { replay, writeCounterexample } from '../kernel/conformance/files.ts'
import { withRules } from '../kernel/test/changed-rules.ts'
import { temporaryFolder } from './temporary.ts'

const folder = temporaryFolder()
const page = readFileSync(join(resolve(import.meta.dirname, '..'), 'docs', 'testing.md'), 'utf8')

/** A game with a bug: none of its events is marked as revealing. */
const forgetful = (game: AnyGame): AnyGame =>
  withRules(game, (rules) => ({
    play: (state, seat, move, random, tell) => rules.play(state, seat, move, random, tell && ((event, audience) => tell(event, audience))),
  }))

/** Which cards come first may change with the rules. */
const numberless = (text: string) => text.replace(/\d+/g, '#')

describe('A battery that fails', () => {
  it('writes a small game to a file, which fails until the bug is fixed, as docs/testing.md says', async () => {
    const { game } = await games['fair-trade']()
    const broken = forgetful(game)
    const { violations } = runBattery(broken, { seats: 2, states: 200 })
    const violation = violations.find(({ law }) => law === 'interference')
    if (violation === undefined) throw new Error('nobody has noticed')
    const file = writeCounterexample(broken, violation, folder)
    const words = replay(broken, file) ?? ''
    expect(file).toMatch(/fair-trade-interference-[0-9a-f]{8}\.json$/)
    expect(JSON.parse(readFileSync(file, 'utf8')).picks.length).toBeLessThan(4)
    expect(numberless(page)).toContain(numberless(words))
    expect(replay(game, file)).toBeUndefined()
  })
})
