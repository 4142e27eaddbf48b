import type { AnyGamePackage, Bot, SeenBy } from '@fairground/kernel'
import { randomBot } from './random.ts'

/** Players by name, weakest first. */
export const LEVELS = ['random', 'greedy'] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name)
}

/** The player of a level for a game. */
export async function botFor(gamePackage: AnyGamePackage, level: Level): Promise<Bot<unknown, SeenBy>> {
  switch (level) {
    case 'random':
      return randomBot
    case 'greedy':
      return (await gamePackage.bot()).greedy
  }
}
