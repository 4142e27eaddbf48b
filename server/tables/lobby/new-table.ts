import type { Level } from '@fairground/bots'
import { type AnyGame, commitment, editionMark, type Problem, readOptions } from '@fairground/kernel'
import type { AwayRule, ClockSetting, NewTable } from '@fairground/protocol'
import { isOffered, usualLevel } from '../../bots/offer.ts'
import { type Person, TableRefusal } from '../api.ts'
import { clockProblems } from '../clock/clock.ts'
import { ABSENCE_LEVEL, byBot, NO_VOTES, type Place, type Table } from '../table.ts'

/** Validates the draft of a table and fills in defaults. */

const LONGEST_HANDOVER = 30
/** The undo pause, in seconds. */
export const HANDOVER = 3
export const AWAY: AwayRule = { do: 'bot', level: ABSENCE_LEVEL }
const NO_CLOCK: ClockSetting = { kind: 'none' }

/** What only the server can add to a new table. */
export interface GeneratedFields {
  readonly id: string
  readonly code: string
  readonly seed: string
  readonly at: number
}

export function newTable(game: AnyGame, owner: Person, draft: NewTable, generated: GeneratedFields, offered: readonly Level[]): Table {
  const usually: AwayRule = { do: 'bot', level: usualLevel(offered) }
  const { seats, clock = NO_CLOCK, away = usually, handover = HANDOVER, visibility = 'private', bots = [], rated = true } = draft
  const read = readOptions<Record<string, unknown>>(game, draft.options, seats)
  const problems: Problem[] = 'problems' in read ? [...read.problems] : []
  problems.push(...clockProblems(clock))
  if (!Number.isInteger(handover) || handover < 0 || handover > LONGEST_HANDOVER)
    problems.push({ path: 'handover', reason: `must be a whole number of seconds from 0 to ${LONGEST_HANDOVER}` })
  if (away.do === 'bot' && !isOffered(away.level, offered)) problems.push({ path: 'away.level', reason: noSuchLevel(away.level, offered) })
  for (const [index, { seat, level }] of bots.entries()) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) problems.push({ path: `bots.${index}.seat`, reason: 'there is no such seat' })
    if (!isOffered(level, offered)) problems.push({ path: `bots.${index}.level`, reason: noSuchLevel(level, offered) })
  }
  if ('problems' in read || problems.length > 0) throw badInput(problems)
  const places = seatOwner(botsSeated(seats, bots), owner, draft.seat)
  return {
    id: generated.id,
    ...(visibility === 'private' && { code: generated.code }),
    game: game.id,
    visibility,
    state: 'open',
    owner: owner.id,
    created: generated.at,
    touched: generated.at,
    n: 0,
    turn: [],
    setting: {
      version: game.version,
      seats,
      options: read.options,
      edition: editionMark(game, read.options),
      clock,
      away,
      handover,
      commitment: commitment(generated.seed),
      ...(!rated && { unrated: true }),
      ...(draft.order === 'drawn' && { drawn: true }),
    },
    seed: generated.seed,
    votes: NO_VOTES,
    sentAway: [],
    changes: 0,
    places,
  }
}

function botsSeated(seats: number, bots: NonNullable<NewTable['bots']>): readonly Place[] {
  return Array.from({ length: seats }, (_, seat) => {
    const bot = bots.find((each) => each.seat === seat)
    return { seat, ready: bot !== undefined, conceded: false, wanted: false, ...(bot && { sitter: byBot(bot.level) }) }
  })
}

function seatOwner(places: readonly Place[], owner: Person, wantedSeat: NewTable['seat']): readonly Place[] {
  if (wantedSeat === 'none') return places
  const seat = wantedSeat ?? places.find(({ sitter }) => sitter === undefined)?.seat
  if (seat === undefined || places[seat] === undefined || places[seat].sitter !== undefined)
    throw badInput([{ path: 'seat', reason: 'this seat is not free' }])
  return places.map((place) => (place.seat === seat ? { ...place, person: owner.id, name: owner.name, sitter: 'person' } : place))
}

export function noSuchLevel(level: unknown, offered: readonly Level[]): string {
  return `there is no bot ${String(level)}; there are ${offered.join(', ')}`
}

export function badInput(problems: readonly Problem[]): TableRefusal {
  const lines = problems.map(({ path, reason }) => `${path}: ${reason}`)
  return new TableRefusal('bad-input', lines.join('; '), { problems })
}
