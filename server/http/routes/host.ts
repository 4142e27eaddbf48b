import { countIn, done, gameId, id, moment, ONE_LINE, page } from '@fairground/protocol/fields.ts'
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

const MOST = 200
const LARGEST_RECORD = 16 * 1024 * 1024
const HOUR = 60 * 60 * 1000
const YEARS = 10 * 366 * 24

const personParams = z.strictObject({ person: z.string().min(1).max(ONE_LINE).describe('An id or a login') })
const tableParams = z.strictObject({ table: id })
const forHours = z.strictObject({
  hours: z.int().min(0).max(YEARS).optional().describe('0 lifts it; default: permanent'),
})

/** What only the host can do; `fairground admin` calls the same. */
export const hostRoutes = [
  route(
    { method: 'get', path: '/api/host/settings', summary: 'The settings of the server', who: 'host', answer: hostSettings },
    (_call, server) => server.settings.read(),
  ),
  route(
    {
      method: 'patch',
      path: '/api/host/settings',
      summary: 'Change the settings of the server',
      who: 'host',
      body: hostSettings.partial(),
      answer: hostSettings,
    },
    async ({ caller, body }, server) => {
      const now = await server.settings.read()
      const before = Object.fromEntries(Object.keys(body).map((name) => [name, now[name as keyof typeof now]]))
      return server.auditLog.doing(caller.person, '', { kind: 'settings', before }, () => server.settings.change(body))
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/host/people',
      summary: 'People whose name or login begins with this text, last seen first',
      who: 'host',
      query: z.strictObject({ search: z.string().max(ONE_LINE).optional() }),
      answer: z.strictObject({ people: z.array(knownPerson) }),
    },
    async ({ query }, server) => ({ people: [...(await server.people.search(query.search ?? '', MOST))] }),
  ),
  route(
    {
      method: 'post',
      path: '/api/host/people/:person/mute',
      summary: 'Mute somebody',
      who: 'host',
      params: personParams,
      body: forHours,
      answer: done,
    },
    async ({ caller, params, body }, server) => {
      const person = await personAt(server, params.person)
      const until = untilOf(server, body.hours)
      const noted = { kind: 'mute', before: person.mutedUntil ?? 0, until } as const
      await server.auditLog.doing(caller.person, person.id, noted, () => server.moderation.mute(person.id, until))
      return {}
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/host/people/:person/ban',
      summary: 'Ban somebody; ends their sessions',
      who: 'host',
      params: personParams,
      body: forHours,
      answer: done,
    },
    async ({ caller, params, body }, server) => {
      const person = await personAt(server, params.person)
      const until = untilOf(server, body.hours)
      const noted = { kind: 'ban', before: person.bannedUntil ?? 0, until } as const
      await server.auditLog.doing(caller.person, person.id, noted, () => server.moderation.ban(person.id, until))
      if (body.hours !== 0) server.signals.emit('expelled', person.id)
      return {}
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/host/people/:person/reset-link',
      summary: 'Create a link to set a new password for an account; it works once and for a day',
      who: 'host',
      params: personParams,
      answer: z.strictObject({ link: z.string() }),
    },
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
    {
      method: 'post',
      path: '/api/host/people/:person/host',
      summary: 'Make an account a host, or no longer one',
      who: 'host',
      params: personParams,
      body: z.strictObject({ host: z.boolean() }),
      answer: done,
    },
    async ({ caller, params, body }, server) => {
      const person = await personAt(server, params.person)
      const noted = { kind: 'host', before: person.host } as const
      await server.auditLog.doing(caller.person, person.id, noted, () => server.moderation.makeHost(person.id, body.host))
      return {}
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/host/people/:person',
      summary: 'Erase somebody at their request',
      who: 'host',
      params: personParams,
      answer: done,
    },
    async ({ caller, params }, server) => {
      const { id } = await personAt(server, params.person)
      await server.moderation.mayGo(id)
      // No name: the person was erased.
      await server.auditLog.doing(caller.person, '', { kind: 'erase' }, () => server.identity.erase(id))
      return {}
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/host/invitations',
      summary: 'Valid invitations',
      who: 'host',
      answer: z.strictObject({ invitations: z.array(invitation) }),
    },
    async (_call, server) => ({
      invitations: (await server.registration.invitations()).map((each) => ({ ...each, link: server.link(`/join/${each.code}`) })),
    }),
  ),
  route(
    {
      method: 'post',
      path: '/api/host/invitations',
      summary: 'Create an invitation',
      who: 'host',
      body: z.strictObject({
        note: z.string().max(ONE_LINE).default(''),
        uses: z.int().min(1).max(10_000).default(1),
        days: z.int().min(1).max(3650).default(30),
      }),
      answer: invitation,
    },
    async ({ caller, body }, server) => {
      const made = await server.registration.invite(body.note, body.uses, body.days)
      await server.auditLog.doing(caller.person, made.code, { kind: 'invitation' }, async () => {})
      return { ...made, link: server.link(`/join/${made.code}`) }
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/host/invitations/:code',
      summary: 'Withdraw an invitation',
      who: 'host',
      params: z.strictObject({ code: id }),
      answer: done,
    },
    async ({ caller, params }, server) => {
      await server.auditLog.doing(caller.person, params.code, { kind: 'withdraw' }, () => server.registration.withdraw(params.code))
      return {}
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/host/reports',
      summary: 'Reports about players, open ones first',
      who: 'host',
      answer: z.strictObject({ reports: z.array(complaint) }),
    },
    async (_call, server) => ({
      reports: await Promise.all((await server.reports.list(MOST)).map((report) => withContext(server, report))),
    }),
  ),
  route(
    {
      method: 'post',
      path: '/api/host/reports/:report/close',
      summary: 'Mark a report as handled',
      who: 'host',
      params: z.strictObject({ report: id }),
      answer: done,
    },
    async ({ caller, params }, server) => {
      await server.auditLog.doing(caller.person, params.report, { kind: 'close-report' }, () => server.reports.close(params.report))
      return {}
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/host/bug-reports',
      summary: 'Bug reports of players; with the record up to the report once the match is over',
      who: 'host',
      query: z.strictObject(page),
      answer: z.strictObject({
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
      }),
    },
    async ({ query }, server) => ({
      reports: (await server.tables.bugReports(query)).map((report) => ({ ...report, record: report.record && { ...report.record } })),
    }),
  ),
  route(
    {
      method: 'get',
      path: '/api/host/records',
      summary: 'Records of all finished matches, one line of JSON each',
      who: 'host',
      answer: z.instanceof(Response),
    },
    (_call, server) => new Response(ReadableStream.from(lines(server)), { headers: { 'content-type': 'application/x-ndjson' } }),
  ),
  route(
    {
      method: 'post',
      path: '/api/host/records',
      summary: 'Import a finished match of another server, after verifying it; one that already exists is left alone',
      who: 'host',
      body: z.looseObject({}),
      answer: z.strictObject({ table: id, added: z.boolean() }),
      largest: LARGEST_RECORD,
      unread: true,
    },
    ({ text }, server) => server.tables.importRecord(text),
  ),
  route(
    {
      method: 'get',
      path: '/api/host/tables',
      summary: 'All tables, newest first',
      who: 'host',
      query: z.strictObject({ game: gameId.optional(), state: z.enum(['open', 'running', 'frozen', 'over']).optional(), ...page }),
      answer: z.strictObject({ tables: z.array(tableSummary) }),
    },
    async ({ query }, server) => ({ tables: [...(await server.tables.all(query))] }),
  ),
  route(
    {
      method: 'post',
      path: '/api/host/tables/:table/end',
      summary: 'End a stuck table without a ranking',
      who: 'host',
      params: tableParams,
      answer: done,
    },
    async ({ caller, params }, server) => {
      await server.auditLog.doing(caller.person, params.table, { kind: 'end-table' }, () => server.tables.end(params.table))
      return {}
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/host/tables/:table/chat/:line',
      summary: 'Remove a chat message',
      who: 'host',
      params: z.strictObject({ table: id, line: countIn(1, Number.MAX_SAFE_INTEGER) }),
      answer: done,
    },
    async ({ caller, params }, server) => {
      const [line] = await server.tables.linesAround(params.table, params.line, 0)
      if (line?.text === undefined) throw new Fault('not-found', 'there is no such message, or it was removed')
      const noted = { kind: 'line', line: line.n, author: line.person, text: line.text, phrase: line.phrase } as const
      await server.auditLog.doing(caller.person, params.table, noted, () => server.tables.removeLine(params.table, params.line))
      return {}
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/host/deeds',
      summary: 'The actions of hosts, latest first',
      who: 'host',
      answer: z.strictObject({ deeds: z.array(auditEntryInfo) }),
    },
    async (_call, server) => {
      const entries = await server.auditLog.list(MOST)
      const names = await server.people.names(entries.map(({ target }) => target))
      return {
        deeds: entries.map((kept) => ({
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
    {
      method: 'post',
      path: '/api/host/deeds/:deed/undo',
      summary: 'Undo an action of a host, once; refused if it cannot be undone',
      who: 'host',
      params: z.strictObject({ deed: id }),
      answer: done,
    },
    async ({ caller, params }, server) => {
      await server.auditLog.undo(params.deed, caller.person, (kept) => undone(server, kept))
      return {}
    },
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

function untilOf(server: Server, hours: number | undefined): number {
  if (hours === undefined) return FOREVER
  return hours === 0 ? 0 : server.now() + hours * HOUR
}
