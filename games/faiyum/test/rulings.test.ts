import { describe, expect, it } from 'vitest'
import { BRIDGE, EXPANDED, GRAND_BRIDGE, PALACE, TOWN, WORKSHOP } from '../state.ts'
import { Sandbox } from './helpers.ts'

describe('Paying', () => {
  it('a rose replaces fish, money does not', () => {
    expect(new Sandbox(2).hand(74).purse({ rose: 1 }, 9).usable(74)).toBe(true)
    expect(new Sandbox(2).hand(74).purse({}, 9).usable(74)).toBe(false)
  })

  it('a cost in roses can only be paid with roses', () => {
    expect(new Sandbox(2).hand(32).purse({ wheat: 3, grape: 3, stone: 3 }, 9).usable(32)).toBe(false)
    expect(new Sandbox(2).hand(32).purse({ rose: 1 }).usable(32)).toBe(true)
  })

  it('money replaces one basic resource only, once for both roads of Two roads', () => {
    expect(new Sandbox(2).hand('Two roads').purse({}, 20).usable('Two roads')).toBe(false)
    expect(new Sandbox(2).hand('Two roads').purse({ stone: 1 }, 3).usable('Two roads')).toBe(true)
  })

  it('different resources must differ, but a rose or money counts as the missing kind', () => {
    const can = (goods: Parameters<Sandbox['purse']>[0], money = 0) => new Sandbox(2).hand(20).purse(goods, money).usable(20)
    expect(can({ wheat: 2 })).toBe(false)
    expect(can({ wheat: 1, stone: 1 })).toBe(true)
    expect(can({ wheat: 2 }, 3)).toBe(true)
    expect(can({ wheat: 1, rose: 1 })).toBe(true)
    expect(can({ rose: 1 }, 3)).toBe(true)
    expect(can({ rose: 2 })).toBe(true)
  })

  it('any two basic resources may be equal', () => {
    expect(new Sandbox(2).hand(60).purse({ wheat: 2 }).usable(60)).toBe(true)
  })

  it('the player chooses the mix; real resources come first, then money, then roses', () => {
    const sandbox = new Sandbox(2).hand(38).purse({ stone: 2, rose: 1 }, 3).use(38).at('D4')
    expect(sandbox.offered()).toEqual([
      { do: 'pay', goods: [0, 0, 2, 0, 0], money: 0 },
      { do: 'pay', goods: [0, 0, 1, 0, 0], money: 3 },
      { do: 'pay', goods: [0, 0, 1, 0, 1], money: 0 },
      { do: 'pay', goods: [0, 0, 0, 0, 1], money: 3 },
    ])
  })

  it('a payment without a choice is made automatically', () => {
    const sandbox = new Sandbox(2).hand(38).purse({ stone: 2 }).use(38).at('D4')
    expect(sandbox.state.phase).toBe('turn')
    expect(sandbox.goods()).toEqual({})
  })

  it('a road at the red space or a site is paid with the resource of its other end', () => {
    expect(new Sandbox(2).hand('Two roads').purse({ grape: 2 }).usable('Two roads')).toBe(false)
    expect(new Sandbox(2).hand('Two roads').purse({ grape: 2 }).dry('G4', 'H3').usable('Two roads')).toBe(true)
  })

  it('the crocodile’s dollar comes after paying', () => {
    const sandbox = new Sandbox(2).hand(8).purse({}, 0).use(8).at('A3')
    expect(sandbox.events.at(-1)).toEqual({ kind: 'gained', seat: 0, goods: [0, 0, 0, 0, 0], money: 1, reputation: 2 })
  })
})

