import type { NewTournament } from '@fairground/protocol'
import type { Entrant, Seating } from './pairing/past.ts'
import type { Line } from './pairing/standings.ts'

/** A tournament as it is kept. Values: each step makes new ones. */

export type Setting = Omit<NewTournament, 'club' | 'starts'> & {
  /** The fewest who can play the game. */
  readonly least: number
}

export type State = 'planned' | 'running' | 'over' | 'cancelled'

/** How far it has come. */
export interface Course {
  /** When the round began that is on. */
  readonly roundStarted?: number
  /** When the next one begins, once the last is over. */
  readonly nextRound?: number
  /** When an arena began. */
  readonly began?: number
  /** When an arena opens its last tables. */
  readonly ends?: number
  /** Those who take part in a round robin of two, or in a knockout, by seed. */
  readonly order?: readonly Entrant[]
  /** The last round of a knockout's groups. */
  readonly groupRounds?: number
  readonly because?: string
}

export interface Tournament {
  readonly id: string
  readonly state: State
  readonly maker?: string | undefined
  readonly club?: string | undefined
  readonly created: number
  readonly starts: number
  readonly ended?: number | undefined
  /** When the server must look at it by itself. */
  readonly due?: number | undefined
  /** How often it was written: whoever writes must have read the last one. */
  readonly step: number
  /** The round that is on, from 1; 0 before the first. An arena counts whenever it opens tables. */
  readonly round: number
  readonly setting: Setting
  readonly course: Course
}

export interface EntrantRow {
  readonly entrant: Entrant
  /** Missing for a bot, and once erased. */
  readonly person?: string | undefined
  /** A bot's level. */
  readonly bot?: string | undefined
  readonly state: 'in' | 'break' | 'out'
  /** Since when in that state. */
  readonly since: number
  /** Group of a knockout, from 1. */
  readonly group?: number | undefined
}

export type Stage = 'main' | 'knockout' | `group:${number}`

export interface TableRow {
  readonly round: number
  readonly number: number
  /** The table's id; of a bye nothing is ever opened under it. */
  readonly table: string
  readonly stage: Stage
  readonly seating: Seating
  readonly seatBy: number
  readonly opened: boolean
  /** Once it is done. */
  readonly lines?: readonly Line[] | undefined
  readonly done?: number | undefined
}

/** All that is known of one tournament. */
export interface Whole {
  readonly tournament: Tournament
  readonly entrants: readonly EntrantRow[]
  readonly tables: readonly TableRow[]
}

export function isArena({ setting }: Tournament): boolean {
  return setting.format === 'arena'
}

export function isSlow({ clock }: Pick<Setting, 'clock'>): boolean {
  return clock.kind === 'slow'
}

/** At which nobody sits but who has won without playing. */
export function isBye({ lines }: TableRow): boolean {
  return lines?.[0]?.how === 'bye'
}
