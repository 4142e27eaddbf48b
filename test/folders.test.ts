import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { games } from '@fairground/games'
import { finishedGame } from '@fairground/games/test/random-game.ts'
import { checkedOptions, pick } from '@fairground/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Imported, importsIn, withoutComments } from './imports.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** The other folders that a folder may import from. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  protocol: ['kernel'],
  kit: ['kernel'],
  games: ['kernel', 'kit'],
  bots: ['kernel', 'games'],
  review: ['kernel', 'bots'],
  server: ['kernel', 'protocol', 'games', 'bots', 'review'],
  bench: ['kernel', 'protocol', 'games', 'bots', 'server'],
  web: ['kernel', 'protocol', 'kit', 'games', 'bots', 'review'],
  cli: ['kernel', 'games', 'bots', 'review', 'server', 'bench'],
}

interface Import extends Imported {
  readonly file: string
}

function sources(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name)
    if (name === 'node_modules' || name === 'test' || name === 'dist') return []
    if (statSync(join(ROOT, path)).isDirectory()) return sources(path)
    return /\.tsx?$/.test(name) ? [path] : []
  })
}

function importsOf(file: string): readonly Import[] {
  return importsIn(readFileSync(join(ROOT, file), 'utf8')).map((each) => ({ file, ...each }))
}

/** The folder of an imported file; `undefined` for a package. */
function folderOf({ file, from }: Import): string | undefined {
  if (from.startsWith('@fairground/')) return from.split('/')[1]
  if (from.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), from)).split('/')[0]
  return undefined
}

const isBoard = (file: string) => /^games\/[^/]+\/board\//.test(file)
const isPure = (file: string) =>
  (file.startsWith('kernel/') && !file.startsWith('kernel/conformance/')) || (file.startsWith('games/') && !isBoard(file))

describe('Dependencies point one way', () => {
  it.each(Object.keys(ALLOWED))('from %s', (folder) => {
    const wrong = sources(folder)
      .flatMap(importsOf)
      .filter((each) => {
        const target = folderOf(each)
        return target !== undefined && target !== folder && !ALLOWED[folder].includes(target)
      })
    expect(wrong).toEqual([])
  })

  it('and only boards draw', () => {
    const wrong = sources('games')
      .filter((file) => !isBoard(file))
      .flatMap(importsOf)
      .filter((each) => folderOf(each) === 'kit' || /\/board\//.test(each.from) || /preact/.test(each.from))
    expect(wrong).toEqual([])
  })

  it('and the page contains no schema: from the protocol it imports types, positions, phrases, seasons and the brief encoding', () => {
    const wrong = sources('web')
      .flatMap(importsOf)
      .filter(({ from }) => from.startsWith('@fairground/protocol/') || /^zod/.test(from))
    expect(wrong).toEqual([])
    const needed = ['index.ts', 'position.ts', 'phrases.ts', 'seasons.ts', 'brief.ts'].flatMap((file) => importsOf(join('protocol', file)))
    const loaded = needed.filter(({ onlyTypes }) => !onlyTypes).map(({ from }) => from)
    expect(new Set(loaded)).toEqual(new Set(['./brief.ts', './phrases.ts', './position.ts', './seasons.ts', '@fairground/kernel']))
  })

  it('and boards import rules only through board/rules.ts, and otherwise only types, words, counts, editions and campaigns', () => {
    const wrong = sources('games')
      .filter(isBoard)
      .flatMap(importsOf)
      .filter(({ file, from, onlyTypes }) => {
        if (onlyTypes || !from.startsWith('.')) return false
        const [, , folder, ...rest] = relative(ROOT, resolve(ROOT, dirname(file), from)).split('/')
        if (folder === 'rules') return !/^games\/[^/]+\/board\/rules\.ts$/.test(file)
        return rest.length === 0
          ? !['state.ts', 'campaign.ts', 'summary.ts'].includes(folder)
          : !['board', 'text', 'edition'].includes(folder)
      })
    expect(wrong).toEqual([])
  })

  it('and no game imports another', () => {
    const wrong = sources('games')
      .flatMap(importsOf)
      .filter(({ file, from }) => {
        if (!from.startsWith('.') || file === 'games/index.ts') return false
        const [, own] = file.split('/')
        const [, folder, inside] = relative(ROOT, resolve(ROOT, dirname(file), from)).split('/')
        return inside !== undefined && folder !== own
      })
    expect(wrong).toEqual([])
  })
})

describe('Kernel and rules', () => {
  const pure = [...sources('kernel'), ...sources('games')].filter(isPure)

  it('import no I/O and no package but zod', () => {
    const wrong = pure.flatMap(importsOf).filter((each) => folderOf(each) === undefined && each.from !== 'zod/mini')
    expect(pure.length).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })

  it('use no clock, no global random numbers, no DOM and no Node', () => {
    const forbidden =
      /\b(Math\.random|Date|performance|setTimeout|setInterval|setImmediate|process|document|window|globalThis|navigator|localStorage|fetch|WebSocket|crypto)\s*[.(]/
    const wrong = pure.filter((file) => forbidden.test(withoutComments(readFileSync(join(ROOT, file), 'utf8'))))
    expect(wrong).toEqual([])
  })
})

describe('A whole game', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(Object.keys(games))('of %s runs without clock and global random numbers', async (id) => {
    const { game } = await games[id]()
    const options = checkedOptions(game, {}, game.seats.max)
    const forbidden = (name: string) => () => {
      throw new Error(`${name} was touched`)
    }
    vi.stubGlobal('Date', forbidden('Date'))
    vi.stubGlobal('performance', undefined)
    vi.stubGlobal('fetch', forbidden('fetch'))
    const chance = vi.spyOn(Math, 'random').mockImplementation(forbidden('Math.random'))
    try {
      const rules = game.open(options, game.seats.max)
      const state = finishedGame(rules, 'quiet', ({ state, seat, moves }, random) => {
        rules.view(state, seat)
        return pick(moves, random)
      })
      expect(rules.outcome(state)?.places).toHaveLength(game.seats.max)
    } finally {
      chance.mockRestore()
    }
  })
})