describe('Building', () => {
  it('“up to” means at least one; without it every piece must be placed', () => {
    const harvester = new Sandbox(2).hand(80).supply('worker', 1).worker('A6')
    expect(harvester.supply('worker', 1).usable(80)).toBe(true)
    expect(new Sandbox(2).hand(50).supply('worker', 1).usable(50)).toBe(false)
  })

  it('a settlement keeps its distance from settlements on its own peninsula', () => {
    const sandbox = new Sandbox(2).hand('Settlement').purse({ wheat: 1, grape: 1, stone: 1 }).settle('H5').use('Settlement')
    expect(sandbox.spots()).toContain('H4')
    expect(sandbox.spots()).not.toContain('G3')
  })

  it('a settlement never goes onto a site, a workshop or a crocodile', () => {
    const sandbox = new Sandbox(2).hand('Settlement').purse({ wheat: 1, grape: 1, stone: 1 }).road('F3', 'F4').settle('F4', WORKSHOP)
    const spots = sandbox.use('Settlement').spots()
    for (const id of ['D4', 'C2', 'F4', 'A3']) expect(spots).not.toContain(id)
  })

  it('roads make no junction on a resource space', () => {
    const sandbox = new Sandbox(2).hand(30).road('F3', 'G3').road('G3', 'H3').dry('G4', 'G2').use(30)
    const joins = sandbox.joins()
    expect(joins.some((pair) => pair.includes('G3'))).toBe(false)
    expect(joins).toContain('G4-H3')
  })

  it('two open ends may be joined', () => {
    const sandbox = new Sandbox(2).hand(30).road('F3', 'G4').dry('G4').use(30)
    expect(sandbox.joins()).toContain('G4-H4')
  })

  it('a road must start at a place or at another road, and never at a crocodile', () => {
    const sandbox = new Sandbox(2).hand(30).use(30)
    for (const pair of sandbox.joins()) expect(pair).toMatch(/F3|C2|D4|C6|F6|H4|H5/)
    expect(sandbox.joins()).not.toContain('F3-F4')
  })

  it('roads of one action may continue each other', () => {
    const sandbox = new Sandbox(2).hand('Two roads').purse({ stone: 2, rose: 2 }).dry('G4').use('Two roads').join(['F3', 'G3'])
    expect(sandbox.joins()).toContain('G3-G4')
  })

  it('a bridge needs two dry spaces that face each other; a space has at most one bridge', () => {
    const sandbox = new Sandbox(2).hand(26).purse({ stone: 2 }).dry('D5', 'E5').use(26)
    expect(sandbox.joins()).toEqual(expect.arrayContaining(['D4-D5', 'D4-E5', 'C5-D4']))
    const second = new Sandbox(2).hand(26).purse({ stone: 2 }).dry('D5', 'E5').road('D4', 'D5', BRIDGE).supply('bridge', 3)
    expect(second.usable(26) && second.use(26).joins().includes('D4-E5')).toBe(false)
  })

  it('a grand bridge may replace a bridge, which goes back to the supply; this makes no new connection', () => {
    const sandbox = new Sandbox(1).hand(88).purse({ stone: 2, rose: 1 }).road('D4', 'C5', BRIDGE).supply('bridge', 3).use(88)
    sandbox.join(['D4', 'C5'])
    expect(sandbox.state.board.road[sandbox.edge('C5', 'D4')]).toBe(GRAND_BRIDGE)
    expect(sandbox.state.board.supply[6]).toBe(4)
    expect(sandbox.state.reputation[0]).toBe(8)
  })

  it('a palace needs a town, an expansion a workshop without one', () => {
    expect(new Sandbox(2).hand(104).purse({ rose: 4 }).usable(104)).toBe(false)
    expect(new Sandbox(2).hand(104).purse({ rose: 4 }).settle('F3', TOWN).supply('town', 7).use(104).spots()).toEqual(['F3'])
    const annex = new Sandbox(2).hand(64).purse({ wheat: 2 }).road('F3', 'F4').settle('F4', EXPANDED).supply('workshop', 9)
    expect(annex.usable(64)).toBe(false)
  })

  it('two blocks may go to one site or to two', () => {
    const sandbox = new Sandbox(2).hand(96).purse({ stone: 3 }).use(96).at('D4')
    expect(sandbox.spots()).toEqual(['C2', 'C6', 'D4', 'F6'])
    expect(sandbox.at('D4').state.board.blocks[sandbox.space('D4')]).toBe(2)
  })
})

