import { ourRules, theirReducer } from './bare.ts'
import { type Contest, type ContestReport, hold } from './contest.ts'
import { type SeatCount, writeScripts } from './script.ts'
import { ourTable, theirTable } from './table.ts'
import { ourMatch, theirClient } from './whole.ts'

export const SEATS: SeatCount = 4

/** How much is played. */
export interface BenchSize {
  readonly games: number
  readonly runs: number
}

type Line = Pick<Contest, 'title' | 'encores'> & {
  ours(seats: SeatCount): Contest['ours']
  theirs(seats: SeatCount): Contest['theirs']
}

const lines = {
  bare: { title: 'bare rules', ours: ourRules, theirs: theirReducer, encores: 500 },
  whole: { title: 'whole path', ours: ourMatch, theirs: theirClient, encores: 50 },
  table: { title: 'whole table', ours: ourTable, theirs: theirTable, encores: 100 },
} satisfies Readonly<Record<string, Line>>

export type LineName = keyof typeof lines

export function measureLine(name: LineName, { games, runs }: BenchSize, progress: (text: string) => void): ContestReport {
  const { title, ours, theirs, encores } = lines[name]
  return hold({ title, ours: ours(SEATS), theirs: theirs(SEATS), scripts: writeScripts(SEATS, games), encores, runs }, progress)
}
