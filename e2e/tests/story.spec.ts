import { gunzipSync } from 'node:zlib'
import { games } from '@fairground/games'
import type { AnyGamePackage, Change, Counts } from '@fairground/kernel'
import { type BriefEntry, type Delivery, filledEntry, type Position, type ReceivedEvent, type Snapshot } from '@fairground/protocol'
import type { Page } from '@playwright/test'
import { expect, test, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'

/** How many times faster than for people. Every event is still shown on its own. */
const FASTER = 25
const MINUTE = 60_000

/** What the plaques showed after so many events. */
interface Shown {
  readonly upTo: string
  readonly plaques: readonly Readonly<Record<string, string>>[]
}

declare global {
  interface Window {
    shown: Shown[]
  }
}

/** Speeds up the page, and records what its plaques show after each event. */
async function watchPlaques(page: Page): Promise<void> {
  await page.addInitScript((faster) => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (run: () => void, millis = 0) => later(run, millis > 100 ? millis / faster : millis) })
    window.shown = []
    const look = () => {
      const upTo = document.querySelector<HTMLElement>('main.table')?.dataset.shown
      if (upTo === undefined || window.shown.at(-1)?.upTo === upTo) return
      const plaques = [...document.querySelectorAll('.plaque[data-seat]')].map((plaque) =>
        Object.fromEntries(
          // A number may still be counting up to its value.
          [...plaque.querySelectorAll<HTMLElement>('[data-count]')].map(({ dataset, textContent }) => [
            dataset.count ?? '',
            dataset.value ?? textContent ?? '',
          ]),
        ),
      )
      window.shown.push({ upTo, plaques })
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  }, FASTER)
}

/** What the page received over its socket: the counts after each event, by entry and event. */
class Received {
  readonly counts = new Map<string, Counts>()
  private readonly game: AnyGamePackage['game']
  private facts: unknown
  private position: Position | undefined

  constructor(game: AnyGamePackage['game']) {
    this.game = game
  }

  receive({ delivery }: { readonly delivery?: Exclude<Delivery, { kind: 'entry' }> | BriefEntry }): void {
    if (delivery?.kind === 'welcome' || delivery?.kind === 'begun') this.begin(delivery.snapshot)
    if (delivery?.kind !== 'entry' || this.position === undefined) return
    const { entry, position } = filledEntry(delivery, this.position)
    let counts = this.countsIn(this.position.view)
    this.counts.set(`${entry.n}.0`, counts)
    for (const [index, event] of entry.events.entries()) {
      counts = changed(counts, this.changes(event))
      this.counts.set(`${entry.n}.${index + 1}`, counts)
    }
    this.position = position
  }

  private begin({ facts, position }: Snapshot): void {
    this.facts = facts
    this.position = position
  }

  private countsIn(view: unknown): Counts {
    return this.game.summary?.counts(view, this.facts) ?? {}
  }

  private changes(each: ReceivedEvent): readonly Change[] {
    return 'event' in each ? (this.game.summary?.changes(each.event, this.facts) ?? []) : []
  }
}

function changed(counts: Counts, changes: readonly Change[]): Counts {
  return Object.fromEntries(
    Object.entries(counts).map(([name, numbers]) => [
      name,
      numbers.map((number, seat) => {
        const by = changes.filter((each) => each.count === name && each.seat === seat).reduce((sum, each) => sum + each.by, 0)
        return number === undefined ? undefined : number + by
      }),
    ]),
  )
}

/** The number that a plaque shows; undefined if it shows none, as for hidden money. */
function numberIn(text: string): number | undefined {
  const found = /[-−]?\d+/.exec(text)?.[0]
  return found === undefined || /\d\s*[–-]\s*\D?\d/.test(text) ? undefined : Number(found.replace('−', '-'))
}

/** A long welcome message is compressed. */
function textOf(payload: string | Buffer): string {
  return typeof payload === 'string' ? payload : gunzipSync(payload).toString()
}

/** Options with which everybody's money is visible. */
const OPEN: Readonly<Record<string, object>> = {
  'fair-trade': {},
  faifo: { openMoney: true },
  counterfeiters: { money: 'open' },
  faiyum: {},
}

/** Whole games take long; every run plays some rounds of the shortest game. */
const PLAYED = [
  { id: 'fair-trade', part: 'the first rounds', presses: 6, tag: '' },
  ...Object.keys(OPEN).map((id) => ({ id, part: 'a whole game', presses: undefined, tag: ' @long' })),
]

for (const { id, part, presses, tag } of PLAYED)
  test(`after every event of ${part} of ${id} the plaques show what has been told so far${tag}`, async ({ page }) => {
    test.setTimeout(5 * MINUTE)
    const { game } = await games[id]()
    const received = new Received(game)
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.receive(JSON.parse(textOf(payload)))))
    await wearing(page, { language: 'en', theme: 'light', speed: 'fast', sound: false })
    await watchPlaques(page)
    await page.request.post('/api/guests', { data: { name: 'Mia' } })
    const bots = [1, 2, 3].map((seat) => ({ seat, level: 'greedy' }))
    const opened = await page.request.post('/api/tables', { data: { game: id, seats: 4, seat: 0, bots, handover: 0, options: OPEN[id] } })
    expect(opened.ok(), await opened.text()).toBe(true)
    const { id: table } = await opened.json()
    await page.goto(`/table/${table}`)
    await page.locator('main').waitFor()
    await page.request.post(`/api/tables/${table}/start`, { data: {} })
    await playUntil(page, '.end', presses)
    const shown = await page.evaluate(() => window.shown)
    const wrong: string[] = []
    let compared = 0
    for (const { upTo: at, plaques } of shown) {
      const expected = received.counts.get(at)
      if (expected === undefined) continue
      for (const [seat, plaque] of plaques.entries())
        for (const [name, text] of Object.entries(plaque)) {
          const number = expected[name]?.[seat]
          const shownNumber = numberIn(text)
          if (number === undefined || shownNumber === undefined) continue
          compared++
          if (Math.abs(number) !== Math.abs(shownNumber))
            wrong.push(`${at}: ${name} of seat ${seat} is told to be ${number}, and the plaque says ${text}`)
        }
    }
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(200)
    // Every event was shown on its own.
    expect(shown.length).toBeGreaterThan(50)
  })
