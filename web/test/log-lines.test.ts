import type { ReceivedEntry } from '@fairground/protocol'
import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, style: { setProperty() {} } } })
const { formsOf, isNews, linesOf } = await import('../table/log-lines.ts')
const { lastStanding } = await import('../table/standing-moves.ts')

const NAMES = ['Ada', 'Ben', 'Cy']

interface Happened {
  readonly kind: string
  readonly seat: number
}

const context = {
  names: (seat: number) => NAMES[seat],
  text: {
    event: ({ kind, seat }: Happened) => `${NAMES[seat]} ${kind}.`,
    move: (move: string, view: { readonly at: string }) => `${move} at ${view.at}`,
  } as never,
  view: { at: 'now' } as never,
  facts: {},
  summary: { counts: () => ({}), changes: () => [], seats: ({ seat }: Happened) => [seat] },
  board: {
    eventDisplay: ({ kind }: Happened) =>
      kind === 'chose' ? { commits: true } : kind === 'round' ? { heading: { title: 'Round 2' } } : {},
  } as never,
}

function entry(n: number, seat: number, ...events: readonly ReceivedEntry['events'][number][]): ReceivedEntry {
  return { n, at: 0, seat, by: 'person', did: 'play', events }
}

const event = (kind: string, seat: number) => ({ event: { kind, seat } })

describe('The log', () => {
  it('shows secret choices in one line that names all who have chosen', () => {
    const received = [entry(1, 0, event('chose', 0)), entry(2, 2, event('chose', 2)), entry(3, 1, event('chose', 1), event('won', 1))]
    const lines = linesOf(received, context)
    expect(lines.map(({ text }) => text)).toEqual(['Ada, Cy, and Ben have chosen.', 'Ben won.'])
    expect(lines[0]).toMatchObject({ n: 1, seats: [0, 2, 1] })
  })

  it('does not mix an undone choice with others', () => {
    const received: readonly ReceivedEntry[] = [
      entry(1, 0, event('chose', 0)),
      { ...entry(2, 0), did: { undo: 1 } },
      entry(3, 0, event('chose', 0)),
      entry(4, 1, event('chose', 1)),
    ]
    expect(linesOf(received, context).map(({ text, undone }) => [text, undone])).toEqual([
      ['Ada chose.', true],
      ['Ada took a move back.', false],
      ['Ada and Ben have chosen.', false],
    ])
  })

  it('marks as new what happened after one’s own choice, not the choice itself', () => {
    const received = [
      entry(1, 1, event('chose', 1)),
      entry(2, 0, event('chose', 0), event('won', 0), event('paid', 1)),
      entry(3, 1, event('won', 1)),
    ]
    const news = (own: number, last: number) => linesOf(received, context).find((line) => isNews(line, last, own))?.text
    expect(news(0, 2)).toBe('Ben paid.')
    expect(news(1, 1)).toBe('Ada won.')
  })

  it('has a heading where a game announces a round', () => {
    expect(linesOf([entry(1, 0, event('round', 0))], context)[0].heading).toEqual({ title: 'Round 2' })
  })

  it('describes an old forced move with the view of that time, not the current one', () => {
    const forced = { forced: 'Take the worker', seat: 1, view: { at: 'E1' } }
    expect(linesOf([entry(1, 1, forced)], context)[0].text).toBe('Ben has only one choice: Take the worker at E1.')
  })
})

describe('A card in a sentence', () => {
  it('is found in its declined forms', () => {
    expect(formsOf('Affe')).toEqual(['Affe', 'Affen'])
    expect(formsOf('Schiff')).toEqual(['Schiff'])
  })
})

describe('Undo', () => {
  const ask = (n: number, seat: number, undo: number): ReceivedEntry => ({ ...entry(n, seat), did: { ask: { undo } } })
  const answer = (n: number, seat: number, agrees: boolean): ReceivedEntry => ({ ...entry(n, seat), did: { answer: agrees } })

  it('means one’s own last move, whatever a bot has done since', () => {
    expect(lastStanding([entry(1, 0), entry(2, 1), entry(3, 2)], 0, 1)).toBe(1)
  })

  it('goes one move further after an undo, or after all agreed to go back', () => {
    const moves = [entry(1, 0), entry(2, 1), entry(3, 0)]
    expect(lastStanding([...moves, { ...entry(4, 0), did: { undo: 3 } }], 0, 2)).toBe(1)
    expect(lastStanding([...moves, ask(4, 0, 3)], 0, 1)).toBe(1)
    expect(lastStanding([...moves, ask(4, 0, 3)], 0, 2)).toBe(3)
    expect(lastStanding([...moves, ask(4, 0, 3), answer(5, 1, true)], 0, 2)).toBe(1)
    expect(lastStanding([...moves, ask(4, 0, 3), answer(5, 1, false)], 0, 2)).toBe(3)
  })

  it('is not offered to a player who has made no move', () => {
    expect(lastStanding([entry(1, 1)], 0, 1)).toBeUndefined()
  })
})
