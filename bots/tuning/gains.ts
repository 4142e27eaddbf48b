/**
 * What a level gains against Merchants, and what a best response gains against it, choice by choice: `node bots/tuning/gains.ts fair-trade SEATS
 * GAMES`. Merchants play; wherever all choose at once, everybody's mix is worked out, and each move is valued against thousands of draws from the
 * rivals' mixes. That is far less noisy than who wins, but goes by how the master's network, or else the game's formula, appraises what comes after.
 * In points of chance a game.
 */
import { games } from '@fairground/games'
import { type AnyRules, fastRandom, rulesFor, type Seat, type SeenBy } from '@fairground/kernel'
import { openSearcher } from '../open.ts'
import { NO_LIMIT_BUT_LEVEL } from '../playing.ts'
import { drawn } from '../search/mixer.ts'
import type { Searcher } from '../search/search.ts'
import { answerGain, appraised, type Mix, valuesOf, worthOf } from './mixes.ts'

const LEVELS = ['merchant', 'master'] as const

const [id = '', seatsText, gamesText] = process.argv.slice(2)
const [seats, many] = [Number(seatsText), Number(gamesText)]
if (games[id] === undefined || !(seats > 1) || !(many > 0)) throw new Error('name a game, the seats and how many games')
const gamePackage = await games[id]()
const rules: AnyRules = rulesFor(gamePackage.game, seats)
const { hooks } = await appraised(gamePackage, rules)
const searchers: Searcher<unknown, SeenBy>[] = []
for (const level of LEVELS) {
  const searcher = await openSearcher(gamePackage, level, rules)
  if (searcher === undefined || hooks.replies === undefined) throw new Error('the game has no mixes that can be valued')
  searchers.push(searcher)
}
/** By level, for each game: what it gains against Merchants, and what a best response gains against it. */
const gained = LEVELS.map((): number[] => [])
const lost = LEVELS.map((): number[] => [])

for (let game = 0; game < many; game++) {
  const [deal, choices] = [fastRandom(`gains/${game}`), fastRandom(`choices/${game}`)]
  const state: unknown = rules.setup(deal)
  for (const list of [...gained, ...lost]) list.push(0)
  for (let turn = rules.turn(state), round = 0; turn.length > 0; turn = rules.turn(state), round++) {
    const asked = [...turn]
    const merchants = mixesOf(0, state, asked)
    // The first choice, of cards to put aside, is not valued: nothing comes of it before the first round.
    if (round > 0 && asked.length === seats) value(game, (game + round) % seats, state, merchants)
    for (const [place, seat] of asked.entries()) rules.play(state, seat, drawn({ candidates: merchants[place] }, choices), deal)
  }
}
for (const [level, name] of LEVELS.entries())
  process.stdout.write(`${name}: ${inWords(gained[level])} against Merchants; a best response gains ${inWords(lost[level])} against it\n`)

function mixesOf(level: number, state: unknown, asked: readonly Seat[]): readonly Mix[] {
  return asked.map(
    (seat) => searchers[level].think(rules.view(state, seat), rules.moves(state, seat), NO_LIMIT_BUT_LEVEL, fastRandom('mix')).candidates,
  )
}

function value(game: number, hero: Seat, state: unknown, merchants: readonly Mix[]): void {
  const random = fastRandom(`values/${game}/${hero}`)
  const among = valuesOf(rules, hooks, hero, state, merchants, random)
  const usual = worthOf(rules, merchants[hero], among)
  for (const level of LEVELS.keys()) {
    const mixes =
      level === 0
        ? merchants
        : mixesOf(
            level,
            state,
            merchants.map((_, seat) => seat),
          )
    gained[level][game] += worthOf(rules, mixes[hero], among) - usual
    lost[level][game] += answerGain(rules, hooks, hero, state, mixes, random)
  }
}

/** The mean and its 95 % interval. */
function inWords(list: readonly number[]): string {
  const mean = list.reduce((sum, each) => sum + each, 0) / list.length
  const spread = Math.sqrt(list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, list.length - 1) / list.length)
  return `${(100 * mean).toFixed(1)} ± ${(196 * spread).toFixed(1)} points`
}
