import { describe, expect, it } from 'vitest'
import { game } from '../conformance/example/game.ts'
import { BadSetting, fastRandom, Match, pick, type Refusal, receives } from '../index.ts'
import { accepted, bytes, chosen, type LotsMatch, type LotsSetting, lots, play, playOut, refusal, SEED, stakeAll, staked } from './lots.ts'

describe('Playing', () => {
  it('accepts an offered move, records it and tells what happened', () => {
    const match = lots()
    const [seat] = match.turn
    const entered = accepted(match.play(seat, { stake: 2 }, 'person', 1000))
    expect(entered.entry).toEqual({ n: 1, at: 1000, seat, by: 'person', do: { play: { stake: 2 } } })
    expect(entered.events).toEqual([{ event: { kind: 'staked', seat, coins: 2 }, to: 'all', reveals: false }])
    expect(match.entries).toEqual([entered.entry])
  })

  it('compares moves by their JSON, whatever the order of keys or the object', () => {
    const match = lots()
    expect(refusal(match.play(match.turn[0], JSON.parse('{"stake":1}')))).toBeUndefined()
  })

  it('refuses with a code and changes nothing', () => {
    const match = lots()
    const [seat] = match.turn
    const other = (seat + 1) % 3
    const before = bytes(match)
    const nonsense = (value: unknown) => value as { stake: number }
    const answers = [
      match.play(other, { stake: 0 }),
      match.play(seat, { stake: 3 }),
      match.play(seat, nonsense({ stake: '0' })),
      match.play(seat, nonsense(undefined)),
      match.play(seat, nonsense(Number.NaN)),
      match.play(
        seat,
        nonsense(() => 0),
      ),
      match.play(7, { stake: 0 }),
      match.play(-1, { stake: 0 }),
      match.play(0.5, { stake: 0 }),
      match.enter(seat, 'person', nonsense({ dance: true }) as never),
      match.enter(seat, 'person', undefined as never),
      match.enter(seat, 'person', { play: { stake: 0 } }, Number.NaN),
    ]
    expect(answers.map(refusal)).toEqual([
      'not-your-turn',
      'not-offered',
      'not-offered',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
    ])
    expect(bytes(match)).toBe(before)
    expect(match.entries).toEqual([])
  })

  it('names the rule that forbids a move if the game can', () => {
    const match = lots()
    expect((match.play(match.turn[0], { stake: 3 }) as Refusal).rule).toEqual({ rule: 'stake' })
  })

  it('refuses what was meant for an older position', () => {
    const match = lots()
    const [first, second] = [match.turn[0], (match.turn[0] + 1) % 3]
    accepted(match.play(first, { stake: 0 }, 'person', 0, 0))
    expect(refusal(match.play(second, { stake: 0 }, 'person', 0, 0))).toBe('stale')
    expect(refusal(match.play(second, { stake: 0 }, 'person', 0, 1))).toBeUndefined()
  })

  it('does not treat a choice as stale because others chose meanwhile', () => {
    const match = staked()
    const seen = match.n
    for (const seat of [0, 1, 2]) expect(refusal(match.play(seat, match.moves(seat)[0], 'person', 0, seen))).toBeUndefined()
  })

  it('refuses everything once it is over', () => {
    const match = lots()
    playOut(match)
    expect(match.result?.how).toBe('played')
    for (const answer of [
      match.play(0, { stake: 0 }),
      match.undo(0),
      match.enter(0, 'person', { concede: true }),
      match.enter(0, 'person', { ask: 'end' }),
    ])
      expect(refusal(answer)).toBe('over')
  })

  it('is independent of its fork', () => {
    const match = lots()
    const fork = match.fork()
    play(fork, { stake: 1 })
    expect(match.n).toBe(0)
    expect(fork.n).toBe(1)
    play(match, { stake: 0 })
    expect(bytes(match)).not.toBe(bytes(fork))
    playOut(match)
    playOut(fork)
    expect(match.result).toBeDefined()
  })
})

