import type { AnyGamePackage, GameText, Language } from '@fairground/kernel'
import type { AnyBoard } from '@fairground/kit'
import type { Accepted, ChatLine, Delivery, Heard, HeardEvent, PlayerCommand, Position, TableInfo } from '@fairground/protocol'
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { Refused } from '../lib/api.ts'
import { SPEEDS, settings } from '../lib/settings.ts'
import { play as playSound } from '../lib/sound.ts'
import { type Beat, pace } from './pace.ts'

export type ConnectionState = 'connecting' | 'live' | 'lost'

/** The way to a table: over a socket, or within this very page. */
export interface TableConnection {
  /** Delivers from the first moment on; calls back with the state of the line. Call the answer to hang up. */
  listen(hear: (delivery: Delivery) => void, state: (connectionState: ConnectionState) => void): () => void
  /** Resolves once it is done, with what it brought, or with its number alone if the line delivers that itself. */
  act(act: PlayerCommand, after: number): Promise<Accepted | Pick<Accepted, 'n'>>
  say(text: string): Promise<void>
}

/** A game's parts, as the table needs them. */
export interface LoadedGame {
  readonly gamePackage: AnyGamePackage
  readonly board: AnyBoard
  text(language: Language): Promise<GameText<unknown, never, unknown>>
}

/** A table as the page shows it. */
export interface Live {
  readonly table: ReadonlySignal<TableInfo | undefined>
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
  say(text: string): Promise<void>
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

  const show = pace((event) => {
    showing.value = event
    const sound = event === undefined ? undefined : board()?.sound?.(event)
    if (sound !== undefined && settings.peek().sound) playSound(sound)
  })

  function beatsOf(entry: Heard, reached: Position): readonly Beat[] {
    const speed = document.hidden ? 0 : SPEEDS[settings.peek().speed]
    const own = entry.seat === reached.viewer
    const beats: Beat[] = entry.told.map((told, index) => {
      const event = 'event' in told ? told.event : undefined
      return {
        event,
        lasts: event === undefined ? 0 : (board()?.dwell(event, own) ?? 0) * speed,
        begin: () => tellUpTo(entry, index + 1, viewAfter(told, reached)),
      }
    })
    return [...beats, { event: undefined, lasts: 0, begin: () => arrive(entry, reached) }]
  }

  /** So much of an entry has been told, and this is what one sees of it; where it leads is not known yet. */
  function tellUpTo(entry: Heard, count: number, view: unknown): void {
    batch(() => {
      heard.value = withEntry(heard.peek(), { ...entry, told: entry.told.slice(0, count) })
      const before = position.peek()
      if (before !== undefined && view !== undefined) position.value = { ...before, view }
    })
  }

  function arrive(entry: Heard, reached: Position): void {
    batch(() => {
      heard.value = withEntry(heard.peek(), entry)
      position.value = reached
    })
  }

  function receive(entry: Heard, reached: Position): void {
    if (entry.n <= newest) return
    show.add(beatsOf(entry, reached))
    isNewest(entry.n)
  }

  function hear(delivery: Delivery): void {
    switch (delivery.kind) {
      case 'welcome':
      case 'begun': {
        skew.value = delivery.snapshot.now - Date.now()
        show.hurry()
        table.value = delivery.snapshot.table
        facts.value = delivery.snapshot.facts
        const missed = delivery.kind === 'welcome' ? delivery.missed : [delivery.deal]
        heard.value = [...heard.peek(), ...missed.filter(({ n }) => n > newest)]
        position.value = delivery.snapshot.position
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

  return {
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
      const seen = position.peek()
      show.hurry()
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
    skip: () => show.hurry(),
    say: (text) => to.say(text),
    hangUp,
  }
}

/** What is seen once something has been told: a step says so, and the last one leads to the position. Before a forced move all is as it was. */
function viewAfter(told: HeardEvent, reached: Position): unknown {
  if ('forced' in told) return undefined
  return told.view ?? reached.view
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
