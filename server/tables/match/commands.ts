import { type AnyMatch, type AppliedEntry, refuse, type Seat } from '@fairground/kernel'
import type { PlayerCommand } from '@fairground/protocol'
import { type CommandContext, type Person, type ReplaceVote, type Seated, TableRefusal } from '../api.ts'
import { awayCommand } from '../clock/clock-runner.ts'
import { placeOf, playingPlace } from '../lobby/access.ts'
import { placeAt } from '../lobby/lobby.ts'
import { badInput } from '../lobby/new-table.ts'
import { absenceBot, NO_VOTES, type Place, peopleIn, seatsOf, type Table, withPlace } from '../table.ts'
import type { LiveTable, Plan } from './live-table.ts'

/** What people do at a running table. Each function runs inside the table's queue. */

const LONGEST_CLIENT = 64
/** How long a player must be away before others can vote on their seat, in milliseconds. */
const ABSENT = { live: 60_000, slow: 24 * 3_600_000, none: 24 * 3_600_000 } as const
/** How many must vote for another person in a seat: that person will see what the owner saw. */
const LEAST_FOR_PERSON = 2

/** Runs a command, or finds that it was done before, and returns the answer before anything is broadcast. */
export function enterCommand<T>(
  live: LiveTable,
  who: Seated,
  act: PlayerCommand,
  { after, client }: CommandContext,
  answer: (applied: AppliedEntry, again: boolean, seat: Seat) => T,
): Promise<T> {
  const { seat } = placeOf(live.table, who.person, who.seat)
  if (client !== undefined && (client.length === 0 || client.length > LONGEST_CLIENT))
    throw badInput([{ path: 'client', reason: `must have 1 to ${LONGEST_CLIENT} characters` }])
  if (client !== undefined && live.matchLog?.knows(seat, client))
    return live.matchLog.doneBefore(seat, client).then((before) => {
      if (before === undefined) throw new Error(`the entry of command ${client} at table ${live.table.id} is missing`)
      return answer(before, true, seat)
    })
  live.playable()
  playingPlace(live.table, who.person, seat)
  return live.enter([(match, at) => command(match, seat, act, at, after)], { client }).then(([applied]) => answer(applied, false, seat))
}

function command(match: AnyMatch, seat: Seat, act: PlayerCommand, at: number, after: number | undefined): ReturnType<Plan[number]> {
  if (after !== undefined && after > match.n) return refuse('stale', 'the match has not reached that position yet')
  if ('choice' in act) {
    if (after === undefined)
      throw badInput([{ path: 'after', reason: 'is needed when a choice is given by its index: the number of its position' }])
    const entered = match.enter(seat, 'person', { play: match.moves(seat)[act.choice] }, at, after)
    return 'refused' in entered && entered.refused === 'malformed' ? refuse('not-offered', 'this choice is not possible now') : entered
  }
  if ('undo' in act) return match.undo(seat, 'person', at)
  return match.enter(seat, 'person', act, at, 'play' in act ? after : undefined)
}

/** People agree to end a table that these rules can no longer play. */
export async function agreedToEnd(live: LiveTable, who: Seated, agree: boolean): Promise<void> {
  const { seat } = playingPlace(live.table, who.person, who.seat)
  if (live.frozen === undefined || live.table.state !== 'running') throw new TableRefusal('nothing', 'this table is not frozen')
  await live.change((table) => {
    const end = agree ? [...table.votes.end.filter((other) => other !== seat), seat] : []
    if (agree && peopleIn(table).every((each) => end.includes(each))) return brokenOff(table, 'agreed', live.now())
    return { ...table, votes: { ...table.votes, end } }
  })
}

export function brokenOff(table: Table, how: 'agreed' | 'stopped', at: number): Table {
  return { ...table, state: 'over', ended: at, turn: [], due: undefined, votes: NO_VOTES, result: { how, rated: false } }
}

/** A person leaves all their seats. */
export async function abandoned(live: LiveTable, person: Person): Promise<void> {
  live.playable()
  const seats = seatsOf(live.table, person.id)
  if (seats.length === 0) throw new TableRefusal('not-seated', 'you do not sit at this table')
  for (const seat of seats) {
    const { sitter, conceded } = placeAt(live.table, seat)
    if (sitter !== 'person' || conceded || live.table.state !== 'running') continue
    await live.enter([(match, at) => match.enter(seat, 'person', awayCommand(live.table.setting.away), at)])
  }
  // Bots alone would never end a pause.
  if (live.table.state === 'running' && live.match?.paused && peopleIn(live.table).length === 0)
    await live.enter([(match, at) => match.enter(seats[0], 'person', { resume: true }, at)])
}