describe('Direct connections', () => {
  it('a settlement in the middle of a link makes two new pairs', () => {
    const sandbox = new Sandbox(2).hand('Settlement').purse({ wheat: 1, grape: 1, stone: 1 })
    sandbox.road('D4', 'D3').road('D3', 'E3').road('E3', 'F3').use('Settlement').at('D3')
    expect(sandbox.state.fromLinks[0]).toBe(2)
    expect(sandbox.state.reputation[0]).toBe(3 + 2)
  })

  it('the same pair counts once, whichever roads connect it', () => {
    const sandbox = new Sandbox(2).hand(30).road('C2', 'B2').dry('C3', 'B3')
    sandbox.settle('B3').use(30).join(['B2', 'B3'])
    expect(sandbox.state.reputation[0]).toBe(2 + 1)
    const again = sandbox.rules.copy(sandbox.state)
    again.seat = 0
    again.hands[0] = [sandbox.card(30)]
    again.stacks[0] = []
    sandbox.rules.play(again, 0, { do: 'use', card: sandbox.card(30) }, { below: () => 0 })
    const ends = [sandbox.space('B3'), sandbox.space('C3')] as const
    sandbox.rules.play(again, 0, { do: 'join', spaces: ends }, { below: () => 0 })
    expect(again.reputation[0]).toBe(2 + 1 + 2)
  })

  it('a workshop along the road does not interrupt a connection', () => {
    const sandbox = new Sandbox(2).hand(30).road('C2', 'B2').settle('B2', WORKSHOP).supply('workshop', 9).dry('B3').settle('B3').use(30)
    expect(sandbox.join(['B2', 'B3']).state.fromLinks[0]).toBe(1)
  })

  it('a loop back to the same place brings nothing', () => {
    const sandbox = new Sandbox(2).hand(30).road('F3', 'G3').dry('G4', 'F4').road('F3', 'G4').use(30)
    expect(sandbox.join(['G3', 'G4']).state.fromLinks[0]).toBe(0)
  })

  it('a bridge can make the connection', () => {
    const sandbox = new Sandbox(2).hand(26).purse({ stone: 2 }).settle('C5').use(26).join(['C5', 'D4'])
    expect(sandbox.state.reputation[0]).toBe(4 + 1)
  })
})

