import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Checkout, checkOut, ROOT } from './checkout.ts'
import { commandsIn, fencesIn } from './fences.ts'
import { stepsOf, take } from './tutorial.ts'

const page = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8')

it('“Adding a game” names every file in the line above its block', () => {
  const named = fencesIn(page).filter(({ info }) => info[0]?.includes('.'))
  expect(named.length).toBeGreaterThan(10)
  const lines = page.split('\n')
  for (const { info, line } of named) expect(lines[line - 3], info[0]).toMatch(new RegExp(`^\`${info[0]}\``))
})

describe('Following “Adding a game”, block by block,', () => {
  let checkout: Checkout
  const said = new Map<string, string>()
  beforeAll(() => {
    checkout = checkOut()
  })
  afterAll(() => checkout.remove())

  // Its tests run once, together with those that write the golden files.
  const steps = stepsOf(page, (command) => !/^npx vitest run games\/pearls(\/test\/rules.test.ts)?$/.test(command))
  it('runs several commands', () => expect(steps.length).toBeGreaterThan(4))
  it.each(steps)('this works: $command', (step) => {
    const { command, code, out } = take(step, checkout)
    expect(code, out).toBe(0)
    said.set(command, out)
  })

  it('changes one line outside the game’s folder', () => {
    const outside = checkout.changed().filter((file) => !file.startsWith('games/pearls/') && file !== 'lesson.txt')
    expect(outside).toEqual(['games/index.ts'])
    const lines = (folder: string) => readFileSync(join(folder, 'games', 'index.ts'), 'utf8').split('\n')
    const [before, after] = [lines(ROOT), lines(checkout.folder)]
    expect(after.filter((line) => !before.includes(line))).toEqual([
      "  pearls: async () => (await import('./pearls/game.ts')).gamePackage,",
    ])
    expect(after).toHaveLength(before.length + 1)
  })

  it('gives a game that passes the battery and all its tests', () => {
    expect(said.get('UPDATE_GOLDEN=1 npx vitest run games/pearls')).toMatch(/Test Files +5 passed/)
  })

  it('gives a game without type errors, board included', () => {
    writeFileSync(
      join(checkout.folder, 'tsconfig.pearls.json'),
      JSON.stringify({
        extends: './tsconfig.web.json',
        compilerOptions: { types: ['node', 'vite/client'] },
        include: ['games/pearls'],
        exclude: [],
      }),
    )
    const { code, out } = checkout.run('tsc', ['--noEmit', '-p', 'tsconfig.pearls.json'])
    expect(code, out).toBe(0)
  })

  it('gives the same as the command in the README', () => {
    const [command] = fencesIn(readFileSync(join(ROOT, 'README.md'), 'utf8'))
      .filter(({ info }) => info[0] === 'checkout')
      .flatMap(commandsIn)
    expect(checkout.shell(command).out).toMatch(/^games\/harvest-moon is created/)
  })

  it('puts the game into the list, with what it is missing', () => {
    expect(said.get('npx fairground games')).toMatch(
      /pearls +Pearls +2–5 +words in de, words in vi, levels that search, a coach, a workshop\n/,
    )
  })
})
