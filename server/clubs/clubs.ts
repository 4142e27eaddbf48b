import type { ClubColour, ClubInfo, ClubRole, ClubSummary, NewTable, SeasonLine, TableInfo } from '@fairground/protocol'
import { CLUB_LIMITS } from '@fairground/protocol/clubs.ts'
import { Fault } from '../fault.ts'
import type { People } from '../people/people.ts'
import { readName } from '../people/person.ts'
import { newId, newToken } from '../people/secrets.ts'
import { fields, flag, maybeText, maybeWhole, text, total, whole } from '../row.ts'
import { must, raw, sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import { Conflict, type Row, type Statement, type Store } from '../store/store.ts'
import type { Person, Tables } from '../tables/api.ts'

/** Clubs: created and run by people. The founder and leaders decide who is a member; all members play. */

const WEEK = 7 * 86_400_000
const LISTED = 100
const USES = 50

export interface ClubDraft {
  readonly name: string
  readonly about: string
  readonly colour: ClubColour
  readonly open: boolean
}

export class Clubs extends Repository {
  private readonly tables: Tables
  private readonly people: People

  constructor(store: Store, tables: Tables, people: People, now: () => number) {
    super(store, now)
    this.tables = tables
    this.people = people
  }

  /** The person's own clubs first, then the largest. */
  async list(person: string | undefined): Promise<readonly ClubSummary[]> {
    const rows = await this.store.all(
      `SELECT id, name, colour, is_open, (SELECT count(*) FROM club_member m WHERE m.club = club.id) AS members,
         (SELECT role FROM club_member own WHERE own.club = club.id AND own.person = $1) AS role
       FROM club ORDER BY CASE WHEN EXISTS (SELECT 1 FROM club_member own WHERE own.club = club.id AND own.person = $1) THEN 0 ELSE 1 END,
         members DESC, name LIMIT $2`,
      [person ?? '', LISTED],
    )
    return rows.map(summaryOf)
  }

  async make(person: string, draft: ClubDraft): Promise<string> {
    const name = clubName(draft.name)
    const [founded] = await this.store.all("SELECT count(*) AS count FROM club_member WHERE person = $1 AND role = 'founder'", [person])
    if (Number(founded.count) >= CLUB_LIMITS.founded) throw new Fault('too-many', `you can found at most ${CLUB_LIMITS.founded} clubs`)
    await this.mayJoinMore(person)
    const id = newId()
    const at = this.now()
    try {
      await this.store.commit([
        sql`INSERT INTO club (id, name, known_as, about, colour, is_open, created)
          VALUES (${id}, ${name}, ${knownAs(name)}, ${draft.about}, ${draft.colour}, ${Number(draft.open)}, ${at})`,
        sql`INSERT INTO club_member (club, person, role, joined) VALUES (${id}, ${person}, 'founder', ${at})`,
        sql`INSERT INTO club_season (club, number, name, began) VALUES (${id}, 1, ${String(new Date(at).getUTCFullYear())}, ${at})`,
      ])
    } catch (error) {
      if (error instanceof Conflict) throw new Fault('taken', 'there is a club of this name already')
      throw error
    }
    return id
  }

  async change(id: string, person: string, draft: Partial<ClubDraft>): Promise<void> {
    await this.leading(id, person)
    const [row] = await this.store.all('SELECT name, about, colour, is_open FROM club WHERE id = $1', [id])
    const name = draft.name === undefined ? String(row.name) : clubName(draft.name)
    try {
      await this.store.commit([
        sql`UPDATE club SET name = ${name}, known_as = ${knownAs(name)}, about = ${draft.about ?? String(row.about)},
          colour = ${draft.colour ?? String(row.colour)}, is_open = ${Number(draft.open ?? row.is_open === 1)} WHERE id = ${id}`,
      ])
    } catch (error) {
      if (error instanceof Conflict) throw new Fault('taken', 'there is a club of this name already')
      throw error
    }
  }

  /** For its founder and the host. Played games stay. */
  async remove(id: string, person: { readonly id: string; readonly host: boolean }): Promise<void> {
    await this.there(id)
    if (!person.host && (await this.roleOf(id, person.id)) !== 'founder')
      throw new Fault('not-allowed', 'only its founder can close a club')
    await this.store.commit(
      ['club_member', 'club_invitation', 'club_season', 'club_table']
        .map((from) => sql`DELETE FROM ${raw(from)} WHERE club = ${id}`)
        .concat(sql`DELETE FROM club WHERE id = ${id}`),
    )
  }

  async roleOf(id: string, person: string | undefined): Promise<ClubRole | undefined> {
    if (person === undefined) return undefined
    const [row] = await this.store.all('SELECT role FROM club_member WHERE club = $1 AND person = $2', [id, person])
    return row === undefined ? undefined : (String(row.role) as ClubRole)
  }

  /** Leaves out what is for members only, unless the person is a member or the host. */
  async memberOrFault(id: string, person: { readonly id: string; readonly host: boolean } | undefined): Promise<void> {
    await this.there(id)
    if (person?.host !== true && (await this.roleOf(id, person?.id)) === undefined)
      throw new Fault('not-allowed', 'this is for members of the club')
  }

  /** An open club needs no code; any other needs the code of an invitation. */
  async join(id: string, person: string, code: string | undefined): Promise<void> {
    const club = await this.there(id)
    if ((await this.roleOf(id, person)) !== undefined) return
    await this.mayJoinMore(person)
    const [members] = await this.store.all('SELECT count(*) AS count FROM club_member WHERE club = $1', [id])
    if (Number(members.count) >= CLUB_LIMITS.members) throw new Fault('too-many', `a club has at most ${CLUB_LIMITS.members} members`)
    const entry = sql`INSERT INTO club_member (club, person, role, joined) VALUES (${id}, ${person}, 'member', ${this.now()})`
    if (club.is_open === 1) return this.entered([entry])
    if (code === undefined) throw new Fault('invitation-needed', 'you need an invitation to join this club')
    const used = sql`UPDATE club_invitation SET uses_left = uses_left - 1
      WHERE code = ${code} AND club = ${id} AND uses_left > 0 AND expires > ${this.now()}`
    try {
      await this.store.commit([must(used), entry])
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      throw new Fault('invitation-needed', 'this invitation is no longer valid')
    }
  }

  async leave(id: string, person: string): Promise<void> {
    const role = await this.roleOf(id, person)
    if (role === undefined) throw new Fault('not-found', 'you are not a member of this club')
    if (role === 'founder') throw new Fault('conflict', 'make another member the founder first, or close the club')
    await this.store.commit([sql`DELETE FROM club_member WHERE club = ${id} AND person = ${person}`])
  }

  /** The founder appoints leaders and can pass the club on; leaders and the founder can remove members. */
  async setRole(id: string, person: string, other: string, role: ClubRole | 'out'): Promise<void> {
    const own = await this.leading(id, person)
    const theirs = await this.roleOf(id, other)
    if (theirs === undefined) throw new Fault('not-found', 'that person is not a member of this club')
    if (other === person) throw new Fault('conflict', 'you cannot do that to yourself')
    if (own !== 'founder' && (role !== 'out' || theirs !== 'member')) throw new Fault('not-allowed', 'only the founder can do this')
    if (role === 'out') await this.store.commit([sql`DELETE FROM club_member WHERE club = ${id} AND person = ${other}`])
    else if (role === 'founder') {
      await this.store.commit([
        must(sql`UPDATE club_member SET role = 'leader' WHERE club = ${id} AND person = ${person} AND role = 'founder'`),
        must(sql`UPDATE club_member SET role = 'founder' WHERE club = ${id} AND person = ${other}`),
      ])
    } else await this.store.commit([must(sql`UPDATE club_member SET role = ${role} WHERE club = ${id} AND person = ${other}`)])
  }

  async invite(id: string, person: string): Promise<{ readonly code: string; readonly usesLeft: number; readonly expires: number }> {
    await this.leading(id, person)
    const code = newToken().slice(0, 16)
    const expires = this.now() + WEEK
    await this.store.commit([
      sql`DELETE FROM club_invitation WHERE club = ${id} AND (expires <= ${this.now()} OR uses_left <= 0)`,
      // The oldest invitation is dropped.
      sql`DELETE FROM club_invitation WHERE club = ${id} AND code NOT IN (
        SELECT code FROM club_invitation WHERE club = ${id} ORDER BY expires DESC LIMIT ${CLUB_LIMITS.invitations - 1})`,
      sql`INSERT INTO club_invitation (code, club, uses_left, expires) VALUES (${code}, ${id}, ${USES}, ${expires})`,
    ])
    return { code, usesLeft: USES, expires }
  }

  /** A table for the club: members see it and may sit down; its result counts in the season. */
  async openTable(id: string, person: Person, draft: NewTable): Promise<TableInfo> {
    if ((await this.roleOf(id, person.id)) === undefined) throw new Fault('not-allowed', 'this is for members of the club')
    const open = await this.openTables(id)
    if (open.length >= CLUB_LIMITS.tables) throw new Fault('too-many', `a club has at most ${CLUB_LIMITS.tables} tables at once`)
    const table = await this.tables.create(person, { ...draft, visibility: 'private' })
    await this.count(id, table.id, table.code)
    return table
  }

  /** From now on a table's result counts in the club's season. */
  async count(id: string, table: string, code: string | undefined): Promise<void> {
    await this.store.commit([
      sql`INSERT INTO club_table (table_id, club, code) VALUES (${table}, ${id}, ${code ?? null}) ON CONFLICT (table_id) DO NOTHING`,
    ])
  }

  /** The codes by which members watch tables of the club. */
  async codes(tables: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
    if (tables.length === 0) return new Map()
    const places = tables.map((_, index) => `$${index + 1}`).join(', ')
    const rows = await this.store.all(`SELECT table_id, code FROM club_table WHERE table_id IN (${places})`, tables)
    return new Map(rows.map((row) => [text(row, 'table_id'), maybeText(row, 'code')]))
  }

  /** Ends the current season and begins another. */
  async newSeason(id: string, person: string, name: string): Promise<void> {
    await this.leading(id, person)
    const seasons = await this.seasons(id)
    const last = seasons[0]
    if (seasons.length >= CLUB_LIMITS.seasons) throw new Fault('too-many', 'this club cannot have more seasons')
    const at = this.now()
    await this.store.commit([
      must(sql`UPDATE club_season SET ended = ${at} WHERE club = ${id} AND number = ${last.number} AND ended IS NULL`),
      sql`INSERT INTO club_season (club, number, name, began) VALUES (${id}, ${last.number + 1}, ${clubName(name)}, ${at})`,
    ])
  }

  async info(id: string, person: string | undefined, season?: number): Promise<ClubInfo> {
    const [row] = await this.store.all(
      `SELECT id, name, about, colour, is_open, created, (SELECT count(*) FROM club_member m WHERE m.club = club.id) AS members,
         (SELECT role FROM club_member own WHERE own.club = club.id AND own.person = $2) AS role FROM club WHERE id = $1`,
      [id, person ?? ''],
    )
    if (row === undefined) throw new Fault('not-found', 'there is no such club')
    const summary = summaryOf(row)
    const leads = summary.role === 'founder' || summary.role === 'leader'
    const seasons = await this.seasons(id)
    const shown = seasons.find(({ number }) => number === season) ?? seasons[0]
    return {
      ...summary,
      about: String(row.about),
      created: Number(row.created),
      people: summary.role === undefined ? [] : await this.members(id),
      season: { ...shown, standings: await this.standings(id, shown.began, shown.ended) },
      seasons,
      tables: summary.role === undefined ? [] : await this.openTables(id),
      invitations: leads ? await this.invitations(id) : [],
    }
  }

  private async members(id: string): Promise<ClubInfo['people']> {
    const rows = await this.store.all(
      `SELECT m.person, m.role, m.joined, person.name FROM club_member m LEFT JOIN person ON person.id = m.person WHERE m.club = $1
       ORDER BY CASE m.role WHEN 'founder' THEN 0 WHEN 'leader' THEN 1 ELSE 2 END, m.joined`,
      [id],
    )
    return rows.map((row) => ({ ...fields(row, { person: text, name: maybeText, joined: whole }), role: text(row, 'role') as ClubRole }))
  }

  private async invitations(id: string): Promise<ClubInfo['invitations']> {
    const rows = await this.store.all(
      'SELECT code, uses_left, expires FROM club_invitation WHERE club = $1 AND expires > $2 AND uses_left > 0 ORDER BY expires DESC',
      [id, this.now()],
    )
    return rows.map((row) => fields(row, { code: text, usesLeft: whole, expires: whole }))
  }

  private async seasons(id: string): Promise<ClubInfo['seasons']> {
    const rows = await this.store.all('SELECT number, name, began, ended FROM club_season WHERE club = $1 ORDER BY number DESC', [id])
    return rows.map((row) => fields(row, { number: whole, name: text, began: whole, ended: maybeWhole }))
  }

  private async openTables(id: string): Promise<ClubInfo['tables']> {
    const rows = await this.store.all(
      `SELECT c.table_id, c.code FROM club_table c JOIN game_table ON game_table.id = c.table_id
       WHERE c.club = $1 AND game_table.state <> 'over' ORDER BY game_table.created DESC LIMIT $2`,
      [id, CLUB_LIMITS.tables],
    )
    const codes = new Map(rows.map((row) => [text(row, 'table_id'), maybeText(row, 'code')]))
    const tables = await this.tables.byIds([...codes.keys()])
    return tables.toSorted((a, b) => b.created - a.created).map((table) => ({ ...table, code: codes.get(table.id) }))
  }

  /** One point for each player who finished behind, at the club's tables that ended in the season. */
  private async standings(id: string, began: number, ended: number | undefined): Promise<readonly SeasonLine[]> {
    const rows = await this.store.all(
      `SELECT r.person, count(*) AS games, sum(r.seats - r.place) AS points, sum(CASE WHEN r.place = 1 THEN 1 ELSE 0 END) AS won
       FROM person_result r JOIN club_table c ON c.table_id = r.match
       WHERE c.club = $1 AND r.person IS NOT NULL AND r.place IS NOT NULL AND r.ended_at >= $2 AND r.ended_at < $3
       GROUP BY r.person`,
      [id, began, ended ?? Number.MAX_SAFE_INTEGER],
    )
    const names = await this.people.names(rows.map(({ person }) => String(person)))
    return rows
      .map((row) => ({ ...fields(row, { person: text, points: total, games: total, won: total }), name: names.get(text(row, 'person')) }))
      .toSorted((a, b) => b.points - a.points || b.won - a.won || a.games - b.games || a.person.localeCompare(b.person))
  }

  private async there(id: string): Promise<Row> {
    const [row] = await this.store.all('SELECT id, is_open FROM club WHERE id = $1', [id])
    if (row === undefined) throw new Fault('not-found', 'there is no such club')
    return row
  }

  private async leading(id: string, person: string): Promise<ClubRole> {
    await this.there(id)
    const role = await this.roleOf(id, person)
    if (role !== 'founder' && role !== 'leader') throw new Fault('not-allowed', 'only leaders of the club can do this')
    return role
  }

  private async entered(statements: readonly Statement[]): Promise<void> {
    try {
      await this.store.commit(statements)
    } catch (error) {
      // A double click: joining once is enough.
      if (!(error instanceof Conflict)) throw error
    }
  }

  private async mayJoinMore(person: string): Promise<void> {
    const [row] = await this.store.all('SELECT count(*) AS count FROM club_member WHERE person = $1', [person])
    if (Number(row.count) >= CLUB_LIMITS.joined) throw new Fault('too-many', `a person can be in at most ${CLUB_LIMITS.joined} clubs`)
  }
}

function clubName(given: string): string {
  const name = readName(given)
  if (name === undefined || [...name].length < 2) throw new Fault('malformed', 'a name is 2 to 40 visible characters')
  return name
}

/** Names that look the same count as the same. */
function knownAs(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

function summaryOf(row: Row): ClubSummary {
  return {
    ...fields(row, { id: text, name: text, members: total }),
    colour: text(row, 'colour') as ClubColour, // as is the role: written by this file
    open: flag(row, 'is_open'),
    role: maybeText(row, 'role') as ClubRole | undefined,
  }
}

export function mergeMember(guest: string, account: string): readonly Statement[] {
  return [
    sql`UPDATE club_member SET person = ${account} WHERE person = ${guest} AND NOT EXISTS (
      SELECT 1 FROM club_member own WHERE own.person = ${account} AND own.club = club_member.club)`,
    ...forgetMember(guest),
  ]
}

/** An erased person leaves their clubs; the leader, or else the member, who joined first becomes the founder. */
export function forgetMember(person: string): readonly Statement[] {
  return [
    sql`UPDATE club_member SET role = 'founder' WHERE person <> ${person}
      AND club IN (SELECT club FROM club_member gone WHERE gone.person = ${person} AND gone.role = 'founder')
      AND person = (SELECT next.person FROM club_member next WHERE next.club = club_member.club AND next.person <> ${person}
      ORDER BY CASE next.role WHEN 'leader' THEN 0 ELSE 1 END, next.joined, next.person LIMIT 1)`,
    sql`DELETE FROM club_member WHERE person = ${person}`,
  ]
}
