import { rulebook } from '@fairground/games/fair-trade/edition/built-in.ts'
import type { Game, MoveFn } from 'boardgame.io'
import { ActivePlayers, INVALID_MOVE, PlayerView } from './boardgameio.ts'

/**
 * Fair Trade as boardgame.io's documentation recommends: moves are functions that change a draft and return INVALID_MOVE, everybody
 * chooses at once by `activePlayers`, a round is a turn, and secrets are where STRIP_SECRETS expects them. The rules are written
 * independently, so that equal scores mean something; only the printed values are shared.
 */

type Pair = readonly [number, number]

interface FairTrade {
  round: number
  /** Holder of the farmer marker. */
  farmer: number
  current: number
  future: number | null
  coins: number[]
  markers: number[]
  debt: number[]
  blocked: (Pair | null)[]
  /** Each player's secret choice: two cards to lay aside, or a bid as farmer and as trader. */
  players: Record<string, { choice: Pair | null }>
  secret: { deck: number[] }
}

/** All random decisions, made before the game: the first farmer, and the market from the first card to the last. */
export interface Deal {
  readonly farmer: number
  readonly market: readonly number[]
}

export interface GameOver {
  readonly scores: readonly number[]
}

const HIGHEST_BID = rulebook.highestBid.value
const START_COINS = rulebook.coins.value.reduce((sum, coin) => sum + coin, 0)

/** `deal` replaces the random plugin of a real table. */
export function fairTrade(players: 2 | 3 | 4 | 5 | 6, rounds: number, deal: () => Deal): Game<FairTrade> {
  const prizes = rulebook.market.map((card) => card.prizes[players].value)

  return {
    name: 'fair-trade',
    minPlayers: 2,
    maxPlayers: 6,

    setup({ ctx }) {
      const { farmer, market } = deal()
      const deck = [...market].reverse()
      const seats = ctx.playOrder
      return {
        round: 1,
        farmer,
        current: deck.pop() ?? 0,
        future: deck.pop() ?? null,
        coins: seats.map(() => START_COINS),
        markers: seats.map(() => 0),
        debt: seats.map(() => 0),
        blocked: seats.map(() => null),
        players: Object.fromEntries(seats.map((id) => [id, { choice: null }])),
        secret: { deck },
      }
    },

    playerView: PlayerView.STRIP_SECRETS,

    phases: {
      block: {
        start: true,
        next: 'bid',
        moves: { block },
        turn: { activePlayers: ActivePlayers.ALL_ONCE },
        endIf: ({ G }) => allHaveChosen(G),
        onEnd: ({ G }) => layAside(G),
      },
      bid: {
        moves: { bid },
        turn: {
          activePlayers: ActivePlayers.ALL_ONCE,
          endIf: ({ G }) => allHaveChosen(G),
          onEnd({ G }) {
            payAndAward(G, prizes[G.current])
            layAside(G)
            openNextRound(G, rounds)
          },
        },
      },
    },

    endIf: ({ G }): GameOver | undefined =>
      G.round > rounds ? { scores: G.markers.map((markers, seat) => markers - G.debt[seat]) } : undefined,
  }
}

const block: MoveFn<FairTrade> = ({ G, playerID }, low: number, high: number) => {
  if (!isBidCard(low) || !isBidCard(high) || low >= high) return INVALID_MOVE
  G.players[playerID].choice = [low, high]
  return undefined
}

const bid: MoveFn<FairTrade> = ({ G, playerID }, farmer: number, trader: number) => {
  const blocked = G.blocked[Number(playerID)]
  if (!isBidCard(farmer) || !isBidCard(trader) || farmer === trader) return INVALID_MOVE
  if (blocked?.includes(farmer) || blocked?.includes(trader)) return INVALID_MOVE
  G.players[playerID].choice = [farmer, trader]
  return undefined
}

function isBidCard(card: unknown): boolean {
  return Number.isInteger(card) && Number(card) >= 1 && Number(card) <= HIGHEST_BID
}

function allHaveChosen(G: FairTrade): boolean {
  for (const id in G.players) if (G.players[id].choice === null) return false
  return true
}

/** Played cards are next to the market and not available in the next round. */
function layAside(G: FairTrade): void {
  for (const id in G.players) {
    G.blocked[Number(id)] = G.players[id].choice
    G.players[id].choice = null
  }
}

function payAndAward(G: FairTrade, prizes: readonly number[]): void {
  const seats = G.coins.length
  const bids = Object.values(G.players).map(({ choice }) => choice ?? [0, 0])
  const fromFarmer = (seat: number) => (seat - G.farmer + seats) % seats
  const farmers = bids.map((_, seat) => seat).sort((a, b) => bids[b][0] - bids[a][0] || fromFarmer(a) - fromFarmer(b))
  const traders = bids.map((_, seat) => seat).sort((a, b) => bids[b][1] - bids[a][1] || fromFarmer(b) - fromFarmer(a))
  let pool = 0
  for (const [seat, [asFarmer, asTrader]] of bids.entries()) {
    pool += asFarmer
    const left = G.coins[seat] - asFarmer - asTrader
    G.coins[seat] = Math.max(left, 0)
    if (left < 0) G.debt[seat] -= left
  }
  for (const [place, farmer] of farmers.entries()) {
    const share = Math.floor(pool / seats) + (place < pool % seats ? 1 : 0)
    G.coins[farmer] += share + bids[traders[place]][1]
    G.markers[traders[place]] += prizes[place]
  }
}

function openNextRound(G: FairTrade, rounds: number): void {
  G.round += 1
  if (G.round > rounds) return
  G.current = G.future ?? 0
  G.future = G.secret.deck.pop() ?? null
  G.farmer = (G.farmer + 1) % G.coins.length
}
