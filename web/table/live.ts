import type { AnyGame, AnyGamePackage, GameText, Language } from '@fairground/kernel'
import type { AnyBoard } from '@fairground/kit'
import type {
  Accepted,
  ChatLine,
  Delivery,
  Heard,
  HeardEvent,
  Moment,
  PlayerCommand,
  Position,
  Said,
  TableInfo,
} from '@fairground/protocol'
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { Refused } from '../lib/api.ts'
import { SPEEDS, settings } from '../lib/settings.ts'
import { play as playSound } from '../lib/sound.ts'
import { openStory, type Story, type StoryMoment } from './story.ts'

export type ConnectionState = 'connecting' | 'live' | 'lost'

/** The way to a table: over a socket, or within this very page. */
export interface TableConnection {
  /** Delivers from the first moment on; calls back with the state of the line. Call the answer to hang up. */
  listen(hear: (delivery: Delivery) => void, state: (connectionState: ConnectionState) => void): () => void
  /** Resolves once it is done, with what it brought, or with its number alone if the line delivers that itself. */
  act(act: PlayerCommand, after: number): Promise<Accepted | Pick<Accepted, 'n'>>
  say(said: Said): Promise<void>
  /** What this viewer saw after each of these entries, and on the way there. */
  moments?(from: number, count: number): Promise<readonly Moment[]>
}

/** A game as a table shows it: what is drawn and counted is here, its rules come once somebody asks for them. */
export interface TableGame {
  readonly id: string
  readonly board: AnyBoard
  readonly summary: AnyGame['summary']
  gamePackage(): Promise<AnyGamePackage>
}

/** A game with its rules, for whoever plays it through on this page. */
export interface LoadedGame {
  readonly gamePackage: AnyGamePackage
  readonly board: AnyBoard
  text(language: Language): Promise<GameText<unknown, never, unknown>>
}

/** A table as the page shows it. */
export interface Live {
  readonly table: ReadonlySignal<TableInfo | undefined>
  /** What happened since the viewer's last move, one moment after another. */
  readonly story: Omit<Story, 'add' | 'keep' | 'amend' | 'clear'>
  /** Entries that were made before this page was opened, from the viewer's last move on. */
  readonly missed: ReadonlySignal<readonly Heard[]>
  /** Steps through those from the first one. */
  retellMissed(): Promise<void>
  /** They need be told no more. */
  forgetMissed(): void
  /** Where the picture stands: a moment behind the match while events are being shown. */
  readonly position: ReadonlySignal<Position | undefined>
  /** What never changes in the match; there once there is a position. */
  readonly facts: ReadonlySignal<unknown>
  readonly showing: ReadonlySignal<unknown>
  readonly heard: ReadonlySignal<readonly Heard[]>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  readonly connectionState: ReadonlySignal<ConnectionState>
  readonly closed: ReadonlySignal<string | undefined>
  /** Server's clock less this device's. */
  readonly skew: ReadonlySignal<number>
  readonly busy: ReadonlySignal<boolean>
  act(act: PlayerCommand): Promise<void>
  /** Shows no more of what happened, but where it led. */
  skip(): void
  say(said: Said): Promise<void>
  hangUp(): void
}

