import { isLevel, LEVELS, type Level, levelOf, levelsAt, temperamentOf } from '@fairground/bots'
import type { Sitter, Temperament } from '@fairground/kernel'
import type { Capabilities, SeatInfo } from '@fairground/protocol'
import { get } from './api.ts'
import { change, settings } from './settings.ts'
import { t } from './text.ts'

/** Bots as people choose and see them. */

/** As they are offered: by strength, and chance itself last, since hardly anybody wants it. */
const SHOWN: readonly Level[] = [...LEVELS.filter((level) => level !== 'random'), 'random']
const USUAL: Level = 'trader'

/** Those that can be seated without a server at a game for so many, or for any number. */
export function allLevels(game: string, seats?: number): readonly Level[] {
  return levelsAt(game, SHOWN, seats)
}

/** Those that the host lets be seated here. */
export async function hostLevels(): Promise<readonly Level[]> {
  const { levels } = await get<Capabilities>('/api/capabilities')
  return SHOWN.filter((level) => levels.includes(level))
}

/** Those that every game has. */
const EVERYWHERE = SHOWN.filter((level) => level !== 'master')

/** The level that was last chosen on this device, where it is among those that can be seated; else a Trader, or what comes nearest. */
export function preferredLevel(levels: readonly Level[] = EVERYWHERE): Level {
  const { bot } = settings.value
  const wanted = bot !== undefined && isLevel(bot) ? levelOf(bot) : USUAL
  if (levels.includes(wanted)) return wanted
  // Whoever likes the strongest likes the next one best where there is no Guild master.
  if (wanted === 'master' && levels.includes('merchant')) return 'merchant'
  return levels.find((level) => level === USUAL) ?? levels[0] ?? USUAL
}

/** Remembers what was chosen, for the next bot. */
export function preferLevel(level: Level): void {
  change({ bot: level })
}

interface BotLook {
  readonly level: Level
  readonly temperament: Temperament
}

/** What the bot in a seat is like; its leaning comes from the table's seal, which everybody sees. */
export function botIn({ seat, sitter }: Pick<SeatInfo, 'seat' | 'sitter'>, commitment: string): BotLook | undefined {
  const name = levelIn(sitter)
  return name === undefined ? undefined : { level: name, temperament: temperamentOf(commitment, seat) }
}

function levelIn(sitter: Sitter | undefined): Level | undefined {
  const name = sitter?.startsWith('bot:') ? sitter.slice('bot:'.length) : undefined
  // A level that this page does not know yet plays somehow.
  return name === undefined ? undefined : isLevel(name) ? levelOf(name) : USUAL
}

/** Those whose choices lean: a longer search finds what is best, or mixes, whatever its instinct would like. */
const LEANING: readonly Level[] = ['apprentice', 'trader']

/** «bold Trader» */
export function botLabel(bot: BotLook): string {
  const { levels, temperaments, leaning } = t.value.bots
  const { name } = levels[bot.level]
  return bot.temperament === 'even' || !LEANING.includes(bot.level) ? name : leaning(temperaments[bot.temperament], name)
}
