import type { Lesson } from '@fairground/kernel'
import type { Facts, Move, View } from '../state.ts'
import record from './record.json' with { type: 'json' }
import { tips } from './tips.ts'

/**
 * Two rounds of a game for three, from the first turn on: the cards that three players lay aside before it are already laid, because that
 * rule is an exception. The record continues to the end of the game, for the pictures on the rules pages.
 */
export const lesson: Lesson<Move, View, Facts> = {
  record: record as Lesson<Move, View, Facts>['record'], // written by the kernel; JSON knows no literal types
  seed: record.seed,
  learner: 0,
  notes: [
    { after: 3, id: 'welcome', chapter: 'harbour' },
    { after: 3, id: 'hand' },
    { after: 5, id: 'first-ship' },
    { after: 6, id: 'alone-in-port' },
    { after: 6, id: 'lowest' },
    { after: 8, id: 'snake', chapter: 'tricks' },
    { after: 9, id: 'half-a-purse' },
    { after: 10, id: 'counting' },
    { after: 12, id: 'second-ship' },
    { after: 13, id: 'crowd' },
    { after: 15, id: 'dog' },
    { after: 16, id: 'fallen' },
    { after: 16, id: 'first-contract' },
    { after: 18, id: 'ship-aside', chapter: 'humble' },
    { after: 21, id: 'tiger' },
    { after: 22, id: 'fee' },
    { after: 24, id: 'goat' },
    { after: 25, id: 'favour' },
    { after: 26, id: 'second-contract' },
    { after: 28, id: 'buffalo' },
    { after: 29, id: 'close-race' },
    { after: 31, id: 'naga', chapter: 'chains' },
    { after: 32, id: 'introduce' },
    { after: 33, id: 'challenge' },
    { after: 35, id: 'throw' },
    { after: 37, id: 'draw' },
    { after: 38, id: 'take' },
    { after: 39, id: 'third-contract' },
    { after: 39, id: 'farewell' },
  ],
  pictures: {
    deal: { after: 3, viewer: 0, show: '.ff-aside, .ff-hand', shape: 'hand' },
    money: { after: 39, viewer: 'spectator', show: '.ff-middle' },
    turn: { after: 8, viewer: 0, part: 'board', show: '.ff-berths' },
    ships: { after: 25, viewer: 'spectator', show: '.ff-berths' },
    rivals: { after: 61, shown: 7, viewer: 'spectator', show: '.ff-berths' },
    names: { after: 22, shown: 7, viewer: 'spectator', show: '.ff-berths' },
    skill: { after: 9, viewer: 'spectator', show: '.ff-berths' },
    skills: { after: 48, viewer: 0, part: 'board', show: '.ff-berths' },
    chains: { after: 38, viewer: 'spectator', show: '.ff-berths' },
    round: { after: 54, viewer: 0, part: 'tray', shape: 'hand' },
    end: { after: 71, viewer: 'spectator', show: '.ff-berths' },
  },
  tips,
  text: {
    en: async () => (await import('./en.ts')).en,
    de: async () => (await import('./de.ts')).de,
    vi: async () => (await import('./vi.ts')).vi,
  },
}
