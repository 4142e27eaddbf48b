import { games } from '@fairground/games'
import { checkedOptions, LANGUAGES, Match, record, sha256Hex } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { gamesWith } from '../../games/test/parts.ts'
import { countOpenings, openingLines, openingsOf, packOpenings, playMatch, type SelfPlayOpenings, unpackOpenings } from '../index.ts'
import { opened } from './positions.ts'

const won = { question: 'bid', answer: '1-2', won: 60 }
const lost = { ...won, won: 0 }

describe('Openings, counted', () => {
  it('are shares of games and of wins, with shared wins split', () => {
    const counts = countOpenings([
      [
        { seat: 0, place: 0, ...won },
        { seat: 1, place: 1, ...lost },
      ],
      [
        { seat: 0, place: 1, ...won, won: 30 },
        { seat: 1, place: 0, ...won, answer: '3-4', won: 30 },
      ],
    ])
    const [first, second] = openingLines(counts, 'bid')
    expect(first).toMatchObject({ answer: '1-2', games: 3, share: 0.75, wins: 0.5 })
    expect(second).toMatchObject({ answer: '3-4', games: 1, share: 0.25, wins: 0.5 })
    expect(openingLines(counts, 'bid', 1)).toMatchObject([{ answer: '1-2', games: 2, share: 1, wins: 0.25 }])
    expect(unpackOpenings(packOpenings(counts))).toEqual(counts)
  })

  it('have bounds for the share of wins: wider for few games, never exactly none or all', () => {
    const of = (wins: number, games: number) =>
      openingLines([{ place: 0, question: 'bid', answer: '1-2', games, won: wins * 60 }], 'bid')[0]
    expect(of(5, 10).high - of(5, 10).low).toBeGreaterThan(2 * (of(50, 100).high - of(50, 100).low))
    expect(of(0, 4).low).toBe(0)
    expect(of(0, 4).high).toBeGreaterThan(0.2)
    expect(of(4, 4).low).toBeLessThan(0.8)
  })
})

describe('What a match adds', () => {
  it('is the first answer of each requested seat to each question, with its place counted from the first player', async () => {
    const { gamePackage, options } = await opened('counterfeiters', 3)
    const match = await playMatch(gamePackage, { options, seats: 3, seed: 'first', bots: ['apprentice', 'apprentice', 'apprentice'] })
    const played = await openingsOf(gamePackage, record(match))
    const zones = played.filter(({ question }) => question === 'place')
    // Henchmen are placed in turn: the first entries are the first answers.
    expect(zones.map(({ seat }) => seat)).toEqual(match.entries.slice(0, 3).map(({ seat }) => seat))
    expect(zones.map(({ place }) => place)).toEqual([0, 1, 2])
    expect(zones.reduce((sum, each) => sum + each.won, 0)).toBe(60)
    expect(await openingsOf(gamePackage, record(match), (_by, seat) => seat === 1)).toEqual(played.filter(({ seat }) => seat === 1))
    expect(await openingsOf(gamePackage, record(match), (by) => by === 'person')).toEqual([])
  })

  it('ignores undone moves', async () => {
    const { gamePackage, options } = await opened('fair-trade', 2)
    const match = new Match(gamePackage.game, {
      id: 'taken-back',
      seats: 2,
      options,
      seed: sha256Hex('taken back'),
      words: ['', ''],
      sitters: ['person', 'person'],
      waits: true,
    })
    const block = (at: number) => match.enter(0, 'person', { play: match.moves(0)[at] }, 0)
    block(0)
    const { line } = match.checkpoint()
    expect('refused' in match.enter(0, 'person', { undo: line[0] }, 0)).toBe(false)
    block(5)
    const [stood] = match.entries
      .slice(-1)
      .flatMap(({ do: command }) => ('play' in command ? [command.play as { block: readonly number[] }] : []))
    while (match.result === undefined) match.enter(match.turn[0], 'person', { play: match.moves(match.turn[0])[0] }, 0)
    const played = await openingsOf(gamePackage, record(match))
    expect(played.find(({ seat, question }) => seat === 0 && question === 'block')?.answer).toBe(stood.block.join('-'))
  })

  it('is nothing with other options or another version than the current', async () => {
    const { gamePackage, options } = await opened('fair-trade', 2)
    const bots = ['random', 'random'] as const
    const usual = record(await playMatch(gamePackage, { options, seats: 2, seed: 'usual', bots }))
    expect(await openingsOf(gamePackage, usual)).toHaveLength(4)
    expect(await openingsOf(gamePackage, { ...usual, version: 0 })).toEqual([])
    const short = checkedOptions(gamePackage.game, { rounds: 4 }, 2)
    expect(await openingsOf(gamePackage, record(await playMatch(gamePackage, { options: short, seats: 2, seed: 'short', bots })))).toEqual(
      [],
    )
  })
})

describe.each(await gamesWith(async ({ coach }) => (await coach?.())?.openings))('Openings of %s', (id) => {
  it('were counted in self-play for every number of players above one, and each has a text in every language', async () => {
    const gamePackage = await games[id]()
    const coach = await gamePackage.coach?.()
    if (coach?.openings === undefined) throw new Error('there are no questions')
    const selfPlay = (await coach.openings.selfPlay?.()) as SelfPlayOpenings | undefined
    if (selfPlay === undefined) throw new Error('there are no counts')
    const { version, seats } = selfPlay
    const { min, max } = gamePackage.game.seats
    // If this fails, run: fairground openings make GAME --out games/GAME/coach/openings.json
    expect(version).toBe(gamePackage.game.version)
    for (let count = Math.max(2, min); count <= max; count++) {
      const { engine } = await opened(id, count)
      const counts = unpackOpenings(seats[count].counts)
      for (const language of LANGUAGES) {
        const { openings: words } = await coach.text[language]()
        expect(Object.keys(words).sort()).toEqual([...coach.openings.questions].sort())
        for (const { question, answer } of counts)
          expect(words[question].answer(answer, engine.rules.facts)).toMatch(/^(?!.*undefined)(?!\d+$).{2,}/)
      }
      // Every seat sometimes answers the last question, and all wins of a question are at most the number of games.
      expect(counts.length).toBeGreaterThan(2)
      const last = counts.filter(({ question }) => question === coach.openings?.questions.at(-1))
      expect(last.reduce((sum, each) => sum + each.won, 0)).toBeLessThanOrEqual(60 * seats[count].games)
    }
  })
})
