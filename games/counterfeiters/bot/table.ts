import type { Facts } from '../state.ts'

/** What the player reads off the facts, once a match. */
export interface BotTable {
  readonly facts: Facts
  /** Steps to the next Godfather, the end included, by place of the police. */
  readonly toGodfather: readonly number[]
  readonly toEnd: readonly number[]
  /** Qualities that the supermarket detects, by place of the police. */
  readonly level: readonly number[]
  /** By space: the spaces of its zone off the market, a bit each. */
  readonly alike: readonly number[]
  /** The dearest card, which nobody needs more than in hand. */
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