describe('A match is created only from valid settings', () => {
  it.each<[string, Partial<LotsSetting>]>([
    ['seats', { seats: 5 }],
    ['options.rounds', { options: { rounds: 9, edition: 'first' } }],
    ['id', { id: 'a|b' }],
    ['words', { words: ['one'] }],
    ['sitters', { sitters: ['person', 'person', 'cat' as never] }],
  ])('or the error names %s', (path, change) => {
    expect(() => lots(change)).toThrow(BadSetting)
    expect(() => lots(change)).toThrow(path)
  })

  it('fills in options that were left out', () => {
    expect(lots({ options: {} as never }).setting.options).toEqual({ rounds: 4, edition: 'first' })
  })
})

describe('Forced moves', () => {
  /** A match with an empty bag, so that the winner can only rest. */
  function withEmptyBag() {
    const match = lots({ seats: 2 })
    const draws = () => {
      stakeAll(match)
      for (const seat of [0, 1]) accepted(match.play(seat, match.moves(seat)[0]))
    }
    draws()
    play(match, { refill: true })
    draws()
    play(match, { refill: true })
    return match
  }

  it('are made within the entry that leads to them, and told, if their list is public', () => {
    const match = withEmptyBag()
    stakeAll(match)
    accepted(match.play(0, match.moves(0)[0]))
    const { events } = accepted(match.play(1, match.moves(1)[0]))
    const forced = events.find((each) => 'forced' in each)
    expect(forced).toMatchObject({ forced: { refill: false }, to: 'all' })
    expect(events.some((each) => 'event' in each && each.event.kind === 'rested')).toBe(true)
    expect(match.entries.filter(({ do: command }) => 'play' in command && 'refill' in command.play && !command.play.refill)).toEqual([])
  })

  it('are left to the seat if their list is secret', () => {
    const match = lots({ seats: 2, options: { rounds: 4, edition: 'first' } })
    playOut(match, (moves) => moves[moves.length - 1])
    const lastCards = match.entries.filter(({ do: command }) => 'play' in command && 'card' in command.play).slice(-2)
    expect(lastCards).toHaveLength(2)
  })
})

describe('Undo', () => {
  it('undoes an open move as long as nobody else has moved', () => {
    const match = lots()
    const [seat] = match.turn
    const before = bytes(match)
    play(match, { stake: 2 })
    expect(match.canUndo(seat)).toBe(true)
    expect(accepted(match.undo(seat)).entry.do).toEqual({ undo: 1 })
    expect(bytes(match)).toBe(before)
    expect(match.turn).toEqual([seat])
    expect(match.entries).toHaveLength(2)
  })

  it("stops at another seat's open move", () => {
    const match = lots()
    const [seat] = match.turn
    play(match, { stake: 1 })
    play(match, { stake: 1 })
    expect(match.canUndo(seat)).toBe(false)
    expect(refusal(match.undo(seat))).toBe('barrier')
  })

  it('stops at what was drawn or shown', () => {
    const match = chosen([0, 1, 2])
    for (const seat of [0, 1, 2]) expect(refusal(match.undo(seat))).toBe('barrier')
    const [winner] = match.turn
    play(match, { refill: true })
    expect(refusal(match.undo(winner))).toBe('barrier')
  })

  it('undoes a simultaneous choice until the last seat has chosen, whoever chose after it', () => {
    const match = chosen([0, 1])
    accepted(match.undo(0))
    expect(match.turn).toEqual([0, 2])
    expect(match.state.chosen[1]).toBeGreaterThan(0)
    accepted(match.play(0, match.moves(0)[1]))
    accepted(match.play(2, match.moves(2)[0]))
    expect(refusal(match.undo(0))).toBe('barrier')
  })

  it('does not undo an open move if a choice was based on it', () => {
    const match = staked()
    const last = (match.state.dealer + 2) % 3
    accepted(match.play((last + 1) % 3, match.moves((last + 1) % 3)[0]))
    expect(refusal(match.undo(last))).toBe('barrier')
  })

  it('gives the same random numbers again, so that nobody can try for better ones', () => {
    const drawn = (rests: boolean) => {
      const match = chosen([0, 1, 2])
      const [winner] = match.turn
      if (rests) {
        play(match, { refill: false })
        accepted(match.undo(winner))
      }
      const { events } = play(match, { refill: true })
      return events.find((each) => receives(each.to, winner) && 'event' in each && each.event.kind === 'drew')
    }
    expect(drawn(true)).toEqual(drawn(false))
  })

  it('has nothing to undo at the start, and names the entry it means', () => {
    const match = lots()
    expect(refusal(match.undo(0))).toBe('nothing')
    const [seat] = match.turn
    play(match, { stake: 0 })
    expect(refusal(match.enter(seat, 'person', { undo: 9 }))).toBe('stale')
  })
})

