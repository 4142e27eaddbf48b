import type { AnyGamePackage } from '@fairground/kernel'

/** All games: one line a game. */
export const games: Readonly<Record<string, () => Promise<AnyGamePackage>>> = {
  counterfeiters: async () => (await import('./counterfeiters/game.ts')).gamePackage,
  faifo: async () => (await import('./faifo/game.ts')).gamePackage,
  faiyum: async () => (await import('./faiyum/game.ts')).gamePackage,
  'fair-trade': async () => (await import('./fair-trade/game.ts')).gamePackage,
}

/**
 * Where somebody has become a Guild master: games, and for how many players one has been measured to be no weaker than Merchants, or thinks
 * as they do for longer, as at Counterfeiters. At other numbers a Merchant stands in.
 */
export const MASTERS: Readonly<Record<string, readonly number[]>> = { counterfeiters: [2, 3, 4], faiyum: [1, 2, 4] }