/** A player comes back to a seat that a bot plays for them. */
export async function returnToSeat(live: LiveTable, who: Seated): Promise<void> {
  live.playable()
  const { seat, sitter, conceded, person } = ownPlace(live.table, who)
  if (conceded) throw new TableRefusal('nothing', 'you have conceded; a bot plays on for you')
  if (sitter === 'person' && person === who.person.id) throw new TableRefusal('already-seated', 'you already have this seat')
  await live.enter([(match, at) => match.enter(seat, 'person', { sit: 'person' }, at)], {
    also: (table) =>
      withoutVotes(withPlace(table, seat, { wanted: false, person: who.person.id, name: who.person.name, former: undefined }), seat),
  })
}

/** The place that a person has, or had until somebody else took it over while they were away. */
function ownPlace(table: Table, who: Seated): Place {
  const former = table.places.find((place) => place.former === who.person.id && (who.seat === undefined || who.seat === place.seat))
  return former !== undefined && seatsOf(table, who.person.id).length === 0 ? former : placeOf(table, who.person, who.seat)
}

/** A new player takes a seat that a vote has opened. */
export async function takeOpenSeat(live: LiveTable, person: Person, wantedSeat?: Seat): Promise<void> {
  live.playable()
  const { table } = live
  if (table.sentAway.includes(person.id)) throw new TableRefusal('sent-away', 'the owner of this table has removed you')
  if (seatsOf(table, person.id).length > 0) throw new TableRefusal('already-seated', 'you already have a seat at this table')
  const seat = wantedSeat ?? table.places.find(({ wanted }) => wanted)?.seat
  if (seat === undefined || !placeAt(table, seat).wanted)
    throw new TableRefusal('begun', 'the match has already begun, and no seat is open')
  await live.enter([(match, at) => match.enter(seat, 'person', { sit: 'person' }, at)], {
    once: true,
    also: (after) => {
      const { former, person: owner } = placeAt(after, seat)
      return withPlace(after, seat, { person: person.id, name: person.name, wanted: false, former: former ?? owner })
    },
  })
}

/** A vote to replace an absent player. */
export async function voted(live: LiveTable, who: Seated, { seat, by, agree }: ReplaceVote): Promise<void> {
  live.playable()
  const mine = playingPlace(live.table, who.person, who.seat).seat
  const place = placeAt(live.table, seat)
  const { person, sitter, conceded } = place
  if (person === who.person.id) throw new TableRefusal('nothing', 'you cannot vote on your own seat')
  if (sitter !== 'person' || conceded) throw new TableRefusal('nothing', 'no person plays in that seat')
  const { kind } = live.table.setting.clock
  if (live.now() - live.lastSeen(place) < (kind === 'slow' || kind === 'none' ? ABSENT[kind] : ABSENT.live))
    throw new TableRefusal('not-absent', 'this player has not been away for long enough')
  const others = peopleIn(live.table).filter((each) => each !== seat)
  if (by === 'person' && others.length < LEAST_FOR_PERSON)
    throw new TableRefusal('nothing', 'a single vote can only give the seat to a bot, not open it to another person')
  const standing = live.table.votes.replace.find((vote) => vote.seat === seat && vote.by === by)?.agreed ?? []
  const agreed = [...standing.filter((each) => each !== mine && others.includes(each)), ...(agree ? [mine] : [])]
  if (agreed.length * 2 <= others.length) {
    await live.change((table) => {
      const replace = table.votes.replace.filter((vote) => vote.seat !== seat || vote.by !== by)
      return { ...table, votes: { ...table.votes, replace: agreed.length === 0 ? replace : [...replace, { seat, by, agreed }] } }
    })
    return
  }
  await live.enter([(match, at) => match.enter(seat, 'person', { sit: absenceBot(live.table) }, at)], {
    once: true,
    also: (table) => withoutVotes(withPlace(table, seat, { wanted: by === 'person' }), seat),
  })
}

function withoutVotes(table: Table, seat: Seat): Table {
  if (!table.votes.replace.some((vote) => vote.seat === seat)) return table
  return { ...table, votes: { ...table.votes, replace: table.votes.replace.filter((vote) => vote.seat !== seat) } }
}