describe('Workers and special cards', () => {
  it('a space has at most one worker: it blocks harvest and commerce, and counts as a neighbour', () => {
    const sandbox = new Sandbox(2).hand(14).worker('F3')
    expect(sandbox.usable(14)).toBe(false)
    expect(new Sandbox(2).hand('Farmer').worker('F3').use('Farmer').spots()).toContain('F2')
  })

  it('each worker of an action counts as a neighbour for the next one', () => {
    const sandbox = new Sandbox(2).hand(50).use(50).at('A3')
    expect(sandbox.spots()).toEqual(['A4', 'B2', 'B3'])
    expect(sandbox.at('B2').goods()).toEqual({ grape: 1, stone: 1 })
  })

  it('the first of two workers may not go where the second would find no place', () => {
    const sandbox = new Sandbox(2).hand(50)
    for (const id of ['A4', 'B2', 'B3']) sandbox.settle(id)
    expect(sandbox.use(50).spots()).not.toContain('A3')
  })

  it('Harvester stops when the player says so', () => {
    const sandbox = new Sandbox(2).hand(80).use(80).at('A6')
    expect(sandbox.offered()).toContainEqual({ do: 'enough' })
    expect(sandbox.play({ do: 'enough' }).goods()).toEqual({ stone: 1 })
  })

  it('without workers in the supply their actions are impossible', () => {
    expect(new Sandbox(2).hand('Farmer').supply('worker', 0).usable('Farmer')).toBe(false)
  })

  it('Fisherman goes to the lake', () => {
    expect(new Sandbox(2).hand(22).use(22).spots()).toHaveLength(24)
  })

  it('Purchaser lets the player choose two resources', () => {
    const sandbox = new Sandbox(2).hand(28).purse({}).use(28).at('F3')
    expect(sandbox.offered()).toHaveLength(6)
    sandbox.play({ do: 'choose', goods: [1, 0, 1, 0, 0] })
    expect(sandbox.goods()).toEqual({ wheat: 1, stone: 1 })
  })

  it('Trader swaps one to three goods in hand; money and roses do not help', () => {
    expect(new Sandbox(2).hand(24).purse({ rose: 3 }, 9).usable(24)).toBe(false)
    const sandbox = new Sandbox(2).hand(24).purse({ wheat: 2, fish: 1 }).use(24).at('F3')
    expect(sandbox.offered()).toHaveLength(5)
    sandbox.play({ do: 'swap', goods: [2, 0, 0, 1, 0] })
    expect(sandbox.goods()).toEqual({ rose: 3 })
  })

  it('Foreman removes any one to three workers', () => {
    const sandbox = new Sandbox(2).hand(34).purse({}).worker('F3', 'A3').use(34).at('F3', 'A3')
    expect(sandbox.state.money[0]).toBe(1 + 2 * 2)
    expect(new Sandbox(2).hand(34).usable(34)).toBe(false)
  })

  it('Thief takes a card of the current market for free, and the market is refilled', () => {
    const sandbox = new Sandbox(2).hand(36).purse({}).market('2*', 8, 52, 60, 70, 74, 80, 90).use(36)
    expect(sandbox.offered().map((move) => ('card' in move ? move.card : -1))).toEqual([2, 8, 52, 60].map((number) => sandbox.card(number)))
    sandbox.play({ do: 'take', card: sandbox.card(2) }, sandbox.next(100))
    expect(sandbox.state.hands[0]).toContain(sandbox.card(2))
    expect(sandbox.numbers(sandbox.state.market)).toEqual([8, 52, 60, 70, 74, 80, 90, 100])
    expect(sandbox.state.discount).not.toContain(1)
  })

  it('Order reorders the stack from the top, including itself', () => {
    const sandbox = new Sandbox(2).hand(52).stack('Farmer', 4, 6).purse({}).use(52)
    sandbox.play({ do: 'lay', card: sandbox.card(4) })
    sandbox.play({ do: 'lay', card: sandbox.card(52) })
    sandbox.play({ do: 'enough' })
    expect(sandbox.numbers(sandbox.state.stacks[0])).toEqual(['Farmer', 6, 52, 4])
    expect(sandbox.state.money[0]).toBe(5)
  })

  it('Governor repeats the card beneath it, at its cost, and adds its own gain', () => {
    expect(new Sandbox(2).hand(90).stack().usable(90)).toBe(false)
    const sandbox = new Sandbox(2).hand(90).stack(38).purse({ stone: 2 }).use(90).at('D4')
    expect(sandbox.state.reputation[0]).toBe(4 + 1)
    expect(sandbox.goods()).toEqual({})
    expect(sandbox.numbers(sandbox.state.stacks[0])).toEqual([38, 90])
    expect(new Sandbox(2).hand(90).stack(38).purse({}, 3).usable(90)).toBe(false)
  })

  it('Escort needs two places connected by roads and counts the shortest route', () => {
    const sandbox = new Sandbox(2).hand(86).settle('D3').supply('settlement', 14)
    expect(sandbox.usable(86)).toBe(false)
    sandbox.road('F3', 'E3').road('E3', 'D3').use(86).at('F3', 'D3')
    expect(sandbox.state.reputation[0]).toBe(2)
  })

  it('Temple service counts the blocks of its site', () => {
    const sandbox = new Sandbox(2).hand(108).purse({})
    sandbox.state.board.blocks[sandbox.space('D4')] = 3
    sandbox.use(108).at('D4')
    expect([sandbox.state.reputation[0], sandbox.state.money[0]]).toEqual([3, 2])
  })

  it('Census counts a town once and rounds down', () => {
    const sandbox = new Sandbox(2).hand(110).settle('A3').settle('A6', TOWN).settle('C4', PALACE).use(110)
    expect(sandbox.state.reputation[0]).toBe(2)
  })

  it('Procession counts the places directly connected with one town or site, even if there are none', () => {
    const sandbox = new Sandbox(2).hand(114).road('D4', 'C4').settle('C4').use(114)
    expect(sandbox.spots()).toEqual(['C2', 'C6', 'D4', 'F6'])
    expect(sandbox.at('D4').state.reputation[0]).toBe(1 + 1)
  })

  it('Treasury turns money into reputation', () => {
    expect(new Sandbox(2).hand(116).purse({}, 7).usable(116)).toBe(false)
    expect(new Sandbox(2).hand(116).purse({}, 8).use(116).state.money[0]).toBe(0)
  })

  it('commerce on an expanded workshop brings one more of its resource', () => {
    const sandbox = new Sandbox(2).hand(78).purse({ wheat: 2 }).road('F3', 'F4').settle('F4', EXPANDED).supply('workshop', 9)
    expect(sandbox.use(78).at('F4').goods()).toEqual({ wheat: 1 })
  })
})
