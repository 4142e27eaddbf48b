import { battery } from '@fairground/kernel/conformance/vitest'
import { gamePackage } from '../game.ts'
import { DINER, INK, JET, PAPER } from '../rules/board.ts'
import { FLY, lengthOf, noteGain } from '../rules/ledger.ts'
import { type Move, NONE, type State, type View } from '../state.ts'
import { type CounterfeitersRules, give, hattedDesk, opening, spaceAt } from './helpers.ts'
import { playOn, type World } from './worlds.ts'

battery(gamePackage.game, {
  folder: import.meta.dirname,
  states: 6000,
  variants: [
    { name: 'improvements', options: { improvements: true } },
    { name: 'strict components', options: { strictComponents: true }, seats: [3] },
    { name: 'open money', options: { money: 'open' }, seats: [4] },
    { name: 'improvements and strict components', options: { improvements: true, strictComponents: true }, seats: [2, 4] },
  ],
  corruptions: {
    'ten dollars added to a purse that everybody can count': (state) => {
      if (!hasFlown(state.ledger[0])) state.cash[0] += 10
    },
    'a fortune offshore': (state) => {
      state.envelope[0] += 9000
    },
    'half a note': (state) => {
      state.cash[1] += 5
    },
    'a fake added': (state) => {
      state.notes[0][1]++
    },
    'a fake of another quality': (state) => {
      if (state.notes[1][0] === 0 || state.traced[1][2] > 0) return
      state.notes[1][0]--
      state.notes[1][2]++
    },
    'a printed note that is not traced': (state) => {
      if (state.traced[0][0] > 0) state.traced[0][0]--
    },
    'a card doubled': (state) => {
      state.cards[1][DINER]++
    },
    'a card lost': (state) => {
      state.market[0] = state.market[0] === NONE ? DINER : NONE
    },
    'a second jet': (state) => {
      state.cards[0][JET] += 2
    },
    'a fourth henchman': (state) => {
      state.henchmen[0]++
    },
    'a henchman lost': (state) => {
      if (state.laid[0] > 0) state.laid[0]--
    },
    'two henchmen on one space': (state) => {
      if (state.standing[0] === 0 || (state.standing[0] & state.standing[1]) !== 0 || state.henchmen[1] === 0) return
      state.standing[1] |= state.standing[0]
    },
    'a henchman squeezed in beside nobody': (state) => {
      if (state.henchmen[0] === 0 || state.standing[0] !== 0) return
      state.henchmen[0]--
      state.squeezed[0] |= 1 << (state.market.length + 1)
    },
    'a ledger with an incomplete entry': (state) => {
      state.ledger[0].push(0)
    },
    'a payment that nobody made': (state) => {
      noteGain(state, 1, 9000)
    },
    'the wrong question': (state) => {
      if (state.ask === 'space') state.ask = 'amount'
    },
    'an end game that nobody triggered': (state) => {
      if (state.stage === 'rounds') state.stage = 'last'
    },
    'the police at the end of a running game': (state) => {
      if (state.stage === 'rounds' && state.police < 14) state.police = state.standing.length === 2 ? 14 : 22
    },
  },
  fair: [
    {
      name: 'a rival has flown and then passed',
      seats: 2,
      position: (rules) =>
        possibleStates(rules, withJet(rules), () => [
          { place: spaceAt(rules, 'tax', 1) },
          { pass: true },
          { place: spaceAt(rules, 'jet') },
          { fly: 20 },
          { pass: true },
          { pass: true },
        ]),
    },
    {
      name: 'a rival has flown, earned and bought',
      seats: 3,
      position: (rules) =>
        possibleStates(rules, withJet(rules), (state) => [
          { place: spaceAt(rules, 'tax', 2) },
          { pass: true },
          { pass: true },
          { place: spaceAt(rules, 'jet') },
          { fly: 10 },
          { pass: true },
          { pass: true },
          { place: state.market.length - 2 },
        ]),
    },
    {
      name: 'diners have exchanged notes of two qualities',
      seats: 2,
      position(rules) {
        const state = opening(rules)
        give(state, 0, DINER, 2)
        const missing = state.cards[0][INK] > 0 ? PAPER : INK
        return possibleStates(
          rules,
          state,
          () => [
            { place: spaceAt(rules, 'print') },
            { pass: true },
            { place: spaceAt(rules, 'print', 2) },
            { pass: true },
            { pass: true },
            { pass: true },
            { notes: [1, 1, 0] },
          ],
          (each, step) => {
            if (step === 2) give(each, 0, missing)
          },
        )
      },
    },
    {
      name: 'a rival has flown twice and paid the Godfather',
      seats: 2,
      position(rules) {
        const state = withJet(rules)
        state.police = rules.facts.track.indexOf('godfather') - 1
        return possibleStates(rules, state, () => [
          { place: spaceAt(rules, 'jet') },
          { fly: 10 },
          { place: hattedDesk(rules) },
          { place: spaceAt(rules, 'tax', 1) },
          { pass: true },
          { pass: true },
          { pass: true },
          { place: spaceAt(rules, 'jet') },
          { fly: 10 },
        ])
      },
    },
  ],
})

function hasFlown(ledger: readonly number[]): boolean {
  for (let at = 1; at < ledger.length; at += lengthOf(ledger[at])) if ((ledger[at] & 7) === FLY) return true
  return false
}

function withJet(rules: CounterfeitersRules): State {
  const state = opening(rules)
  give(state, 0, JET)
  return state
}

/** Plays a line and finds, by brute force, every state that seat 1 considers possible. `change` changes something public in all of them. */
function possibleStates(
  rules: CounterfeitersRules,
  truth: State,
  line: (state: State) => readonly Move[],
  change?: (state: State, step: number) => void,
): { view: View; states: readonly State[]; weights: readonly number[] } {
  const viewer = 1
  let worlds: readonly World[] = [{ state: rules.copy(truth), weight: 1 }]
  for (const [step, move] of line(truth).entries()) {
    for (const state of [truth, ...worlds.map((world) => world.state)]) change?.(state, step)
    if (!rules.moves(truth, truth.actor).some((each) => JSON.stringify(each) === JSON.stringify(move)))
      throw new Error(`${JSON.stringify(move)} is not offered at step ${step}`)
    worlds = playOn(rules, truth, worlds, move, viewer, step)
  }
  return {
    view: rules.view(truth, viewer),
    states: worlds.map(({ state }) => state),
    weights: worlds.map(({ weight }) => weight),
  }
}
