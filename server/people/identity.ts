import { forgetMember, mergeMember } from '../clubs/clubs.ts'
import { forgetAuditEntries } from '../host/audit-log.ts'
import { forgetReporter, type Reports } from '../host/reports.ts'
import { type ChannelRepository, forgetChannels } from '../notices/channels.ts'
import { forgetSolver, mergeSolver } from '../review/puzzles.ts'
import { forgetAsker } from '../review/reviews.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/api.ts'
import { forgetEntrants, mergeEntrants } from '../tournaments/tournament-repository.ts'
import type { Blocks } from './blocks.ts'
import type { Following } from './following.ts'
import { forgetStatements, mergeStatements } from './merge.ts'
import type { Passkeys } from './passkeys.ts'
import type { People } from './people.ts'
import type { Person } from './person.ts'
import type { Results } from './results.ts'
import type { Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'

export interface IdentityParts {
  readonly store: Store
  readonly tables: Tables
  readonly people: People
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly passkeys: Passkeys
  readonly results: Results
  readonly blocks: Blocks
  readonly following: Following
  readonly reports: Reports
  readonly channels: ChannelRepository
}

const ALL_OF_IT = 1_000_000

/** What concerns all data of a person at once: merging, exporting, erasing. */
export class Identity {
  private readonly parts: IdentityParts

  constructor(parts: IdentityParts) {
    this.parts = parts
  }

  /** A guest turns out to be the owner of an account: moves the guest's seats, games and messages to the account. */
  async merge(guest: string, account: Person): Promise<void> {
    const { tables, store, sessions, tokens } = this.parts
    // Tables first: if anything fails, the guest still exists, and signing in again completes the merge.
    await tables.merge(guest, account)
    await tokens.removeAll(guest)
    await store.commit([
      ...mergeEntrants(guest, account.id),
      ...mergeMember(guest, account.id),
      ...mergeSolver(guest, account.id),
      ...forgetAsker(guest),
      ...mergeStatements(guest, account.id),
      ...forgetChannels(guest),
      ...forgetReporter(guest),
    ])
    await sessions.endAll(guest)
  }

  /** Erases a person. Finished games keep a seat without a name. */
  async erase(person: string): Promise<void> {
    const { tables, store, sessions, tokens } = this.parts
    await tables.erase(person)
    await tokens.removeAll(person)
    await store.commit([
      ...forgetEntrants(person),
      ...forgetMember(person),
      ...forgetSolver(person),
      ...forgetAsker(person),
      ...forgetStatements(person),
      ...forgetChannels(person),
      ...forgetReporter(person),
      ...forgetAuditEntries(person),
    ])
    await sessions.endAll(person)
  }

  /** Everything that is stored about a person, except credentials. */
  async dataOf(person: Person): Promise<Readonly<Record<string, unknown>>> {
    const { store, people, sessions, tokens, passkeys, results, blocks, following, reports, channels, tables } = this.parts
    const { push, webhook, mail } = await channels.of(person.id)
    return {
      person,
      settings: await people.settings(person.id),
      sessions: await sessions.list(person.id),
      passkeys: await passkeys.list(person.id),
      tokens: await tokens.list(person.id),
      notices: { push: push.map(({ endpoint }) => endpoint), webhook: webhook?.url, mail },
      ratings: await results.ratings(person.id),
      statistics: await results.statistics(person.id),
      history: await results.history(person.id, Number.MAX_SAFE_INTEGER, ALL_OF_IT),
      blocked: [...(await blocks.list(person.id))],
      following: await following.list(person.id),
      privacy: await following.privacy(person.id),
      reports: await reports.by(person.id),
      tables: await tables.dataOf(person.id),
      tournaments: await store.all(
        `SELECT tournament.id, tournament.setting, e.entrant, e.state FROM tournament_entrant e
         JOIN tournament ON tournament.id = e.tournament WHERE e.person = $1`,
        [person.id],
      ),
      editions: await store.all('SELECT id, game, version, body, code FROM kept_edition WHERE person = $1 ORDER BY id', [person.id]),
      puzzles: await store.all('SELECT puzzle, solved, day, at FROM puzzle_tried WHERE person = $1', [person.id]),
      clubs: await store.all('SELECT club.name, m.role, m.joined FROM club_member m JOIN club ON club.id = m.club WHERE m.person = $1', [
        person.id,
      ]),
    }
  }
}
