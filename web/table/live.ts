import type { AnyGame, AnyGamePackage, GameText, Language } from '@fairground/kernel'
import type { AnyBoard } from '@fairground/kit'
import type {
  Accepted,
  ChatLine,
  ChatText,
  Delivery,
  Moment,
  PlayerCommand,
  Position,
  ReceivedEntry,
  ReceivedEvent,
  TableInfo,
} from '@fairground/protocol'
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { Refused } from '../lib/api.ts'
import { SPEEDS, settings } from '../lib/settings.ts'
import { play as playSound } from '../lib/sound.ts'
import { openPlayback, type Playback, type PlaybackMoment } from './playback.ts'

export type ConnectionState = 'connecting' | 'live' | 'lost'

/** The connection to a table: over a socket, or within this page. */
export interface TableConnection {
  /** Delivers from the first moment on; reports the state of the connection. Call the result to disconnect. */
  listen(hear: (delivery: Delivery) => void, state: (connectionState: ConnectionState) => void): () => void
  /** Resolves once it is done, with its result, or only with its number if the connection delivers the result separately. */
  act(act: PlayerCommand, after: number): Promise<Accepted | Pick<Accepted, 'n'>>
  say(said: ChatText): Promise<void>
  /** What this viewer saw after each of these entries, and after each event. */
  moments?(from: number, count: number): Promise<readonly Moment[]>
}

/** A game as a table needs it: board and summary; its rules are loaded on demand. */
export interface TableGame {
  readonly id: string
  readonly board: AnyBoard
  readonly summary: AnyGame['summary']
  gamePackage(): Promise<AnyGamePackage>
}

/** A game with its rules, for code that plays it on this page. */
export interface LoadedGame {
  readonly gamePackage: AnyGamePackage
  readonly board: AnyBoard
  text(language: Language): Promise<GameText<unknown, never, unknown>>
}

/** Differences between the clocks below this are the network's: noticing each would draw the table again with every delivery. */
const JITTER = 250

/** A table as the page shows it. */
export interface Live {
  readonly table: ReadonlySignal<TableInfo | undefined>
  /** What happened since the viewer's last move, one moment after another. */
  readonly playback: Omit<Playback, 'add' | 'keep' | 'amend' | 'clear'>
  /** Entries from before this page was opened, since the viewer's last move. */
  readonly missed: ReadonlySignal<readonly ReceivedEntry[]>
  /** Steps through those from the first one. */
  replayMissed(): Promise<void>
  /** They need not be shown any more. */
  forgetMissed(): void
  /** The position on the board: behind the match while events are being shown. */
  readonly position: ReadonlySignal<Position | undefined>
  /** What never changes in the match; set once there is a position. */
  readonly facts: ReadonlySignal<unknown>
  readonly showing: ReadonlySignal<unknown>
  readonly received: ReadonlySignal<readonly ReceivedEntry[]>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  readonly connectionState: ReadonlySignal<ConnectionState>
  readonly closed: ReadonlySignal<string | undefined>
  /** The server's clock minus this device's. */
  readonly skew: ReadonlySignal<number>
  readonly busy: ReadonlySignal<boolean>
  act(act: PlayerCommand): Promise<void>
  /** Skips the events and shows the result. */
  skip(): void
  say(said: ChatText): Promise<void>
  hangUp(): void
}

