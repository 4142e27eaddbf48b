import type { StorePlace } from '@fairground/server/store/open.ts'
import type { Arguments, Command } from '../command.ts'
import { EXIT_OK, Failure, misuse } from '../failure.ts'
import { print, printJson } from '../output.ts'
import { storeFlags, storeFrom } from '../store.ts'
import { table } from '../table.ts'

/** A request to the server's HTTP API. */
interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

interface AdminCommand {
  /** The arguments, as the help shows them. */
  readonly takes: string
  readonly help: string
  readonly words: readonly [least: number, most: number]
  ask(words: readonly string[], given: Arguments): Asked
  /** Formats the answer; without it, `done` is printed. */
  show?(answer: Answer): string
}

type Answer = Readonly<Record<string, unknown>>
type Row = Readonly<Record<string, unknown>>

const FOREVER = 8_640_000_000_000_000

const person = (who: string, more = '') => `/api/host/people/${encodeURIComponent(who)}${more}`

const commands: Readonly<Record<string, AdminCommand>> = {
  settings: {
    takes: '[NAME=VALUE…]',
    help: 'shows the settings of the server, or changes some: registration=open|invited|closed guestDays=N openTableDays=N tournaments=everybody|host privateWebhooks=true|false',
    words: [0, 9],
    ask: (words) =>
      words.length === 0
        ? { method: 'GET', path: '/api/host/settings' }
        : { method: 'PATCH', path: '/api/host/settings', body: Object.fromEntries(words.map(pairOf)) },
    show: (answer) => table(Object.entries(answer).map(([name, value]) => [name, String(value)])),
  },
  people: {
    takes: '[BEGINNING]',
    help: 'people whose name or login begins with this, last seen first',
    words: [0, 1],
    ask: ([beginning = '']) => ({ method: 'GET', path: `/api/host/people?search=${encodeURIComponent(beginning)}` }),
    show: ({ people }) => listed(people, ['id', 'name', 'login', 'host', 'seenAt', 'mutedUntil', 'bannedUntil']),
  },
  mute: {
    takes: 'PERSON',
    help: 'mutes a person for ever, or for --hours N; 0 ends it',
    words: [1, 1],
    ask: ([who], given) => ({ method: 'POST', path: person(who, '/mute'), body: hoursOf(given) }),
  },
  ban: {
    takes: 'PERSON',
    help: 'bans a person for ever, or for --hours N; 0 ends it',
    words: [1, 1],
    ask: ([who], given) => ({ method: 'POST', path: person(who, '/ban'), body: hoursOf(given) }),
  },
  'reset-link': {
    takes: 'PERSON',
    help: 'a link to set a new password for an account; it works once, within a day',
    words: [1, 1],
    ask: ([who]) => ({ method: 'POST', path: person(who, '/reset-link') }),
    show: ({ link }) => String(link),
  },
  host: {
    takes: 'PERSON',
    help: 'makes an account a host, or with --off no longer one',
    words: [1, 1],
    ask: ([who], given) => ({ method: 'POST', path: person(who, '/host'), body: { host: !given.has('off') } }),
  },
  erase: {
    takes: 'PERSON',
    help: 'deletes a person; their finished games stay, without the name',
    words: [1, 1],
    ask: ([who]) => ({ method: 'DELETE', path: person(who) }),
  },
  invite: {
    takes: '[NOTE]',
    help: 'makes an invitation for --uses N people (1), valid for --days N (30)',
    words: [0, 1],
    ask: ([note], given) => ({
      method: 'POST',
      path: '/api/host/invitations',
      body: { note, uses: given.whole('uses', { min: 1, max: 10_000 }), days: given.whole('days', { min: 1, max: 3650 }) },
    }),
    show: ({ link }) => String(link),
  },
  invitations: {
    takes: '',
    help: 'invitations that are still valid',
    words: [0, 0],
    ask: () => ({ method: 'GET', path: '/api/host/invitations' }),
    show: ({ invitations }) => listed(invitations, ['code', 'note', 'usesLeft', 'expiresAt']),
  },
  withdraw: {
    takes: 'CODE',
    help: 'withdraws an invitation',
    words: [1, 1],
    ask: ([code]) => ({ method: 'DELETE', path: `/api/host/invitations/${encodeURIComponent(code)}` }),
  },
  reports: {
    takes: '',
    help: 'reports by players, open ones first',
    words: [0, 0],
    ask: () => ({ method: 'GET', path: '/api/host/reports' }),
    show: ({ reports }) => listed(reports, ['id', 'createdAt', 'closedAt', 'reporter', 'person', 'table', 'line', 'words']),
  },
  close: {
    takes: 'REPORT',
    help: 'marks a report as dealt with',
    words: [1, 1],
    ask: ([report]) => ({ method: 'POST', path: `/api/host/reports/${encodeURIComponent(report)}/close` }),
  },
  bugs: {
    takes: '',
    help: 'bugs that players report; --json has the records of matches that are over',
    words: [0, 0],
    ask: () => ({ method: 'GET', path: '/api/host/bug-reports' }),
    show: ({ reports }) => listed(reports, ['id', 'at', 'table', 'n', 'person', 'text']),
  },
  tables: {
    takes: '[STATE]',
    help: 'tables, newest first: open, running, frozen or over',
    words: [0, 1],
    ask: ([state]) => ({ method: 'GET', path: `/api/host/tables${state === undefined ? '' : `?state=${encodeURIComponent(state)}`}` }),
    show: ({ tables }) => listed(tables, ['id', 'game', 'state', 'visibility', 'n', 'created', 'touched']),
  },
  end: {
    takes: 'TABLE',
    help: 'ends a table that is stuck, without a ranking; one that has not begun is removed',
    words: [1, 1],
    ask: ([at]) => ({ method: 'POST', path: `/api/host/tables/${encodeURIComponent(at)}/end` }),
  },
  puzzles: {
    takes: '[GAME]',
    help: 'makes --count N (20) more puzzles for a game while the machine is idle, or stops with --off; without a game: shows the progress',
    words: [0, 1],
    ask: ([game], given) => {
      if (game === undefined) return { method: 'GET', path: '/api/host/puzzles' }
      const path = `/api/host/puzzles/${encodeURIComponent(game)}`
      if (given.has('off')) return { method: 'DELETE', path }
      return { method: 'POST', path, body: { count: given.whole('count', { min: 1, max: 100 }) ?? 20 } }
    },
    show: (answer) => listed(answer.makings ?? [answer], ['game', 'found', 'wanted', 'games', 'askedAt', 'doneAt', 'because']),
  },
  'remove-line': {
    takes: 'TABLE LINE',
    help: 'removes a line of chat, by its number',
    words: [2, 2],
    ask: ([at, line]) => ({ method: 'DELETE', path: `/api/host/tables/${encodeURIComponent(at)}/chat/${encodeURIComponent(line)}` }),
  },
}

