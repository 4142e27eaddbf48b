import { games } from '@fairground/games'
import { type AnyRules, fastRandom, rulesFor, type SeenBy } from '@fairground/kernel'
import { cpuMicros } from './cpu.ts'

/** The size of what a seat is sent and the cost of a full state in a search, for every game: bytes of JSON and microseconds of CPU time. */
export interface ViewFigures {
  readonly game: string
  readonly seats: number
  /** Sent once. */
  readonly facts: number
  /** The mean view of the seat that moves. */
  readonly view: number
  /** The share of a view's bytes, by field, that stays the same through a whole game. */
  readonly constant: number
  /** The first state from a view, another one into the same object, and a plain copy. */
  readonly firstDeal: number
  readonly deal: number
  readonly copy: number
}

const SEATS = 4
/** The target for sampling a state from a view, in microseconds. */
export const SLOWEST_DEAL = 3
const GAMES = 6
const POSITIONS = 200
const DEALS = 1000

export async function measureViews(quick: boolean): Promise<readonly ViewFigures[]> {
  return Promise.all(Object.keys(games).map((id) => figuresOf(id, quick ? 20 : POSITIONS)))
}

async function figuresOf(id: string, positions: number): Promise<ViewFigures> {
  const { game } = await games[id]()
  const rules = rulesFor(game, SEATS)
  const played = Array.from({ length: GAMES }, (_, seed) => viewsOf(rules, seed))
  const views = played.flat()
  const every = Math.max(1, Math.floor(views.length / positions))
  return {
    game: id,
    seats: SEATS,
    facts: bytes(rules.facts),
    view: mean(views.map(bytes)),
    constant: sum(played.map(constantBytes)) / sum(views.map(bytes)),
    ...dealing(
      rules,
      views.filter((_, index) => index % every === 0),
    ),
  }
}

/** Every view of a seat in turn in a random game. */
function viewsOf(rules: AnyRules, seed: number): readonly SeenBy[] {
  const random = fastRandom(seed)
  const state = rules.setup(random)
  const views: SeenBy[] = []
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    views.push(rules.view(state, turn[0]))
    const moves = rules.moves(state, turn[0])
    rules.play(state, turn[0], moves[random.below(moves.length)], random)
  }
  return views
}

function constantBytes(views: readonly SeenBy[]): number {
  const texts = views.map((view) => new Map(Object.entries(view).map(([name, value]) => [name, JSON.stringify(value)])))
  const names = new Set(texts.flatMap((text) => [...text.keys()]))
  names.delete('viewer')
  let constant = 0
  for (const name of names) {
    const values = new Set(texts.map((text) => text.get(name)))
    const [value] = values
    // Its name with quotes and colon, and a comma.
    if (values.size === 1 && value !== undefined) constant += views.length * (value.length + name.length + 4)
  }
  return constant
}

function dealing(rules: AnyRules, views: readonly SeenBy[]): Pick<ViewFigures, 'firstDeal' | 'deal' | 'copy'> {
  const random = fastRandom(1)
  const used = rules.sampler(views[0]).deal(random)
  const first = (): void => {
    for (const view of views) rules.sampler(view).deal(random)
  }
  const more = (): void => {
    for (const view of views) {
      const sampler = rules.sampler(view)
      for (let i = 0; i < DEALS; i++) sampler.deal(random, used)
    }
  }
  const copies = (): void => {
    for (let i = 0; i < views.length * DEALS; i++) rules.copy(used)
  }
  first()
  more()
  return {
    firstDeal: cpuMicros(first) / views.length,
    deal: cpuMicros(more) / (views.length * DEALS),
    copy: cpuMicros(copies) / (views.length * DEALS),
  }
}

export function formatViews(all: readonly ViewFigures[]): string {
  const head = ['game', 'facts, bytes', 'a view, bytes', 'never changes', 'first deal, µs', 'next deal, µs', 'copy, µs']
  const rows = all.map(({ game, facts, view, constant, firstDeal, deal, copy }) => [
    game,
    `${facts}`,
    view.toFixed(0),
    `${(100 * constant).toFixed(0)} %`,
    firstDeal.toFixed(1),
    deal.toFixed(2),
    copy.toFixed(2),
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)))
  const line = (row: readonly string[]): string => row.map((cell, column) => cell.padEnd(widths[column])).join('  ')
  return [`${SEATS} seats, random games`, '', line(head), ...rows.map(line)].join('\n')
}

function bytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length
}