export function openLive(to: TableConnection, board: () => AnyBoard | undefined): Live {
  const table = signal<TableInfo | undefined>(undefined)
  const position = signal<Position | undefined>(undefined)
  const facts = signal<unknown>(undefined)
  const showing = signal<unknown>(undefined)
  const received = signal<readonly ReceivedEntry[]>([])
  const chat = signal<readonly ChatLine[]>([])
  const connectionState = signal<ConnectionState>('connecting')
  const closed = signal<string | undefined>(undefined)
  const skew = signal(0)
  const busy = signal(false)
  const missed = signal<readonly ReceivedEntry[]>([])
  let newest = -1
  /** Commands that wait for the delivery of their entry. */
  let expecting: { readonly n: number; resolve(): void }[] = []

  function compareClocks(now: number): void {
    const ahead = now - Date.now()
    if (Math.abs(ahead - skew.peek()) > JITTER) skew.value = ahead
  }

  function isNewest(n: number): void {
    newest = Math.max(newest, n)
    for (const each of expecting) if (each.n <= newest) each.resolve()
    expecting = expecting.filter((each) => each.n > newest)
  }

  function delivered(n: number): Promise<void> | undefined {
    return n <= newest ? undefined : new Promise((resolve) => expecting.push({ n, resolve }))
  }

  const playback = openPlayback(
    (moment, event) => {
      batch(() => {
        received.value = moment.received
        position.value = moment.position
        showing.value = event
      })
      const sound = event === undefined ? undefined : board()?.sound?.(event)
      if (sound !== undefined && settings.peek().sound) playSound(sound, board()?.voice)
    },
    () => (document.hidden ? 0 : SPEEDS[settings.peek().speed]),
  )

  /** An entry as moments: one for each event, and one for the final position. */
  function momentsOf(entry: ReceivedEntry, reached: Position, before: PlaybackMoment | undefined): readonly PlaybackMoment[] {
    const { n, seat } = entry
    const own = seat === reached.viewer
    const log = before?.received ?? received.peek()
    let seen = before?.position ?? position.peek()
    const moments = entry.events.flatMap((each, index) => {
      const event = 'event' in each ? each.event : undefined
      const view = viewAfter(each, reached)
      if (seen !== undefined && view !== undefined) seen = { ...seen, view }
      const dwell = event === undefined ? 0 : (board()?.dwell(event, own) ?? 0)
      const now = seen
      return now === undefined
        ? []
        : [{ n, seat, event, dwell, received: withEntry(log, { ...entry, events: entry.events.slice(0, index + 1) }), position: now }]
    })
    return [...moments, { n, seat, event: undefined, dwell: 0, received: withEntry(log, entry), position: reached }]
  }

  function receive(entry: ReceivedEntry, reached: Position): void {
    if (entry.n <= newest) return
    // Everything before the viewer's own move has been seen.
    if (entry.seat === reached.viewer && entry.did === 'play' && !playback.isPlaying.peek()) {
      playback.clear()
      missed.value = []
    }
    playback.add(momentsOf(entry, reached, playback.moments.peek().at(-1)))
    isNewest(entry.n)
  }

  function hear(delivery: Delivery): void {
    switch (delivery.kind) {
      case 'welcome':
      case 'begun': {
        compareClocks(delivery.snapshot.now)
        playback.clear()
        const before = newest
        table.value = delivery.snapshot.table
        facts.value = delivery.snapshot.facts
        const news = (delivery.kind === 'welcome' ? delivery.missed : [delivery.deal]).filter(({ n }) => n > before)
        received.value = [...received.peek(), ...news]
        position.value = delivery.snapshot.position
        if (delivery.kind === 'welcome') missed.value = sinceOwn(received.peek(), position.peek()?.viewer)
        isNewest(delivery.snapshot.position?.n ?? -1)
        if (delivery.kind === 'welcome') chat.value = merged(chat.peek(), delivery.chat)
        return
      }
      case 'entry':
        compareClocks(delivery.now)
        receive(delivery.entry, delivery.position)
        return
      case 'table':
        table.value = delivery.table
        return
      case 'clocks':
        if (position.value !== undefined) position.value = { ...position.value, clocks: delivery.clocks }
        playback.amend((moment) => ({ ...moment, position: { ...moment.position, clocks: delivery.clocks } }))
        return
      case 'chat':
        chat.value = merged(chat.peek(), [delivery.line])
        return
      case 'closed':
        closed.value = delivery.because
    }
  }

  const hangUp = to.listen(hear, (state) => {
    connectionState.value = state
  })

  /** What was missed is loaded as views, a few for each entry. */
  async function replayMissed(): Promise<void> {
    const [first] = missed.peek()
    const reached = position.peek()
    if (first === undefined || reached === undefined || to.moments === undefined) return
    const log = missed.peek()
    const pictures = await to.moments(first.n, log.length + 1)
    // Somebody has acted in the meantime, or more has arrived.
    if (position.peek() !== reached || playback.isPlaying.peek()) return
    const moments: PlaybackMoment[] = []
    for (const entry of log) {
      const picture = pictures.find(({ n }) => n === entry.n)
      if (picture === undefined) continue
      const { steps, ...stood } = picture
      const then: Position = { ...reached, moves: [], canUndo: false, ...stood }
      const views = entry.events.map((each, index) => ({ ...each, view: steps[index] ?? stood.view }))
      const from = moments.at(-1) ?? { received: received.peek().filter(({ n }) => n < entry.n), position: then }
      moments.push(...momentsOf({ ...entry, events: views as ReceivedEntry['events'] }, then, from as PlaybackMoment))
    }
    const last = moments.at(-1)
    if (last === undefined) return
    playback.clear()
    // It ends at the current position.
    moments.push({ ...last, event: undefined, dwell: 0, received: received.peek(), position: reached })
    missed.value = []
    playback.keep(moments)
    playback.replay()
  }

  return {
    playback,
    missed,
    replayMissed,
    forgetMissed() {
      missed.value = []
    },
    table,
    position,
    facts,
    showing,
    received,
    chat,
    connectionState,
    closed,
    skew,
    busy,
    async act(act) {
      // A double click counts once.
      if (busy.peek()) return
      const seen = position.peek()
      playback.hurry()
      const now = position.peek()
      if (now !== seen && isIdle(act, now)) return
      busy.value = true
      try {
        const accepted = await to.act(act, seen?.n ?? 0)
        if ('position' in accepted) receive(accepted.entry, accepted.position)
        else await delivered(accepted.n)
      } catch (error) {
        // A choice made before the current position was visible is not sent. Now it is visible.
        if (now === seen || !(error instanceof Refused) || error.code !== 'stale') throw error
      } finally {
        busy.value = false
      }
    },
    skip: () => playback.hurry(),
    say: (said) => to.say(said),
    hangUp,
  }
}

