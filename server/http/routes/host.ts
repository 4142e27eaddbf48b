import { countIn, id, moment, ONE_LINE, page } from '@fairground/protocol/fields.ts'
import { auditEntryInfo, complaint, hostSettings, invitation, knownPerson } from '@fairground/protocol/server.ts'
import { tableSummary } from '@fairground/protocol/table.ts'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { type AuditEntry, canUndo } from '../../host/audit-log.ts'
import { FOREVER } from '../../host/moderation.ts'
import type { KeptComplaint } from '../../host/reports.ts'
import type { Person } from '../../people/person.ts'
import type { Server } from '../../server.ts'
import { route } from '../route.ts'
import { tableFilter } from './tables.ts'

const MOST = 200
const LARGEST_RECORD = 16 * 1024 * 1024
const HOUR = 60 * 60 * 1000
const YEARS = 10 * 366 * 24

const personParams = { person: z.string().min(1).max(ONE_LINE).describe('An id or a login') }

/** What only the host can do; `fairground admin` calls the same. */
export const hostRoutes = [
  route('get /api/host/settings', 'The settings of the server', { who: 'host', answer: hostSettings }, (_call, server) =>
    server.settings.read(),
  ),
  route(
    'patch /api/host/settings',
    'Change the settings of the server',
    { who: 'host', body: hostSettings.partial(), answer: hostSettings },
    async ({ caller, body }, server) => {
      const now = await server.settings.read()
      const before = Object.fromEntries(Object.keys(body).map((name) => [name, now[name as keyof typeof now]]))
      return server.auditLog.doing(caller.person, '', { kind: 'settings', before }, () => server.settings.change(body))
    },
  ),
  route(
    'get /api/host/people',
    'People whose name or login begins with this text, last seen first',
    { who: 'host', query: { search: z.string().max(ONE_LINE).optional() }, answer: { people: z.array(knownPerson) } },
    async ({ query }, server) => ({ people: await server.people.search(query.search ?? '', MOST) }),
  ),
  restriction('mute', 'Mute somebody'),
  restriction('ban', 'Ban somebody; ends their sessions'),
  route(
    'post /api/host/people/:person/reset-link',
    'Create a link to set a new password for an account; it works once and for a day',
    { who: 'host', params: personParams, answer: { link: z.string() } },
    async ({ caller, params }, server) => {
      const person = await personAt(server, params.person)
      if (person.login === undefined) throw new Fault('not-allowed', 'a guest has no password')
      const secret = await server.auditLog.doing(caller.person, person.id, { kind: 'reset-link' }, () =>
        server.accounts.resetSecret(person.id),
      )
      return { link: server.link(`/reset#${secret}`) }
    },
  ),
  route(
    'post /api/host/people/:person/host',
    'Make an account a host, or no longer one',
    { who: 'host', params: personParams, body: { host: z.boolean() } },
    async ({ caller, params, body }, server) => {
      const person = await personAt(server, params.person)
      const noted = { kind: 'host', before: person.host } as const
      await server.auditLog.doing(caller.person, person.id, noted, () => server.moderation.makeHost(person.id, body.host))
    },
  ),
  route(
    'delete /api/host/people/:person',
    'Erase somebody at their request',
    { who: 'host', params: personParams },
    async ({ caller, params }, server) => {
      const { id } = await personAt(server, params.person)
      await server.moderation.mayGo(id)
      // No name: the person was erased.
      await server.auditLog.doing(caller.person, '', { kind: 'erase' }, () => server.identity.erase(id))
    },
  ),
  route(
    'get /api/host/invitations',
    'Valid invitations',
    { who: 'host', answer: { invitations: z.array(invitation) } },
    async (_call, server) => ({
      invitations: (await server.registration.invitations()).map((each) => ({ ...each, link: server.link(`/join/${each.code}`) })),
    }),
  ),
  route(
    'post /api/host/invitations',
    'Create an invitation',
    {
      who: 'host',
      body: {
        note: z.string().max(ONE_LINE).default(''),
        uses: z.int().min(1).max(10_000).default(1),
        days: z.int().min(1).max(3650).default(30),
      },
      answer: invitation,
    },
    async ({ caller, body }, server) => {
      const made = await server.registration.invite(body.note, body.uses, body.days)
      await server.auditLog.doing(caller.person, made.code, { kind: 'invitation' }, async () => {})
      return { ...made, link: server.link(`/join/${made.code}`) }
    },
  ),
  route(
    'delete /api/host/invitations/:code',
    'Withdraw an invitation',
    { who: 'host', params: { code: id } },
    ({ caller, params }, server) =>
      server.auditLog.doing(caller.person, params.code, { kind: 'withdraw' }, () => server.registration.withdraw(params.code)),
  ),
  route(
    'get /api/host/reports',
    'Reports about players, open ones first',
    { who: 'host', answer: { reports: z.array(complaint) } },
    async (_call, server) => ({
      reports: await Promise.all((await server.reports.list(MOST)).map((report) => withContext(server, report))),
    }),
  ),
  route(
    'post /api/host/reports/:report/close',
    'Mark a report as handled',
    { who: 'host', params: { report: id } },
    ({ caller, params }, server) =>
      server.auditLog.doing(caller.person, params.report, { kind: 'close-report' }, () => server.reports.close(params.report)),
  ),
  route(
    'get /api/host/bug-reports',
    'Bug reports of players; with the record up to the report once the match is over',
    {
      who: 'host',
      query: page,
      answer: {
        reports: z.array(
          z.strictObject({
            id,
            table: id,
            n: z.int(),
            at: moment,
            person: id.optional(),
            text: z.string(),
            record: z.looseObject({}).optional(),
          }),
        ),
      },
    },
    async ({ query }, server) => ({
      reports: (await server.tables.bugReports(query)).map((report) => ({ ...report, record: report.record && { ...report.record } })),
    }),
  ),
  route(
    'get /api/host/records',
    'Records of all finished matches, one line of JSON each',
    { who: 'host', answer: z.instanceof(Response) },
    (_call, server) => new Response(ReadableStream.from(lines(server)), { headers: { 'content-type': 'application/x-ndjson' } }),
  ),
  route(
    'post /api/host/records',
    'Import a finished match of another server, after verifying it; one that already exists is left alone',
    { who: 'host', body: z.looseObject({}), answer: { table: id, added: z.boolean() }, largest: LARGEST_RECORD, unread: true },
    ({ text }, server) => server.tables.importRecord(text),
  ),
  route(
    'get /api/host/tables',
    'All tables, newest first',
    { who: 'host', query: tableFilter, answer: { tables: z.array(tableSummary) } },
    async ({ query }, server) => ({ tables: await server.tables.all(query) }),
  ),
  route(
    'post /api/host/tables/:table/end',
    'End a stuck table without a ranking',
    { who: 'host', params: { table: id } },
    ({ caller, params }, server) =>
      server.auditLog.doing(caller.person, params.table, { kind: 'end-table' }, () => server.tables.end(params.table)),
  ),
  route(
    'delete /api/host/tables/:table/chat/:line',
    'Remove a chat message',
    { who: 'host', params: { table: id, line: countIn(1, Number.MAX_SAFE_INTEGER) } },
    async ({ caller, params }, server) => {
      const [line] = await server.tables.linesAround(params.table, params.line, 0)
      if (line?.text === undefined) throw new Fault('not-found', 'there is no such message, or it was removed')
      const noted = { kind: 'line', line: line.n, author: line.person, text: line.text, phrase: line.phrase } as const
      await server.auditLog.doing(caller.person, params.table, noted, () => server.tables.removeLine(params.table, params.line))
    },
  ),
  route(
    'get /api/host/audit-log',
    'The actions of hosts, latest first',
    { who: 'host', answer: { actions: z.array(auditEntryInfo) } },
    async (_call, server) => {
      const entries = await server.auditLog.list(MOST)
      const names = await server.people.names(entries.map(({ target }) => target))
      return {
        actions: entries.map((kept) => ({
          id: kept.id,
          at: kept.at,
          host: kept.name,
          kind: kept.action.kind,
          target: names.get(kept.target) ?? kept.target,
          ...('until' in kept.action && { lifted: kept.action.until === 0 }),
          undoneAt: kept.undoneAt,
          canUndo: canUndo(kept),
        })),
      }
    },
  ),
  route(
    'post /api/host/audit-log/:entry/undo',
    'Undo an action of a host, once; refused if it cannot be undone',
    { who: 'host', params: { entry: id } },
    ({ caller, params }, server) => server.auditLog.undo(params.entry, caller.person, (kept) => undone(server, kept)),
  ),
]