export function openLive(to: TableConnection, board: () => AnyBoard | undefined): Live {
  const table = signal<TableInfo | undefined>(undefined)
  const position = signal<Position | undefined>(undefined)
  const facts = signal<unknown>(undefined)
  const showing = signal<unknown>(undefined)
  const heard = signal<readonly Heard[]>([])
  const chat = signal<readonly ChatLine[]>([])
  const connectionState = signal<ConnectionState>('connecting')
  const closed = signal<string | undefined>(undefined)
  const skew = signal(0)
  const busy = signal(false)
  const missed = signal<readonly Heard[]>([])
  let newest = -1
  /** Those who wait for an entry of their own to be delivered. */
  let expecting: { readonly n: number; resolve(): void }[] = []

  function isNewest(n: number): void {
    newest = Math.max(newest, n)
    for (const each of expecting) if (each.n <= newest) each.resolve()
    expecting = expecting.filter((each) => each.n > newest)
  }

  function delivered(n: number): Promise<void> | undefined {
    return n <= newest ? undefined : new Promise((resolve) => expecting.push({ n, resolve }))
  }

  const story = openStory(
    (moment, event) => {
      batch(() => {
        heard.value = moment.heard
        position.value = moment.position
        showing.value = event
      })
      const sound = event === undefined ? undefined : board()?.sound?.(event)
      if (sound !== undefined && settings.peek().sound) playSound(sound, board()?.voice)
    },
    () => (document.hidden ? 0 : SPEEDS[settings.peek().speed]),
  )

  /** An entry as moments: one for each thing told, and one for where it leads. */
  function momentsOf(entry: Heard, reached: Position, before: StoryMoment | undefined): readonly StoryMoment[] {
    const { n, seat } = entry
    const own = seat === reached.viewer
    const log = before?.heard ?? heard.peek()
    let seen = before?.position ?? position.peek()
    const told = entry.told.flatMap((each, index) => {
      const event = 'event' in each ? each.event : undefined
      const view = viewAfter(each, reached)
      if (seen !== undefined && view !== undefined) seen = { ...seen, view }
      const dwell = event === undefined ? 0 : (board()?.dwell(event, own) ?? 0)
      const now = seen
      return now === undefined
        ? []
        : [{ n, seat, event, dwell, heard: withEntry(log, { ...entry, told: entry.told.slice(0, index + 1) }), position: now }]
    })
    return [...told, { n, seat, event: undefined, dwell: 0, heard: withEntry(log, entry), position: reached }]
  }

  function receive(entry: Heard, reached: Position): void {
    if (entry.n <= newest) return
    // What lies before one's own move has been seen.
    if (entry.seat === reached.viewer && entry.did === 'play' && !story.telling.peek()) {
      story.clear()
      missed.value = []
    }
    story.add(momentsOf(entry, reached, story.moments.peek().at(-1)))
    isNewest(entry.n)
  }

  function hear(delivery: Delivery): void {
    switch (delivery.kind) {
      case 'welcome':
      case 'begun': {
        skew.value = delivery.snapshot.now - Date.now()
        story.clear()
        const before = newest
        table.value = delivery.snapshot.table
        facts.value = delivery.snapshot.facts
        const news = (delivery.kind === 'welcome' ? delivery.missed : [delivery.deal]).filter(({ n }) => n > before)
        heard.value = [...heard.peek(), ...news]
        position.value = delivery.snapshot.position
        if (delivery.kind === 'welcome') missed.value = sinceOwn(heard.peek(), position.peek()?.viewer)
        isNewest(delivery.snapshot.position?.n ?? -1)
        if (delivery.kind === 'welcome') chat.value = merged(chat.peek(), delivery.chat)
        return
      }
      case 'entry':
        skew.value = delivery.now - Date.now()
        receive(delivery.heard, delivery.position)
        return
      case 'table':
        table.value = delivery.table
        return
      case 'clocks':
        if (position.value !== undefined) position.value = { ...position.value, clocks: delivery.clocks }
        story.amend((moment) => ({ ...moment, position: { ...moment.position, clocks: delivery.clocks } }))
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

  /** What was missed comes as pictures, a few for each entry. */
  async function retellMissed(): Promise<void> {
    const [first] = missed.peek()
    const reached = position.peek()
    if (first === undefined || reached === undefined || to.moments === undefined) return
    const log = missed.peek()
    const pictures = await to.moments(first.n, log.length + 1)
    // Somebody has acted meanwhile, or more has come.
    if (position.peek() !== reached || story.telling.peek()) return
    const told: StoryMoment[] = []
    for (const entry of log) {
      const picture = pictures.find(({ n }) => n === entry.n)
      if (picture === undefined) continue
      const { steps, ...stood } = picture
      const then: Position = { ...reached, moves: [], canUndo: false, ...stood }
      const views = entry.told.map((each, index) => ({ ...each, view: steps[index] ?? stood.view }))
      const from = told.at(-1) ?? { heard: heard.peek().filter(({ n }) => n < entry.n), position: then }
      told.push(...momentsOf({ ...entry, told: views as Heard['told'] }, then, from as StoryMoment))
    }
    const last = told.at(-1)
    if (last === undefined) return
    story.clear()
    // It ends where the table stands.
    told.push({ ...last, event: undefined, dwell: 0, heard: heard.peek(), position: reached })
    missed.value = []
    story.keep(told)
    story.retell()
  }

  return {
    story,
    missed,
    retellMissed,
    forgetMissed() {
      missed.value = []
    },
    table,
    position,
    facts,
    showing,
    heard,
    chat,
    connectionState,
    closed,
    skew,
    busy,
    async act(act) {
      // Pressed twice is meant once.
      if (busy.peek()) return
      const seen = position.peek()
      story.hurry()
      const now = position.peek()
      if (now !== seen && isIdle(act, now)) return
      busy.value = true
      try {
        const accepted = await to.act(act, seen?.n ?? 0)
        if ('position' in accepted) receive(accepted.heard, accepted.position)
        else await delivered(accepted.n)
      } catch (error) {
        // What was chosen before it was seen how things stand is not done. Now it is seen.
        if (now === seen || !(error instanceof Refused) || error.code !== 'stale') throw error
      } finally {
        busy.value = false
      }
    },
    skip: () => story.hurry(),
    say: (said) => to.say(said),
    hangUp,
  }
}

/** What is seen once something has been told: a step says so, and the last one leads to the position. Before a forced move all is as it was. */
function viewAfter(told: HeardEvent, reached: Position): unknown {
  if ('forced' in told) return undefined
  return told.view ?? reached.view
}

/** What others did after somebody's last move, with what that move itself has led to; the deal is nothing to miss. */
function sinceOwn(log: readonly Heard[], viewer: Position['viewer'] | undefined): readonly Heard[] {
  if (viewer === undefined || viewer === 'spectator') return []
  const own = log.findLastIndex(({ seat, did }) => seat === viewer && did === 'play')
  const others = log.slice(own + 1).some(({ n, told }) => n > 0 && told.length > 0)
  return others ? log.slice(Math.max(0, own)).filter(({ n, told }) => n > 0 && told.length > 0) : []
}

/** The log with an entry as far as it has been told by now. */
function withEntry(log: readonly Heard[], entry: Heard): readonly Heard[] {
  return log.at(-1)?.n === entry.n ? [...log.slice(0, -1), entry] : [...log, entry]
}

/** Is there nothing left to take back or to hand on? */
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
