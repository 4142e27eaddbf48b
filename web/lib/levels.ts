import { isLevel, LEVELS, type Level, levelOf, levelsAt, temperamentOf } from '@fairground/bots'
import type { Sitter, Temperament } from '@fairground/kernel'
import type { Capabilities, SeatInfo } from '@fairground/protocol'
import { get } from './api.ts'
import { change, settings } from './settings.ts'
import { t } from './text.ts'

/** Bots as people choose and see them. */

/** In the order of the menu: by strength, and the random bot last, since hardly anybody wants it. */
const SHOWN: readonly Level[] = [...LEVELS.filter((level) => level !== 'random'), 'random']
const USUAL: Level = 'trader'

/** Levels that can be seated offline at a game, for a number of players or for any. */
export function allLevels(game: string, seats?: number): readonly Level[] {
  return levelsAt(game, SHOWN, seats)
}

/** Levels that the host offers. */
export async function hostLevels(): Promise<readonly Level[]> {
  const { levels } = await get<Capabilities>('/api/capabilities')
  return SHOWN.filter((level) => levels.includes(level))
}

/** Levels that every game has. */
const EVERYWHERE = SHOWN.filter((level) => level !== 'master')

/** The level last chosen on this device, if it is offered; otherwise a Trader, or the nearest level. */
export function preferredLevel(levels: readonly Level[] = EVERYWHERE): Level {
  const { bot } = settings.value
  const wanted = bot !== undefined && isLevel(bot) ? levelOf(bot) : USUAL
  if (levels.includes(wanted)) return wanted
  // If there is no Guild master, the next strongest is the best replacement.
  if (wanted === 'master' && levels.includes('merchant')) return 'merchant'
  return levels.find((level) => level === USUAL) ?? levels[0] ?? USUAL
}

/** Stores the choice for the next bot. */
export function preferLevel(level: Level): void {
  change({ bot: level })
}

interface BotLook {
  readonly level: Level
  readonly temperament: Temperament
}

/** The character of the bot in a seat; its preference is derived from the table's commitment, which everybody sees. */
export function botIn({ seat, sitter }: Pick<SeatInfo, 'seat' | 'sitter'>, commitment: string): BotLook | undefined {
  const name = levelIn(sitter)
  return name === undefined ? undefined : { level: name, temperament: temperamentOf(commitment, seat) }
}

function levelIn(sitter: Sitter | undefined): Level | undefined {
  const name = sitter?.startsWith('bot:') ? sitter.slice('bot:'.length) : undefined
  // A level that this page does not know yet.
  return name === undefined ? undefined : isLevel(name) ? levelOf(name) : USUAL
}

/** Levels with a preference: a longer search finds the best move, or mixes, regardless of it. */
const LEANING: readonly Level[] = ['apprentice', 'trader']

/** «bold Trader» */
export function botLabel(bot: BotLook): string {
  const { levels, temperaments, leaning } = t.value.bots
  const { name } = levels[bot.level]
  return bot.temperament === 'even' || !LEANING.includes(bot.level) ? name : leaning(temperaments[bot.temperament], name)
}
