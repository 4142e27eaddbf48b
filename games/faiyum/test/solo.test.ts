import type { Outcome } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { finishedGame } from '../../test/random-game.ts'
import { game, Sandbox } from './helpers.ts'

const campaign = game.campaign
if (campaign === undefined) throw new Error('the game must have a campaign')

describe('The solo game', () => {
  it('cards are bought back for 1, 2, 3 … dollars', () => {
    const sandbox = new Sandbox(1).hand().stack('Farmer', 'Farmer', 'Farmer', 2, 4, 6, 8).purse({}, 3).play({ do: 'administer' })
    expect(sandbox.offered()).toEqual([3, 2, 1, 0].map((cards) => ({ do: 'back', cards })))
    expect(sandbox.play({ do: 'back', cards: 3 }).state.money[0]).toBe(3 + 3 - 6)
  })

  it('the player discards any two of the four cards for sale and draws two', () => {
    const sandbox = new Sandbox(1).stack().purse({}, 0).market(2, 8, 22, 26, 60, 70, 80, 90).play({ do: 'administer' })
    sandbox.play({ do: 'replace', card: sandbox.card(26) })
    expect(sandbox.offered().map((move) => ('card' in move ? sandbox.numbers([move.card])[0] : move.do))).toEqual([22, 8, 2])
    sandbox.play({ do: 'replace', card: sandbox.card(2) }, { below: (bound) => bound - 1 })
    expect(sandbox.state.market).toHaveLength(8)
    expect(sandbox.state.box.slice(-2)).toEqual([sandbox.card(26), sandbox.card(2)])
  })

  it('disasters bring nothing, and the game ends when the player quits', () => {
    const sandbox = new Sandbox(1)
    sandbox.state.ending = true
    const { table, state } = sandbox
    state.market = state.market.slice(0, 4).concat([0, 1, 2, 3].map((index) => table.disaster + index))
    expect(sandbox.play({ do: 'quit' }).state.phase).toBe('over')
    expect(state.reputation).toEqual([0])
  })
})

describe('Achievements', () => {
  const start = (achievements: number) => new Sandbox(1, { achievements })

  it('1: $10 to begin with', () => {
    expect(start(0).state.money).toEqual([4])
    expect(start(1).state.money).toEqual([10])
  })

  it('2: up to three workers', () => {
    const workers = (achievements: number) =>
      start(achievements).hand().stack().worker('A3', 'A4', 'A5', 'A6').play({ do: 'administer' }).at('A3', 'A4')
    expect(workers(1).state.phase).toBe('replace')
    expect(workers(2).at('A5').state.phase).toBe('replace')
    expect(workers(2).play({ do: 'enough' }).state.phase).toBe('replace')
  })

  it('3: a fish and a rose', () => {
    expect(start(2).goods()).toEqual({})
    expect(start(3).goods()).toEqual({ fish: 1, rose: 1 })
  })

  it('4: a fourth card, if the player wants it', () => {
    const back = (achievements: number) =>
      start(achievements).hand(8, 10, 12).stack('Farmer', 2, 4, 6).purse({}, 0).play({ do: 'administer' })
    expect(back(3).state.phase).toBe('replace')
    expect(back(4).offered()).toEqual([1, 0].map((cards) => ({ do: 'back', cards })))
    expect(back(4).play({ do: 'back', cards: 1 }).state.money).toEqual([0])
  })

  it('5: $2 replace a basic resource', () => {
    const settle = (achievements: number) => start(achievements).hand('Settlement').purse({ wheat: 1, grape: 1 }, 2).usable('Settlement')
    expect([settle(4), settle(5)]).toEqual([false, true])
  })

  it('6: only one market card must be replaced', () => {
    const replaced = (achievements: number) => {
      const sandbox = start(achievements).stack().play({ do: 'administer' })
      return sandbox.play({ do: 'replace', card: sandbox.state.market[0] })
    }
    expect(replaced(5).offered()).not.toContainEqual({ do: 'enough' })
    const one = replaced(6)
    expect(one.play({ do: 'enough' }).state.market).toHaveLength(8)
  })

  it('exist only in solo games', () => {
    expect(game.options.achievements).toMatchObject({ needs: { seats: [1] } })
  })
})

