import type { AnyFurnished, Bot, SeenBy } from '@fairground/kernel'
import { game as lots } from '../../kernel/conformance/example/game.ts'

/** A shelf of one game under several names, whose greedy players are of every odd kind. */

type OddBot = Bot<unknown, SeenBy>

function furnished(id: string, choose: OddBot['choose']): () => Promise<AnyFurnished> {
  const noText = () => Promise.reject(new Error('Lots has no words'))
  return async () => ({
    game: { ...lots, id },
    credits: { designers: [], publisher: '', minutes: [1, 1] },
    bot: async () => ({ greedy: { choose } }),
    text: { en: noText, de: noText, vi: noText },
  })
}

export const games = {
  lots: furnished('lots', (_view, moves) => moves[0]),
  'lots-last': furnished('lots-last', (_view, moves) => moves[moves.length - 1]),
  'lots-deaf': furnished('lots-deaf', () => {
    for (;;);
  }),
  'lots-patient': furnished('lots-patient', (_view, moves, budget) => {
    while (budget.stop?.() !== true);
    return moves[0]
  }),
  'lots-broken': furnished('lots-broken', () => {
    throw new Error('out of ideas')
  }),
  'lots-cheat': furnished('lots-cheat', () => ({ stake: 99 })),
  'lots-leaver': furnished('lots-leaver', (_view, moves) => {
    process.exit(0)
    return moves[0]
  }),
  'lots-hungry': furnished('lots-hungry', () => {
    const held: number[][] = []
    for (;;) held.push(new Array(1e6).fill(held.length))
  }),
}
