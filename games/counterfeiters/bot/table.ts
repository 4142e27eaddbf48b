import type { Facts } from '../state.ts'

/** What the player computes from the facts, once per match. */
export interface BotTable {
  readonly facts: Facts
  /** Steps to the next Godfather or the end, by place of the police. */
  readonly toGodfather: readonly number[]
  readonly toEnd: readonly number[]
  /** How many qualities the supermarket detects, by place of the police. */
  readonly level: readonly number[]
  /** By space: the set of spaces of its zone; empty for the market. */
  readonly alike: readonly number[]
  /** The highest price in the market: nobody needs more cash in hand. */
  readonly dearest: number
}

export function botTable(facts: Facts): BotTable {
  const { track, start, spaces, slots } = facts
  const end = track.length - 1
  const visits = track.flatMap((step, at) => (step === 'godfather' || step === 'end' ? [at] : []))
  let level = 0
  return {
    facts,
    toGodfather: track.map((_, at) => (visits.find((visit) => visit > at) ?? end) - at),
    toEnd: track.map((_, at) => end - at),
    level: track.map((step, at) => {
      if (at > start && step === 'investigation') level++
      return level
    }),
    alike: spaces.map(({ zone }) => spaces.reduce((bits, each, at) => (at >= slots && each.zone === zone ? bits | (1 << at) : bits), 0)),
    dearest: Math.max(...spaces.slice(0, slots).map(({ price }) => price)),
  }
}
