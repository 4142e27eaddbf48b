import { thinker } from '@fairground/bots'
import { games } from '@fairground/games'
import { type AnyGamePackage, Match, record, type Sitter, type Viewer } from '@fairground/kernel'
import type { Delivery, Standing } from '@fairground/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { Declined, Host } from '../offline/host.ts'
import type { KeptGame } from '../offline/store.ts'

let gamePackage: AnyGamePackage

beforeAll(async () => {
  gamePackage = await games.faifo()
})

/** A host that records what is stored and delivered. */
function open(sitters: readonly Sitter[]) {
  const id = 'local-test'
  const seed = '7'.repeat(64)
  const words = sitters.map(() => '')
  const match = new Match(gamePackage.game, { id, seats: sitters.length, options: {}, seed, words, sitters, waits: true })
  const names = sitters.map((sitter) => (sitter === 'person' ? 'P' : undefined))
  const kept: KeptGame[] = []
  const delivered: { readonly to: Viewer; readonly delivery: Delivery }[] = []
  const standings: Standing[] = []
  const outlet = {
    pause: 0,
    think: thinker(games),
    keep: async (game: KeptGame) => void kept.push(game),
    deliver: (to: Viewer, delivery: Delivery) => void delivered.push({ to, delivery }),
    stand: (standing: Standing) => void standings.push(standing),
  }
  const host = new Host(gamePackage, { id, record: record(match), seed, names, began: 0, touched: 0 }, outlet)
  return { host, kept, delivered, standings, outlet }
}

const PEOPLE: readonly Sitter[] = ['person', 'person', 'person']

describe('an offline match', () => {
  it('is delivered to viewers once they watch', async () => {
    const { host, delivered } = open(PEOPLE)
    expect(delivered).toEqual([])
    host.look(1)
    expect(delivered).toHaveLength(1)
    expect(delivered[0]).toMatchObject({ to: 1, delivery: { kind: 'welcome', snapshot: { position: { viewer: 1, view: { viewer: 1 } } } } })
    host.look('nobody')
    await host.act(0, { choice: 0 }, 0)
    expect(delivered).toHaveLength(1)
  })

  it('is stored before it is delivered', async () => {
    const { host, kept, delivered, outlet } = open(PEOPLE)
    const told: number[] = []
    outlet.deliver = (to, delivery) => {
      delivered.push({ to, delivery })
      told.push(kept.length)
    }
    host.look(0)
    await host.act(0, { choice: 0 }, 0)
    expect(told).toEqual([0, 1])
    expect(kept[0].record.entries).toHaveLength(1)
  })

  it('continues from what was stored', async () => {
    const { host, kept, outlet } = open(PEOPLE)
    host.look(0)
    await host.act(0, { choice: 0 }, 0)
    const later = new Host(gamePackage, kept[0], outlet)
    expect(later.standing.turn).toEqual([1, 2])
  })

  it('undoes a choice, and refuses what is not offered', async () => {
    const { host } = open(PEOPLE)
    host.look(0)
    await host.act(0, { choice: 0 }, 0)
    expect(host.standing.turn).toEqual([1, 2])
    await host.act(0, { undo: true }, 1)
    expect(host.standing.turn).toEqual([0, 1, 2])
    await expect(host.act(0, { play: 'nonsense' }, 2)).rejects.toBeInstanceOf(Declined)
  })

  it('grants every request: everybody is in the room', async () => {
    const { host, standings } = open(PEOPLE)
    host.look(0)
    await host.act(0, { ask: 'end' }, 0)
    expect(standings.at(-1)?.over).toBe(true)
  })

  it('lets a bot play on for a player who gives up', async () => {
    const { host, kept } = open(PEOPLE)
    host.look(0)
    await host.act(0, { concede: true }, 0)
    expect(host.standing.people).toEqual([1, 2])
    expect(kept.at(-1)?.record.entries.at(-1)?.do).toEqual({ sit: 'bot:trader' })
  })

  it('lets bots play on their turns', async () => {
    const { host, standings } = open(['person', 'bot:random', 'bot:greedy'])
    host.look(0)
    await expect.poll(() => standings.at(-1)?.turn, { timeout: 10_000 }).toEqual([0])
  })

  it('answers people while a bot thinks, and the bot chooses for the position at that time', async () => {
    const { host, standings, outlet } = open(['person', 'person', 'bot:merchant'])
    const thoughts: PromiseWithResolvers<number>[] = []
    outlet.think = () => {
      const thought = Promise.withResolvers<number>()
      thoughts.push(thought)
      return thought.promise
    }
    host.look(0)
    await expect.poll(() => thoughts.length).toBe(1)
    await host.act(0, { choice: 0 }, 0)
    expect(standings.at(-1)?.turn).toEqual([1, 2])
    await host.act(0, { undo: true }, 1)
    expect(standings.at(-1)?.turn).toEqual([0, 1, 2])
    thoughts[0].resolve(0)
    await expect.poll(() => standings.at(-1)?.turn).toEqual([0, 1])
    expect(thoughts).toHaveLength(1)
  })

  it('plays a random move for a bot that fails', async () => {
    const { host, standings, outlet } = open(['person', 'person', 'bot:merchant'])
    outlet.think = () => Promise.reject(new Error('out of ideas'))
    host.look(0)
    await expect.poll(() => standings.at(-1)?.turn).toEqual([0, 1])
  })
})
