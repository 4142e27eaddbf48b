/**
 * `node bots/tuning/garbage.ts GAME [SEATS] [LEVEL]`: how many bytes a search allocates per iteration, and where. An iteration is one simulated
 * choice. Boxed numbers count, too: any result that is not a small integer, of a function that was not inlined.
 */
import { Session } from 'node:inspector/promises'
import { games } from '@fairground/games'
import { fastRandom, rulesFor, type Seat } from '@fairground/kernel'
import { isLevel, levelOf, NO_LIMIT_BUT_LEVEL, NO_SEARCH, openBot, openSearcher } from '../index.ts'

const POSITIONS = 12
const MOST_SHOWN = 10
const SAMPLED_EVERY = 16_384

const [game, seats = '4', name = 'merchant'] = process.argv.slice(2)
if (!Object.hasOwn(games, game ?? '')) throw new Error(`there is no game ${game}; there are ${Object.keys(games).join(', ')}`)
const level = isLevel(name) ? levelOf(name) : undefined
if (level === undefined || level === 'random' || level === 'apprentice')
  throw new Error(`${name} does not search; trader, merchant and master do`)
const gamePackage = await games[game]()
const rules = rulesFor(gamePackage.game, Number(seats))
const searcher = await openSearcher(gamePackage, level, rules)
const player = await openBot(gamePackage, 'apprentice', rules)

/** The decisions of one game, from beginning to end. */
const asked: { readonly state: unknown; readonly seat: Seat }[] = []
const random = fastRandom('garbage')
const state = rules.setup(random)
for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
  const [seat] = turn
  const moves = rules.moves(state, seat)
  if (moves.length > 1) asked.push({ state: rules.copy(state), seat })
  rules.play(state, seat, player.choose(rules.view(state, seat), moves, NO_SEARCH, random), random)
}

function think(): number {
  let iterations = 0
  for (let i = 0; i < POSITIONS; i++) {
    const { state, seat } = asked[Math.floor(((i + 0.5) * asked.length) / POSITIONS)]
    iterations += searcher?.think(rules.view(state, seat), rules.moves(state, seat), NO_LIMIT_BUT_LEVEL, fastRandom(i)).iterations ?? 0
  }
  return iterations
}

interface Site {
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  readonly selfSize: number
  readonly children: readonly Site[]
}

// Allocations during compilation do not count, so the first run is not measured.
think()
const session = new Session()
session.connect()
await session.post('HeapProfiler.enable')
await session.post('HeapProfiler.startSampling', {
  samplingInterval: SAMPLED_EVERY,
  includeObjectsCollectedByMajorGC: true,
  includeObjectsCollectedByMinorGC: true,
})
const iterations = think()
const { profile } = await session.post('HeapProfiler.stopSampling')

const made = new Map<string, number>()
function add({ callFrame: { functionName, url, lineNumber }, selfSize, children }: Site, caller: string): void {
  const own = `${functionName} ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}`
  const place = url === '' ? `${functionName} in ${caller}` : own
  made.set(place, (made.get(place) ?? 0) + selfSize)
  for (const child of children) add(child, place)
}
add(profile.head, '')
const all = [...made.values()].reduce((sum, size) => sum + size, 0)
console.log(`${gamePackage.game.id}, ${seats} players, ${level}: ${Math.round(all / iterations)} bytes an iteration`)
for (const [place, size] of [...made].sort((a, b) => b[1] - a[1]).slice(0, MOST_SHOWN))
  console.log(`${Math.round(size / iterations)}  ${place}`)