describe('Handing the turn on', () => {
  it('waits for Done while the move can still be undone', () => {
    const match = lots({ waits: true })
    const [first] = match.turn
    const second = (first + 1) % 3
    accepted(match.play(first, { stake: 0 }))
    expect(match.handover).toBe(first)
    expect(match.turn).toEqual([])
    expect(refusal(match.play(second, { stake: 0 }))).toBe('not-your-turn')
    expect(refusal(match.enter(second, 'person', { done: true }))).toBe('nothing')
    accepted(match.enter(first, 'clock', { done: true }))
    expect(match.turn).toEqual([second])
  })

  it('ends when the move is undone', () => {
    const match = lots({ waits: true })
    const [first] = match.turn
    accepted(match.play(first, { stake: 0 }))
    accepted(match.undo(first))
    expect(match.handover).toBeUndefined()
    expect(match.turn).toEqual([first])
  })

  /** All have staked and passed the turn. */
  function staked() {
    const match = lots({ waits: true })
    for (let i = 0; i < 3; i++) {
      const [seat] = match.turn
      accepted(match.play(seat, { stake: 0 }))
      accepted(match.enter(seat, 'person', { done: true }))
    }
    return match
  }

  it('counts the next move of the same seat as Done, where all continue together', () => {
    const match = staked()
    const last = match.entries[match.n - 1].seat
    const again = lots({ waits: true })
    for (const entry of match.entries.slice(0, -1)) accepted(again.enter(entry.seat, entry.by, entry.do))
    expect(again.turn).toEqual([last])
    accepted(again.play(last, again.moves(last)[0]))
    expect(again.handover).toBeUndefined()
    expect(again.turn).toHaveLength(2)
  })

  it('does not wait after a choice among several, nor after something was shown', () => {
    const match = staked()
    for (const seat of [0, 1, 2]) {
      accepted(match.play(seat, match.moves(seat)[0]))
      expect(match.handover).toBeUndefined()
    }
  })
})

