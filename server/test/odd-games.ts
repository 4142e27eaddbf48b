import { isMainThread } from 'node:worker_threads'
import type { AnyGame, AnyGamePackage, AnyRules, Bot, SeenBy } from '@fairground/kernel'
import { game as lots } from '../../kernel/conformance/example/game.ts'
import { withRules } from '../../kernel/test/changed-rules.ts'

/** One game under several names, with greedy players of odd kinds. */

type OddBot = Bot<unknown, SeenBy>

function gamePackage(id: string, choose: OddBot['choose'], game: object = {}): () => Promise<AnyGamePackage> {
  const noText = () => Promise.reject(new Error('Lots has no words'))
  return async () => ({
    game: { ...lots, id, ...game },
    credits: { designers: [], publisher: '', minutes: [1, 1] },
    bot: async () => ({ greedy: () => ({ choose }) }),
    text: { en: noText, de: noText, vi: noText },
  })
}

/** Uses so many milliseconds of this thread's CPU time. */
function spend(millis: number): void {
  const before = process.threadCpuUsage()
  for (let spent = 0; spent < millis * 1000; ) {
    const { user, system } = process.threadCpuUsage(before)
    spent = user + system
  }
}

/** Lots with some of its rules changed. */
export function changedLots(change: (rules: AnyRules) => Partial<AnyRules>) {
  const game: AnyGame = lots
  return { lots: async () => ({ ...(await games.lots()), game: withRules(game, change) }) }
}

export const games = {
  lots: gamePackage('lots', (_view, moves) => moves[0]),
  /** With an owner's edition it never ends. */
  'lots-endless': gamePackage('lots-endless', (_view, moves) => moves[0], {
    open(...given: Parameters<typeof lots.open>) {
      while (typeof given[0].edition !== 'string');
      return lots.open(...given)
    },
  }),
  /** It is fast when it is checked, and slow when it is played with an owner's edition. */
  'lots-slow': gamePackage('lots-slow', (_view, moves) => moves[0], {
    open(...given: Parameters<typeof lots.open>) {
      const rules = lots.open(...given)
      const play: typeof rules.play = (...played) => {
        if (isMainThread && typeof given[0].edition !== 'string') spend(700)
        rules.play(...played)
      }
      return { ...rules, play }
    },
  }),
  /** With an owner's edition each decision takes too long. */
  'lots-dear': gamePackage('lots-dear', (_view, moves) => moves[0], {
    open(...given: Parameters<typeof lots.open>) {
      const rules = lots.open(...given)
      const moves: typeof rules.moves = (...asked) => {
        if (typeof given[0].edition !== 'string') spend(50)
        return rules.moves(...asked)
      }
      return { ...rules, moves }
    },
  }),
  'lots-last': gamePackage('lots-last', (_view, moves) => moves[moves.length - 1]),
  'lots-deaf': gamePackage('lots-deaf', () => {
    for (;;);
  }),
  'lots-patient': gamePackage('lots-patient', (_view, moves, budget) => {
    while (budget.stop?.() !== true);
    return moves[0]
  }),
  /** Takes the first move if it is told to stop within a twentieth of a second, else the last. */
  'lots-timed': gamePackage('lots-timed', (_view, moves, budget) => {
    const began = performance.now()
    while (budget.stop?.() !== true);
    return performance.now() - began < 50 ? moves[0] : moves[moves.length - 1]
  }),
  'lots-broken': gamePackage('lots-broken', () => {
    throw new Error('out of ideas')
  }),
  'lots-cheat': gamePackage('lots-cheat', () => ({ stake: 99 })),
  'lots-leaver': gamePackage('lots-leaver', (_view, moves) => {
    process.exit(0)
    return moves[0]
  }),
  'lots-hungry': gamePackage('lots-hungry', () => {
    const held: number[][] = []
    for (;;) held.push(new Array(1e6).fill(held.length))
  }),
}
