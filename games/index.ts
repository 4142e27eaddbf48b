import type { AnyFurnished } from '@fairground/kernel'

/** The shelf: one line a game. */
export const games: Readonly<Record<string, () => Promise<AnyFurnished>>> = {
  counterfeiters: async () => (await import('./counterfeiters/game.ts')).furnished,
  faifo: async () => (await import('./faifo/game.ts')).furnished,
  faiyum: async () => (await import('./faiyum/game.ts')).furnished,
  'fair-trade': async () => (await import('./fair-trade/game.ts')).furnished,
}