const PUSH_KEYS = 'push-keys'

export const admin: Command = {
  name: 'admin',
  takes: 'COMMAND …',
  summary: 'what a host does: registration, people, invitations, reports, tables, puzzles',
  about: `A PERSON is an id or a login. The command talks to the server that uses the data folder; if none is running, it opens the store itself.

${table([...Object.entries(commands).map(([name, { takes, help }]) => [`${name} ${takes}`.trim(), help]), [PUSH_KEYS, 'makes a new pair of keys for Web Push']])}`,
  flags: {
    ...storeFlags,
    hours: { value: 'N', help: 'how long a person is muted or banned' },
    uses: { value: 'N', help: 'how many people may use an invitation' },
    days: { value: 'N', help: 'how long an invitation is valid' },
    count: { value: 'N', help: 'how many puzzles to make' },
    off: { help: 'no longer a host; no more puzzles' },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    const [name, ...words] = given.words
    if (name === PUSH_KEYS) return pushKeys()
    const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined)
      throw misuse(`admin needs one of ${[...Object.keys(commands), PUSH_KEYS].join(', ')}${name === undefined ? '' : `, not ${name}`}.`)
    const [least, most] = command.words
    if (words.length < least || words.length > most)
      throw misuse(`use it as: fairground admin ${name} ${command.takes}.`.replace(' .', '.'))
    const answer = await askServer(storeFrom(given), command.ask(words, given))
    if (given.has('json')) printJson(answer)
    else print(command.show?.(answer) ?? 'done')
    return EXIT_OK
  },
}

async function askServer(place: StorePlace, { method, path, body }: Asked): Promise<Answer> {
  const { openHostApi } = await import('@fairground/server/host/host-key.ts')
  const door = await openHostApi(place)
  try {
    const response = await door.ask(method, path, body)
    const answer = (await response.json()) as Answer & { error?: { message: string } }
    if (!response.ok) throw new Failure(`${answer.error?.message ?? response.status}.`)
    return answer
  } finally {
    await door.close()
  }
}

async function pushKeys(): Promise<number> {
  const { newPushKeys } = await import('@fairground/server/notices/push.ts')
  const { publicKey, privateKey } = newPushKeys()
  print(`FAIRGROUND_VAPID_PUBLIC=${publicKey}\nFAIRGROUND_VAPID_PRIVATE=${privateKey}\nFAIRGROUND_CONTACT=mailto:you@club.example`)
  return EXIT_OK
}

function hoursOf(given: Arguments): { hours?: number } {
  const hours = given.whole('hours', { min: 0, max: 87_840 })
  return hours === undefined ? {} : { hours }
}

function pairOf(word: string): readonly [string, unknown] {
  const [name, ...rest] = word.split('=')
  const value = rest.join('=')
  if (rest.length === 0) throw misuse(`change a setting with NAME=VALUE, not ${word}.`)
  if (value === 'true' || value === 'false') return [name, value === 'true']
  return [name, /^\d+$/.test(value) ? Number(value) : value]
}

function listed(rows: unknown, columns: readonly string[]): string {
  if (!Array.isArray(rows) || rows.length === 0) return 'none'
  return table([[...columns], ...rows.map((row: Row) => columns.map((column) => cell(column, row[column])))])
}

function cell(column: string, value: unknown): string {
  if (value === undefined || value === false) return ''
  if (value === FOREVER) return 'for good'
  if (typeof value === 'number' && /At$|Until$|^at$|created|touched/.test(column)) return new Date(value).toISOString().slice(0, 16)
  return String(value)
}
