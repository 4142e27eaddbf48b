import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BotOffer, botOffer } from './bots/offer.ts'
import { BotPool } from './bots/pool.ts'
import { Catalogue } from './catalogue.ts'
import { Clubs } from './clubs/clubs.ts'
import { BackgroundWorker } from './cluster/background-worker.ts'
import { bridge, type Signals } from './cluster/bridge.ts'
import { clockError } from './cluster/clock-check.ts'
import { BOT_TURNS, Jobs, openJobs, PUZZLES, REVIEWS, TOURNAMENTS } from './cluster/jobs.ts'
import { Leases } from './cluster/leases.ts'
import { ProcessMessages } from './cluster/process-messages.ts'
import { SharedLimits } from './cluster/shared-limits.ts'
import { Editions } from './editions/editions.ts'
import { Health } from './health.ts'
import { AuditLog } from './host/audit-log.ts'
import { Cleanup } from './host/cleanup.ts'
import { Moderation } from './host/moderation.ts'
import { Registration } from './host/registration.ts'
import { Reports } from './host/reports.ts'
import { Settings } from './host/settings.ts'
import { Speech } from './host/speech.ts'
import { Pollers } from './http/pollers.ts'
import { Buckets, LIMITS, type Limits } from './limits.ts'
import { type Log, type LogLevel, openLog } from './log.ts'
import { MatchmakingPool } from './matchmaking/pool.ts'
import { Metrics } from './metrics.ts'
import { migrations } from './migrations.ts'
import { ChannelRepository } from './notices/channels.ts'
import { type MailSetting, mailer } from './notices/mail.ts'
import { Notices } from './notices/notices.ts'
import type { PushKeys } from './notices/push.ts'
import { Accounts } from './people/accounts.ts'
import { Blocks } from './people/blocks.ts'
import { Following } from './people/following.ts'
import { Identity } from './people/identity.ts'
import { Invites } from './people/invites.ts'
import { Leaderboards } from './people/leaderboards.ts'
import { Passkeys } from './people/passkeys.ts'
import { People } from './people/people.ts'
import { Profiles } from './people/profiles.ts'
import { Results } from './people/results.ts'
import { Ribbons } from './people/ribbons.ts'
import { Scorer } from './people/scorer.ts'
import { Sessions } from './people/sessions.ts'
import { Tokens } from './people/tokens.ts'
import { Openings } from './review/openings.ts'
import { PuzzleMaking } from './review/puzzle-making.ts'
import { Puzzles } from './review/puzzles.ts'
import { Reviews } from './review/reviews.ts'
import { reviewThreads } from './review/threads.ts'
import { beat, checkBeats, checkFile } from './store/known.ts'
import { migrate } from './store/migrate.ts'
import { refuseMoved } from './store/move-store.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './tables/api.ts'
import { systemTime } from './tables/context.ts'
import { openTables } from './tables/tables.ts'
import { Tournaments } from './tournaments/tournaments.ts'
import { UploadCheck } from './uploads/upload-check.ts'
import { Watchdog } from './watchdog/watchdog.ts'

export interface ServerOptions {
  /** The folder of the embedded store and of the key for the host's routes. */
  readonly data: string
  /** A database instead of the embedded store: postgres://… */
  readonly database?: string | undefined
  /** With a database: what this process does. Default: `all`. */
  readonly role?: Role
  readonly logLevel?: LogLevel
  readonly limits?: Partial<Limits>
  /** Settings for bots: levels, threads, thinking time, pace. */
  readonly bots?: Partial<BotOffer>
  readonly push?: PushKeys
  readonly mail?: MailSetting
  /** Seconds to wait for a person to come by themselves before they are notified of their turn. */
  readonly noticeAfter?: number
  /** Where people reach the server. */
  readonly address?: string
  readonly now?: () => number
  /** For a command while no server runs: nothing happens by itself; no clocks, no bots, no notices. */
  readonly asleep?: boolean
}

/** People and sockets; bots; or both. */
export const ROLES = ['web', 'bots', 'all'] as const
export type Role = (typeof ROLES)[number]

const NOTICE_AFTER = 60
/** While a move is being written, the thread can think about another table. */
const TABLES_A_THREAD = 4
const KEY_BYTES = 32
const TOURNAMENTS_AT_ONCE = 4
/** Reviews take seconds of a core: people at the tables come first. */
const REVIEWS_AT_ONCE = 1
const PUZZLES_AT_ONCE = 1

