import type { AnyGamePackage } from '@fairground/kernel'

/** All games, one line each. */
export const games: Readonly<Record<string, () => Promise<AnyGamePackage>>> = {
  counterfeiters: async () => (await import('./counterfeiters/game.ts')).gamePackage,
  faifo: async () => (await import('./faifo/game.ts')).gamePackage,
  faiyum: async () => (await import('./faiyum/game.ts')).gamePackage,
  'fair-trade': async () => (await import('./fair-trade/game.ts')).gamePackage,
}

/**
 * The games and numbers of players that have a Guild master: measurements show that it is no weaker than Merchants, or, at Counterfeiters, it
 * is a Merchant that thinks longer. Elsewhere a Merchant takes its place.
 */
export const MASTERS: Readonly<Record<string, readonly number[]>> = {
  counterfeiters: [2, 3, 4],
  faifo: [4],
  faiyum: [1, 2, 3, 4],
  'fair-trade': [2, 3, 4, 5],
}