describe('The challenge of the pharaoh', () => {
  const BUILT = { bridges: 0, palaces: 0, blocks: 0, workshops: 0, crocodiles: 38 }
  const ended = (score: number, built: Partial<typeof BUILT> = {}): Outcome => ({
    places: [1],
    scores: [score],
    breakdown: [{ cards: score, connections: 0, disaster: 0, goods: 0, money: 0, ...BUILT, ...built }],
  })
  const achievements = (record: unknown) => campaign.options(record)?.achievements

  it('starts with the goal of 150 reputation, whatever else is met', () => {
    const start = campaign.start()
    expect(achievements(start)).toBe(0)
    expect(achievements(campaign.after(start, ended(149, { bridges: 4 })))).toBe(0)
    expect(achievements(campaign.after(start, ended(150)))).toBe(1)
  })

  it('ticks off one goal per game, each once; the player chooses among those met', () => {
    let record = campaign.after(campaign.start(), ended(260))
    expect(achievements(record)).toBe(1)
    record = campaign.after(record, ended(260, { palaces: 2, bridges: 3 }), 'palaces')
    expect(record).toMatchObject({ games: [{ goal: 'respect' }, { goal: 'palaces' }] })
    record = campaign.after(record, ended(200, { palaces: 2 }), 'palaces')
    expect(achievements(record)).toBe(2)
    record = campaign.after(record, ended(260))
    expect(record).toMatchObject({ games: [{}, {}, { score: 200 }, { goal: 'fame' }] })
  })

  it('is complete after seven goals; there are only six achievements', () => {
    let record = campaign.after(campaign.start(), ended(150))
    const games = [
      ended(10, { bridges: 3 }),
      ended(10, { palaces: 2 }),
      ended(250),
      ended(10, { blocks: 15 }),
      ended(10, { workshops: 9 }),
      ended(10, { crocodiles: 10 }),
    ]
    for (const [index, outcome] of games.entries()) {
      expect(achievements(record)).toBe(index + 1)
      record = campaign.after(record, outcome)
    }
    expect(campaign.options(record)).toBeUndefined()
    expect(campaign.check(JSON.parse(JSON.stringify(record)))).toEqual([])
  })

  it('fails each goal that is missed by one', () => {
    const record = campaign.after(campaign.start(), ended(150))
    const near = ended(249, { bridges: 2, palaces: 1, blocks: 14, workshops: 8, crocodiles: 11 })
    expect(achievements(campaign.after(record, near))).toBe(1)
  })

  it('names what is wrong with an invalid record', () => {
    expect(campaign.check('nonsense')).not.toEqual([])
    expect(campaign.check({ games: [{ score: 10, goal: 'bridges' }] })).toEqual(['the first goal to be struck off is respect'])
    expect(campaign.check({ games: [{ score: 20, goal: 'respect' }] })).toEqual(['20 reputation is too little for respect'])
    const twice = [
      { score: 150, goal: 'respect' },
      { score: 9, goal: 'bridges' },
      { score: 9, goal: 'bridges' },
    ]
    expect(campaign.check({ games: twice })).toEqual(['a goal was struck off twice'])
    expect(() => campaign.after({}, ended(1))).toThrow(/not a record/)
  })

  it('reads its facts from the outcome of a real game', () => {
    const { rules } = new Sandbox(1)
    const state = finishedGame(rules, 4)
    const outcome = rules.outcome(state)
    expect(outcome?.breakdown[0]).toMatchObject({ crocodiles: state.board.crocodile.filter((crocodile) => crocodile === 1).length })
    expect(Object.keys(outcome?.breakdown[0] ?? {})).toEqual(expect.arrayContaining(Object.keys(BUILT)))
  })
})