describe('Consent', () => {
  const pastBarrier = () => chosen([0, 1, 2])

  it('undoes beyond the barrier when all people agree; the match is then unrated', () => {
    const match = pastBarrier()
    accepted(match.enter(1, 'person', { ask: { undo: 4 } }))
    expect(match.request).toMatchObject({ seat: 1, agreed: [1] })
    accepted(match.enter(0, 'person', { answer: true }))
    expect(match.state.phase).not.toBe('choose')
    accepted(match.enter(2, 'person', { answer: true }))
    expect(match.state.phase).toBe('choose')
    expect(match.turn).toEqual([0, 1, 2])
    playOut(match)
    expect(match.result).toMatchObject({ how: 'played', rated: false })
  })

  it('deals the same again after going back', () => {
    const match = pastBarrier()
    const again = pastBarrier()
    for (const seat of [0, 1, 2]) accepted(again.enter(seat, 'person', seat === 0 ? { ask: { undo: 4 } } : { answer: true }))
    for (const seat of [2, 0, 1]) accepted(again.play(seat, again.moves(seat)[0]))
    expect(bytes(again)).toBe(bytes(match))
  })

  it('leads to the same position as a match that never went on, however often and far it goes back', () => {
    const random = fastRandom(5)
    for (let round = 0; round < 40; round++) {
      const match = lots({ sitters: ['person', 'bot:greedy', 'bot:greedy'] })
      for (let turn = 0; turn < 60 && match.result === undefined; turn++) {
        const [seat] = match.turn
        accepted(match.play(seat, pick(match.moves(seat), random)))
        if (match.result !== undefined || random.below(3) > 0) continue
        const { line } = match.checkpoint()
        accepted(match.enter(0, 'person', { ask: { undo: line[random.below(line.length)] } }))
        expectAsPlayed(match)
      }
    }
  })

  /** Compares with the same moves, played without undo. */
  function expectAsPlayed(match: LotsMatch): void {
    const mark = match.checkpoint()
    const straight = new Match(match.game, match.setting)
    for (const n of mark.line) {
      const { seat, do: command } = match.entries[n - 1]
      accepted(straight.enter(seat, 'person', command))
    }
    expect(match.state).toEqual(straight.state)
    expect(mark.before).toEqual(straight.checkpoint().before)
    for (const seat of [0, 1, 2]) expect(match.canUndo(seat)).toBe(straight.canUndo(seat))
  }

  it('costs no more than the moves that are played, however often a move is undone and played again', () => {
    const count = (pairs: number) => {
      let plays = 0
      const counted = { ...game, open: (...given: Parameters<typeof game.open>) => counting(game.open(...given), () => plays++) }
      const match = new Match(counted, lots({ sitters: ['person', 'bot:greedy', 'bot:greedy'] }).setting)
      for (let turn = 0; turn < 9; turn++) accepted(match.play(match.turn[0], match.moves(match.turn[0])[0]))
      for (let pair = 0; pair < pairs; pair++) {
        accepted(match.play(match.turn[0], match.moves(match.turn[0])[0]))
        accepted(match.enter(0, 'person', { ask: { undo: match.n } }))
      }
      return plays
    }
    // The first time it replays from the setup; after that each pair costs its one move and the forced moves after it.
    expect(count(300) - count(200)).toBeLessThanOrEqual(100 * 4)
  })

  function counting<R extends { play(...given: never[]): void }>(rules: R, count: () => void): R {
    return {
      ...rules,
      play(...given: never[]) {
        count()
        rules.play(...given)
      },
    }
  }

  it('fails when one refuses', () => {
    const match = pastBarrier()
    const before = bytes(match)
    accepted(match.enter(1, 'person', { ask: { undo: 1 } }))
    accepted(match.enter(0, 'person', { answer: false }))
    expect(match.request).toBeUndefined()
    expect(refusal(match.enter(2, 'person', { answer: true }))).toBe('nothing')
    expect(bytes(match)).toBe(before)
  })

  it('is not needed when one plays alone with bots', () => {
    const match = staked({ sitters: ['person', 'bot:greedy', 'bot:greedy'] })
    accepted(match.enter(0, 'person', { ask: { undo: 1 } }))
    expect(match.state.phase).toBe('stake')
    expect(match.turn).toEqual([match.state.dealer])
  })

  it('ends the match without a ranking', () => {
    const match = lots()
    for (const seat of [0, 1, 2]) accepted(match.enter(seat, 'person', seat === 0 ? { ask: 'end' } : { answer: true }))
    expect(match.result).toEqual({ how: 'agreed', rated: false })
    expect(match.turn).toEqual([])
  })

  it('is not asked of bots, nor twice at once, nor without a subject', () => {
    const match = lots({ sitters: ['person', 'person', 'bot:greedy'] })
    expect(refusal(match.enter(0, 'person', { ask: { undo: 1 } }))).toBe('nothing')
    expect(refusal(match.enter(0, 'person', { ask: 'tea' as never }))).toBe('malformed')
    accepted(match.enter(0, 'person', { ask: 'end' }))
    expect(refusal(match.enter(1, 'person', { ask: 'end' }))).toBe('not-your-turn')
    expect(refusal(match.enter(2, 'bot:greedy', { answer: false }))).toBe('not-your-turn')
    expect(refusal(match.enter(1, 'person', { answer: 1 as never }))).toBe('malformed')
  })

  it('pauses the match: nobody moves until somebody resumes it', () => {
    const match = lots()
    expect(refusal(match.enter(0, 'person', { resume: true }))).toBe('nothing')
    for (const seat of [0, 1, 2]) accepted(match.enter(seat, 'person', seat === 0 ? { ask: 'pause' } : { answer: true }))
    expect(match.paused).toBe(true)
    const [seat] = match.turn
    expect(refusal(match.play(seat, { stake: 0 }))).toBe('paused')
    expect(refusal(match.enter(1, 'person', { ask: 'pause' }))).toBe('nothing')
    accepted(match.enter(2, 'person', { resume: true }))
    expect(match.paused).toBe(false)
    expect(refusal(match.play(seat, { stake: 0 }))).toBeUndefined()
  })
})

