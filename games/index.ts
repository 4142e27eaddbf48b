import type { AnyGamePackage } from '@fairground/kernel'

/** All games: one line a game. */
export const games: Readonly<Record<string, () => Promise<AnyGamePackage>>> = {
  counterfeiters: async () => (await import('./counterfeiters/game.ts')).gamePackage,
  faifo: async () => (await import('./faifo/game.ts')).gamePackage,
  faiyum: async () => (await import('./faiyum/game.ts')).gamePackage,
  'fair-trade': async () => (await import('./fair-trade/game.ts')).gamePackage,
}

/** Games in which a network has learned enough to be offered as a Guild master; with a number of players that it has not learned, a Merchant stands in. */
export const MASTERS: readonly string[] = ['counterfeiters', 'faifo', 'faiyum']