const AROUND = 4

/** A report with what the host needs: names, the table, the chat. Nothing about a match. */
async function withContext(server: Server, report: KeptComplaint): Promise<z.input<typeof complaint>> {
  const { reporter, person, table, line } = report
  const names = await server.people.names([reporter, person].filter((each) => each !== undefined))
  const at = table === undefined ? undefined : await server.tables.summary(table)
  const said =
    table === undefined || at === undefined
      ? undefined
      : line !== undefined
        ? await server.tables.linesAround(table, line, AROUND)
        : person === undefined
          ? undefined
          : await server.tables.lastLinesOf(table, person, 2 * AROUND)
  return {
    ...report,
    reporterName: reporter === undefined ? undefined : names.get(reporter),
    personName: person === undefined ? undefined : names.get(person),
    about: at && {
      game: at.game,
      state: at.state,
      players: at.seats.flatMap(({ name }) => name ?? []),
      listed: at.visibility === 'listed',
    },
    said: said && [...said],
  }
}

/** Does the opposite of what was done. */
async function undone(server: Server, { target, action }: AuditEntry): Promise<void> {
  switch (action.kind) {
    case 'mute':
      return server.moderation.mute(target, action.before > server.now() ? action.before : 0)
    case 'ban':
      await server.moderation.ban(target, action.before > server.now() ? action.before : 0)
      if (action.before > server.now()) server.signals.emit('expelled', target)
      return
    case 'host':
      return server.moderation.makeHost(target, action.before)
    case 'settings':
      await server.settings.change(action.before)
      return
    case 'line':
      return server.tables.restoreLine(target, action.line, action.text)
    case 'close-report':
      return server.reports.reopen(target)
    case 'invitation':
      return server.registration.withdraw(target)
    default:
      throw new Fault('conflict', 'this cannot be undone')
  }
}

