import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Client } from '../boardgameio.ts'
import { fairTrade } from '../fair-trade-boardgameio.ts'

const deal = { farmer: 0, market: [7, 0, 1] }

/** Two players at the first bid; seat 0 has blocked 1 and 2, seat 1 has blocked 12 and 13. */
function atFirstBid() {
  const client = Client({ game: fairTrade(2, 3, () => deal), numPlayers: 2, debug: false })
  client.updatePlayerID('0')
  client.moves.block(1, 2)
  client.updatePlayerID('1')
  client.moves.block(12, 13)
  client.updatePlayerID('0')
  return client
}

function seenBy(client: ReturnType<typeof atFirstBid>, player: string) {
  client.updatePlayerID(player)
  const state = client.getState()
  if (state === null) throw new Error('there is no state')
  return state
}

describe('Fair Trade on boardgame.io', () => {
  // The engine prints what it refuses to the console.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('starts the bidding when all have put two cards aside', () => {
    const { G, ctx } = seenBy(atFirstBid(), '0')
    expect(ctx.phase).toBe('bid')
    expect(ctx.activePlayers).toEqual({ 0: null, 1: null })
    expect(G.blocked).toEqual([
      [1, 2],
      [12, 13],
    ])
  })

  it.each([
    ['a blocked card', 1, 5],
    ['one card twice', 5, 5],
    ['no such card', 5, 14],
    ['half a card', 5.5, 6],
  ])('refuses %s', (_, farmer, trader) => {
    const client = atFirstBid()
    client.moves.bid(farmer, trader)
    expect(seenBy(client, '0').G.players).toEqual({ 0: { choice: null } })
    expect(console.error).toHaveBeenCalled()
  })

  it('refuses a second bid in the same round', () => {
    const client = atFirstBid()
    client.moves.bid(5, 6)
    client.moves.bid(7, 8)
    expect(seenBy(client, '0').G.players).toEqual({ 0: { choice: [5, 6] } })
  })

  it('hides a bid from the other player, and the deck from both', () => {
    const client = atFirstBid()
    client.moves.bid(5, 6)
    const { G } = seenBy(client, '1')
    expect(G.players).toEqual({ 1: { choice: null } })
    expect(G.secret).toBeUndefined()
  })

  it('undoes a bid', () => {
    const client = atFirstBid()
    client.moves.bid(5, 6)
    client.undo()
    expect(seenBy(client, '0').G.players).toEqual({ 0: { choice: null } })
    client.moves.bid(7, 8)
    expect(seenBy(client, '0').G.players).toEqual({ 0: { choice: [7, 8] } })
  })

  it('pays, lends, awards and opens the next round', () => {
    const client = atFirstBid()
    client.moves.bid(13, 4)
    client.updatePlayerID('1')
    client.moves.bid(2, 6)
    const { G } = seenBy(client, '1')
    // 16 coins each; seat 0 lacks one. Pool 15: eight to the first farmer, seven to the second. Traders: seat 1, then seat 0.
    expect(G.debt).toEqual([1, 0])
    expect(G.coins).toEqual([0 + 8 + 6, 8 + 7 + 4])
    expect(G.markers).toEqual([1, 5])
    expect(G.round).toBe(2)
    expect(G.farmer).toBe(1)
    expect(G.blocked).toEqual([
      [13, 4],
      [2, 6],
    ])
  })
})