/** Everything that a request may need, open and running, but without a listener. */
export interface Server {
  readonly store: Store
  readonly health: Health
  readonly tables: Tables
  readonly catalogue: Catalogue
  readonly bots: BotOffer
  readonly people: People
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly accounts: Accounts
  readonly passkeys: Passkeys
  readonly results: Results
  readonly blocks: Blocks
  readonly clubs: Clubs
  readonly tournaments: Tournaments
  readonly reviews: Reviews
  readonly puzzles: Puzzles
  readonly puzzleMaking: PuzzleMaking
  readonly openings: Openings
  readonly profiles: Profiles
  readonly ribbons: Ribbons
  readonly boards: Leaderboards
  readonly following: Following
  readonly invites: Invites
  readonly editions: Editions
  readonly identity: Identity
  readonly settings: Settings
  readonly registration: Registration
  readonly moderation: Moderation
  readonly reports: Reports
  readonly speech: Speech
  readonly auditLog: AuditLog
  readonly matchmaking: MatchmakingPool
  readonly channels: ChannelRepository
  readonly notices: Notices
  readonly channelsOffered: { readonly push: string | undefined; readonly mail: boolean }
  readonly limits: Limits
  readonly buckets: Readonly<Record<Rated, Buckets>>
  readonly pollers: Pollers
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => number
  /** Gives access to the host's routes to anybody who can read the data folder, such as `fairground admin`. New at every start. */
  readonly key: string
  readonly signals: EventEmitter<Signals>
  /** Aborted when the server begins to close: everything that waits should stop waiting. */
  readonly stopping: AbortSignal
  /** A page's address as people outside see it. */
  link(path: string): string
  /** Sets the public address of the server, once it is known. */
  reachedAt(address: string): void
  /** Begins to close: waiting requests return, new ones are refused. */
  closing(): void
  /** Finishes what was accepted and closes the store. */
  close(): Promise<void>
}

const RATED = [
  'address',
  'person',
  'guesses',
  'firstGuesses',
  'manyGuesses',
  'newGuests',
  'chat',
  'outgoing',
  'unconfirmedMails',
  'unconfirmedPerAddress',
  'pastPositions',
  'creations',
  'handovers',
  'matchmaking',
  'reviews',
  'answers',
  'invites',
] as const
type Rated = (typeof RATED)[number]

export async function openServer(options: ServerOptions): Promise<Server> {
  const { data, now = Date.now } = options
  await mkdir(data, { recursive: true, mode: 0o700 })
  const log = openLog(options.logLevel ?? 'warn')
  const embedded = options.database === undefined
  if (embedded) checkFile(data)
  const store = await openStore(options)
  try {
    if (embedded) await checkBeats(data, store)
    await migrate(store, migrations, join(data, `before-upgrade-${now()}.db`))
    await refuseMoved(store)
    const health = new Health(store, embedded ? data : undefined)
    if (embedded) await beat(data, store)
    return await openParts(options, health, log, now)
  } catch (error) {
    await store.close()
    throw error
  }
}