async function* lines(server: Server): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const record of server.tables.records()) yield encoder.encode(`${JSON.stringify(record)}\n`)
}

async function personAt(server: Server, ref: string): Promise<Person> {
  const person = (await server.people.find(ref)) ?? (await server.people.byLogin(ref.toLowerCase()))
  if (person === undefined) throw new Fault('not-found', `there is nobody with the id or login ${ref}`)
  return person
}

/** A route to mute or ban somebody for a number of hours. */
function restriction(kind: 'mute' | 'ban', summary: string) {
  return route(
    `post /api/host/people/:person/${kind}`,
    summary,
    { who: 'host', params: personParams, body: { hours: z.int().min(0).max(YEARS).optional().describe('0 lifts it; default: permanent') } },
    async ({ caller, params, body: { hours } }, server) => {
      const person = await personAt(server, params.person)
      const until = hours === undefined ? FOREVER : hours === 0 ? 0 : server.now() + hours * HOUR
      const before = (kind === 'mute' ? person.mutedUntil : person.bannedUntil) ?? 0
      await server.auditLog.doing(caller.person, person.id, { kind, before, until }, () => server.moderation[kind](person.id, until))
      if (kind === 'ban' && hours !== 0) server.signals.emit('expelled', person.id)
    },
  )
}
