import type { AnyGamePackage, AnyRules, Bot, SeenBy } from '@fairground/kernel'
import { randomBot } from './random.ts'

/** Players by name, weakest first. */
export const LEVELS = ['random', 'greedy'] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name)
}

/** The player of a level, opened for a match with these rules. */
export async function openBot(gamePackage: AnyGamePackage, level: Level, rules: AnyRules): Promise<Bot<unknown, SeenBy>> {
  switch (level) {
    case 'random':
      return randomBot
    case 'greedy':
      return (await gamePackage.bot()).greedy(rules)
  }
}
