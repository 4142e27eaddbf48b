import { games } from '@fairground/games'
import { fastRandom, type MatchRecord, type Seat, type Viewer } from '@fairground/kernel'
import type { Accepted, Delivery, PlayerCommand, Snapshot } from '@fairground/protocol'
import { describe, expect, it } from 'vitest'
import { as, Place, people } from '../server/test/tables-place.ts'

/** A command of a script, the answer to it, and what every viewer saw then. */
interface ScriptLine {
  readonly seat: Seat
  readonly command: PlayerCommand
  readonly after: number
  readonly accepted: unknown
  readonly seen: readonly unknown[]
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator']
const COMMANDS = 40
const LIMIT = 30_000

/** Without what depends on a clock. */
function timeless(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === 'at' || key === 'until' ? undefined : inner)))
}

function seenIn({ facts, position }: Snapshot): unknown {
  return timeless({ facts, position })
}

/** Plays at a table of the server: mostly moves, sometimes an undo. */
async function playOnServer(game: string): Promise<{ script: readonly ScriptLine[]; record: MatchRecord }> {
  const place = await Place.open({ games })
  try {
    const { tables } = place
    const [owner, ...others] = people
    const { id } = await tables.create(owner, { game, seats: people.length, handover: 5, visibility: 'listed' })
    for (const person of others) await tables.join(id, as(person))
    for (const person of people) await tables.ready(id, as(person), true)
    const random = fastRandom(`script of ${game}`)
    const script: ScriptLine[] = []
    const look = (viewer: Viewer) => tables.snapshot(id, viewer === 'spectator' ? {} : as(people[viewer]))
    while (script.length < COMMANDS) {
      const { position } = await look('spectator')
      if (position === undefined || position.result !== undefined) break
      const seat = position.handover?.seat ?? position.turn[random.below(position.turn.length)]
      const { position: own } = await look(seat)
      if (own === undefined) break
      const command: PlayerCommand =
        own.canUndo && random.below(4) === 0
          ? { undo: true }
          : position.handover === undefined
            ? { choice: random.below(own.moves.length) }
            : { done: true }
      const accepted = await tables.act(id, as(people[seat]), command, { after: own.n })
      const seen = []
      for (const viewer of VIEWERS) seen.push(seenIn(await look(viewer)))
      script.push({ seat, command, after: own.n, accepted: timeless(accepted), seen })
    }
    await tables.end(id).catch(() => {}) // it may be over already
    return { script, record: await tables.record(id, {}) }
  } finally {
    await place.remove()
  }
}

/** The page's own host; only the compiler for pages can build it. */
async function openHost(game: string, record: MatchRecord, deliver: (to: Viewer, delivery: Delivery) => void): Promise<Host> {
  const { Host } = await import(new URL('../web/offline/host.ts', import.meta.url).href)
  const { result: _, state: _state, seed, ...running } = record
  const kept = { id: record.id, record: { ...running, entries: [] }, seed, names: people.map(({ name }) => name), began: 0, touched: 0 }
  return new Host(await games[game](), kept, { pause: 0, keep: async () => {}, deliver, stand: () => {} })
}

interface Host {
  look(as: Viewer | 'nobody'): void
  act(seat: Seat, command: PlayerCommand, after: number): Promise<Accepted>
}

describe.each(Object.keys(games))('The same commands at the same table of %s', (game) => {
  it('lead to the same positions and are heard alike, on the server and on a device by itself', { timeout: LIMIT }, async () => {
    const { script, record } = await playOnServer(game)
    let welcomed: Delivery | undefined
    const host = await openHost(game, record, (_, delivery) => {
      welcomed = delivery
    })
    const seenBy = (viewer: Viewer): unknown => {
      host.look(viewer)
      return welcomed?.kind === 'welcome' ? seenIn(welcomed.snapshot) : undefined
    }
    expect(script.length).toBeGreaterThan(20)
    for (const { seat, command, after, accepted, seen } of script) {
      expect(timeless(await host.act(seat, command, after))).toEqual(accepted)
      for (const [index, viewer] of VIEWERS.entries()) expect(seenBy(viewer)).toEqual(seen[index])
    }
    host.look('nobody')
  })
})