async function openParts(options: ServerOptions, health: Health, log: Log, now: () => number): Promise<Server> {
  const { store } = health
  const limits = { ...LIMITS, ...options.limits }
  const stopping = new AbortController()
  const settings = new Settings(store)
  await settings.read()
  const asleep = options.asleep === true
  const bots = botOffer(options.bots)
  const threads = asleep ? 0 : bots.threads
  const pool = new BotPool({
    ...bots,
    threads,
    gamesModule: import.meta.resolve('@fairground/games'),
    onOverload: (overload) => log.warn(overload, 'there are more bot tasks than threads, so each gets a part of its time'),
  })
  const uploadCheck = new UploadCheck({ gamesModule: import.meta.resolve('@fairground/games') })
  const watchdog = asleep ? undefined : new Watchdog(options.data)
  const time = asleep ? { now: () => systemTime.now(), after: () => () => {} } : systemTime
  const news = store.notifier === undefined ? undefined : new ProcessMessages(store.notifier)
  const role = options.role ?? 'all'
  const shared = news === undefined || options.database === undefined || asleep ? undefined : { news, database: options.database }
  const boss = shared && (await openJobs(shared.database, log))
  const turns = shared && boss && (await Jobs.open(boss, BOT_TURNS, shared.news, log))
  const dueTournaments = shared && boss && (await Jobs.open(boss, TOURNAMENTS, shared.news, log))
  const reviewJobs = shared && boss && (await Jobs.open(boss, REVIEWS, shared.news, log))
  const puzzleJobs = shared && boss && (await Jobs.open(boss, PUZZLES, shared.news, log))
  const leases = shared && new Leases(store, shared.news.process)
  let inherit = () => {}
  const tables = await openTables({
    store,
    watchdog,
    pool,
    bots,
    uploadCheck,
    news,
    role,
    askBots: turns && ((table) => turns.ask(table)),
    onDeath: () => inherit(),
    time,
    expireAfter: () => settings.openTableMillis,
  })
  const reviewing = reviewThreads(import.meta.resolve('@fairground/games'), asleep ? 0 : REVIEWS_AT_ONCE)
  const reviews = new Reviews({
    store,
    tables,
    threads: reviewing,
    now,
    log,
    ask: (id) => reviewWorker.ask(id),
  })
  const takes = !asleep && role !== 'web'
  const reviewWorker = new BackgroundWorker({
    task: reviews,
    takes,
    atOnce: REVIEWS_AT_ONCE,
    now,
    log,
    shared: reviewJobs && leases && { jobs: reviewJobs, leases },
  })
  const puzzleMaking = new PuzzleMaking({
    store,
    gamesModule: import.meta.resolve('@fairground/games'),
    threads: asleep ? 0 : PUZZLES_AT_ONCE,
    now,
    log,
    ask: (game) => puzzleWorker.ask(game),
  })
  const puzzleWorker = new BackgroundWorker({
    task: puzzleMaking,
    takes,
    atOnce: PUZZLES_AT_ONCE,
    now,
    log,
    shared: puzzleJobs && leases && { jobs: puzzleJobs, leases },
  })
  const people = new People(store, now)
  const sessions = new Sessions(store, now)
  const tokens = new Tokens(store, now)
  const passkeys = new Passkeys(store, now)
  const results = new Results(store)
  const blocks = new Blocks(store, now)
  const following = new Following(store, tables, now)
  const invites = new Invites(store, now)
  const reports = new Reports(store, now)
  const channels = new ChannelRepository(store, now)
  const identity = new Identity({ store, tables, people, sessions, tokens, passkeys, results, blocks, following, reports, channels })
  let address = options.address ?? 'http://localhost:8080'
  const link = (path: string) => new URL(path, address).href
  const metrics = new Metrics()
  const here = (worker: BackgroundWorker) => async () => ({ waiting: 0, active: worker.atWork })
  metrics.watchQueues(
    turns && dueTournaments && reviewJobs && puzzleJobs
      ? {
          'bot-turns': () => turns.depth(),
          tournaments: () => dueTournaments.depth(),
          reviews: () => reviewJobs.depth(),
          puzzles: () => puzzleJobs.depth(),
        }
      : { reviews: here(reviewWorker), puzzles: here(puzzleWorker) },
  )
  const signals: Server['signals'] = new EventEmitter()
  // Each waiting poll adds a listener.
  signals.setMaxListeners(0)
  sessions.ended((ids) => {
    signals.emit('ended', ids)
    channels
      .forgetSessions(ids)
      .catch((error) => log.warn({ err: error }, 'the push subscription of a browser that was signed out could not be removed'))
  })
  tokens.ended((ids) => void signals.emit('ended', ids))
  const notices = new Notices({
    book: channels,
    people,
    settings,
    tables,
    log,
    metrics,
    now,
    link,
    patience: (options.noticeAfter ?? NOTICE_AFTER) * 1000,
    push: options.push,
    mail: options.mail === undefined ? undefined : await mailer(options.mail),
  })
  if (news !== undefined) {
    bridge(news, signals, tables)
    const ahead = await clockError(store)
    if (ahead !== undefined) log.warn({ ahead }, "this machine's clock differs from the database's, so players' clocks will jump; use NTP")
  }
  const buckets = bucketsOf(limits, options.now ?? steadyNow)
  const sharedLimits = news === undefined || asleep ? undefined : new SharedLimits(store, buckets, now, log)
  const catalogue = new Catalogue()
  const seatsOf = async (game: string) => (await catalogue.find(game))?.seats
  const clubs = new Clubs(store, tables, people, now)
  const tournaments = new Tournaments({
    store,
    tables,
    people,
    clubs,
    settings,
    levels: bots.levels,
    time,
    strengths: (who, game, seats) => results.strengths(who, game, seats),
    log,
    ask: dueTournaments && ((id) => dueTournaments.ask(id)),
    notifyOfGame: (person, tournament, until) => notices.notifyOfGame(person, tournament, until),
    seatsOf,
  })
  const scorer = new Scorer(store, results, tables, log)
  const openings = new Openings({ store, tables, threads: reviewing, log })
  const matchmaking = new MatchmakingPool({ store, tables, levels: bots.levels, news, log, now })
  const cleanup = new Cleanup({ settings, people, sessions, invites, identity, tables, log, now })
  const unwatch = tables.watch((event) => {
    scorer.happened(event)
    openings.happened(event)
    notices.happened(event)
    tournaments.runner.happened(event)
    if (event.kind === 'bot-failed') log.warn(event, 'a bot failed')
    if (event.kind === 'fault') log.error({ table: event.table, err: event.error }, 'a table has a fault')
  })
  if (!asleep) {
    await scorer.catchUp()
    await notices.catchUp()
    // A long history takes a while; nothing waits for it.
    openings.catchUp()
    cleanup.start()
    matchmaking.start()
    health.start()
    watchdog?.start()
    if (role !== 'web') turns?.serve((table) => tables.drive(table), TABLES_A_THREAD * threads)
    reviewWorker.start()
    puzzleWorker.start()
    tournaments.runner.start()
    dueTournaments?.serve((id) => tournaments.runner.look(id), TOURNAMENTS_AT_ONCE)
    // If a process dies, one of the others does its remaining work.
    inherit = () => {
      Promise.all([scorer.catchUp(), notices.catchUp()]).catch((error) =>
        log.warn({ err: error }, 'the unfinished work of another process could not be done yet'),
      )
      openings.catchUp()
    }
  }
  return {
    store,
    health,
    tables,
    catalogue,
    bots,
    people,
    sessions,
    tokens,
    accounts: new Accounts(store, now),
    passkeys,
    results,
    blocks,
    clubs,
    tournaments,
    reviews,
    puzzles: new Puzzles(store, now),
    puzzleMaking,
    openings,
    profiles: new Profiles(store),
    ribbons: new Ribbons(store),
    boards: new Leaderboards(store),
    following,
    invites,
    editions: new Editions({ store, uploadCheck, now, seatsOf }),
    identity,
    settings,
    registration: new Registration(store, settings, now, (code) => isTableCode(tables, code)),
    moderation: new Moderation(store, now),
    reports,
    auditLog: new AuditLog(store, now),
    speech: new Speech(async () => (await settings.read()).unwantedWords, now),
    matchmaking,
    channels,
    notices,
    channelsOffered: { push: options.push?.publicKey, mail: options.mail !== undefined },
    limits,
    buckets,
    pollers: new Pollers(limits.pollsPerPerson),
    metrics,
    log,
    now,
    key: randomBytes(KEY_BYTES).toString('base64url'),
    signals,
    stopping: stopping.signal,
    link,
    reachedAt(at) {
      address = options.address ?? at
    },
    closing: () => stopping.abort(),
    async close() {
      stopping.abort()
      await cleanup.stop()
      await matchmaking.stop()
      await sharedLimits?.close()
      await tournaments.runner.close()
      await dueTournaments?.close()
      const counted = openings.close()
      await Promise.all([reviewWorker.close(), puzzleWorker.close()])
      await Promise.all([reviews.close(), puzzleMaking.close()])
      await counted
      const turned = turns?.close()
      await tables.close()
      await pool.close()
      await uploadCheck.close()
      await watchdog?.stop()
      await turned
      await boss?.stop({ graceful: false, close: true }).catch(() => {})
      unwatch()
      await scorer.settled()
      await notices.close()
      await health.stop()
      await store.close()
    },
  }
}

async function isTableCode(tables: Tables, code: string): Promise<boolean> {
  const table = await tables.get(code, { code }).catch(() => undefined)
  return table !== undefined && table.code === code
}

/** Limits use the monotonic clock, which nobody can change. */
function steadyNow(): number {
  return performance.now()
}

function bucketsOf(limits: Limits, now: () => number): Server['buckets'] {
  // `Object.fromEntries` forgets which keys there are.
  return Object.fromEntries(RATED.map((name) => [name, new Buckets(limits[name], now)])) as Server['buckets']
}