describe('A host', () => {
  it('ends a match that is stuck, without a ranking', () => {
    const match = lots()
    play(match, { stake: 1 })
    accepted(match.enter(0, 'host', { stop: true }))
    expect(match.result).toEqual({ how: 'stopped', rated: false })
    expect(refusal(match.enter(0, 'host', { stop: true }))).toBe('over')
  })
})

describe('Conceding', () => {
  it('does not change the position and ranks the seat behind those who stayed', () => {
    const match = lots()
    const before = bytes(match)
    accepted(match.enter(1, 'person', { concede: true }))
    expect(bytes(match)).toBe(before)
    accepted(match.enter(1, 'person', { sit: 'bot:greedy' }))
    playOut(match)
    expect(match.result?.places?.[1]).toBe(3)
    expect(match.result?.outcome?.places).toHaveLength(3)
  })

  it('ends the match when one seat is left, the last to go before the first', () => {
    const match = lots()
    accepted(match.enter(2, 'person', { concede: true }))
    expect(refusal(match.enter(2, 'person', { concede: true }))).toBe('nothing')
    accepted(match.enter(0, 'person', { concede: true }))
    expect(match.result).toEqual({ how: 'conceded', places: [2, 1, 3], rated: true })
  })

  it('gives those who stayed their places without gaps', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = lots({ seats: 4, words: [`${seed}`, '', '', ''], sitters: ['person', 'person', 'person', 'person'] })
      accepted(match.enter(3, 'person', { concede: true }))
      playOut(match, (moves) => moves[seed % moves.length])
      const places = match.result?.places ?? []
      expect(places[3]).toBe(4)
      expect(Math.min(...places)).toBe(1)
      for (const place of places.slice(0, 3)) expect(place).toBeLessThanOrEqual(3)
    }
  })

  it('does not wait for the consent of a seat that has conceded', () => {
    const match = lots()
    accepted(match.enter(0, 'person', { ask: 'end' }))
    accepted(match.enter(1, 'person', { answer: true }))
    accepted(match.enter(2, 'person', { concede: true }))
    expect(match.result?.how).toBe('agreed')
  })
})

it('the setup depends on the seed: the same seed and contributions give the same, another contribution does not', () => {
  expect(bytes(lots())).toBe(bytes(lots()))
  expect(bytes(lots({ words: ['x', '', ''] }))).not.toBe(bytes(lots()))
  expect(bytes(lots({ id: 'lots-2' }))).not.toBe(bytes(lots()))
  expect(() => new Match(lots().game, { ...lots().setting, seed: SEED.slice(1) })).toThrow('64 hexadecimal')
})
