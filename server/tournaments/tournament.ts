import type { NewTournament } from '@fairground/protocol'
import type { Entrant, TableSeating } from './pairing/history.ts'
import type { Line } from './pairing/standings.ts'

/** A tournament as it is stored. Immutable: each step creates a new one. */

export type Setting = Omit<NewTournament, 'club' | 'starts'> & {
  /** The minimum number of players of the game. */
  readonly least: number
}

export type State = 'planned' | 'running' | 'over' | 'cancelled'

/** Its progress. */
export interface Course {
  /** When the current round began. */
  readonly roundStarted?: number
  /** When the next round begins, once the last is over. */
  readonly nextRound?: number
  /** When an arena began. */
  readonly began?: number
  /** When an arena opens its last tables. */
  readonly ends?: number
  /** Participants of a round robin at tables of two, or of a knockout, by seed. */
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
  /** When the server must check it by itself. */
  readonly due?: number | undefined
  /** How often it was written: a writer must have read the latest version. */
  readonly step: number
  /** The current round, from 1; 0 before the first. An arena counts whenever it opens tables. */
  readonly round: number
  readonly setting: Setting
  readonly course: Course
}

export interface EntrantRow {
  readonly entrant: Entrant
  /** Missing for bots and erased people. */
  readonly person?: string | undefined
  /** A bot's level. */
  readonly bot?: string | undefined
  readonly state: 'in' | 'break' | 'out'
  /** When it entered that state. */
  readonly since: number
  /** Group of a knockout, from 1. */
  readonly group?: number | undefined
  /** In the final standings, once the tournament is over; missing for those who have played nothing. */
  readonly place?: number | undefined
}

export type Stage = 'main' | 'knockout' | `group:${number}`

export interface TableRow {
  readonly round: number
  readonly number: number
  /** The table's id; for a bye no table is opened. */
  readonly table: string
  readonly stage: Stage
  readonly seating: TableSeating
  readonly seatBy: number
  readonly opened: boolean
  /** Set once it is over. */
  readonly lines?: readonly Line[] | undefined
  readonly done?: number | undefined
}

/** All data of one tournament. */
export interface TournamentData {
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

/** A bye: a table with one person, who wins without playing. */
export function isBye({ lines }: TableRow): boolean {
  return lines?.[0]?.how === 'bye'
}