/** The view after an event: from its step; the last one leads to the position. Before a forced move nothing has changed. */
function viewAfter(each: ReceivedEvent, reached: Position): unknown {
  if ('forced' in each) return undefined
  return each.view ?? reached.view
}

/** What others did after a player's last move, and the result of that move itself; the deal cannot be missed. */
function sinceOwn(log: readonly ReceivedEntry[], viewer: Position['viewer'] | undefined): readonly ReceivedEntry[] {
  if (viewer === undefined || viewer === 'spectator') return []
  const own = log.findLastIndex(({ seat, did }) => seat === viewer && did === 'play')
  const others = log.slice(own + 1).some(({ n, events }) => n > 0 && events.length > 0)
  return others ? log.slice(Math.max(0, own)).filter(({ n, events }) => n > 0 && events.length > 0) : []
}

/** The log with an entry as far as it has been shown. */
function withEntry(log: readonly ReceivedEntry[], entry: ReceivedEntry): readonly ReceivedEntry[] {
  return log.at(-1)?.n === entry.n ? [...log.slice(0, -1), entry] : [...log, entry]
}

/** Is there nothing left to undo or to pass on? */
function isIdle(act: PlayerCommand, now: Position | undefined): boolean {
  if ('undo' in act) return now?.canUndo !== true
  return 'done' in act && now?.handover?.seat !== now?.viewer
}

/** Lines by their number, the newest wording of each. */
function merged(old: readonly ChatLine[], news: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map(old.map((line) => [line.n, line]))
  for (const line of news) all.set(line.n, line)
  return [...all.values()].sort((a, b) => a.n - b.n)
}
