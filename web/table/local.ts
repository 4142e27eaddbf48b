import { AT_ONCE, botFor } from '@fairground/bots'
import {
  type AnyFurnished,
  type Bot,
  commitment,
  type Entered,
  editionMark,
  fastRandom,
  hears,
  Match,
  type Refusal,
  readOptions,
  type Seat,
  type SeenBy,
  type Sitter,
  toHex,
} from '@fairground/kernel'
import type { Act, Heard, Position, Snapshot, TableInfo } from '@fairground/server/tables/api.ts'
import { Refused } from '../lib/api.ts'
import type { Line } from './live.ts'

const BOT_PAUSE = 350
const YOU: Seat = 0

type AnyMatch = Match<unknown, unknown, SeenBy, unknown, unknown>

/** A table within this very page: the same match, nobody else. */
export async function localLine(furnished: AnyFurnished, seats: number, options: unknown, name: string): Promise<Line> {
  const { game } = furnished
  const read = readOptions(game, options, seats)
  if ('problems' in read) throw new Error(read.problems.map(({ path, reason }) => `${path}: ${reason}`).join('; '))
  const bot = await botFor(furnished, 'greedy')
  const seed = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const sitters: readonly Sitter[] = Array.from({ length: seats }, (_, seat) => (seat === YOU ? 'person' : 'bot:greedy'))
  const setting = {
    id: `local-${seed.slice(0, 12)}`,
    seats,
    options: read.options,
    seed,
    words: sitters.map(() => ''),
    sitters,
    waits: true,
  }
  return lineOf(new Match(game, setting), bot, name)
}

function lineOf(match: AnyMatch, bot: Bot<unknown, SeenBy>, name: string): Line {
  const random = fastRandom(match.setting.seed)
  const began = Date.now()
  let hear: Parameters<Line['listen']>[0] = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function heardOf({ entry, told }: Entered<unknown, unknown>): Heard {
    const did = 'play' in entry.do ? 'play' : 'done' in entry.do ? 'done' : 'concede' in entry.do ? 'concede' : entry.do
    return {
      n: entry.n,
      at: entry.at,
      seat: entry.seat,
      by: entry.by,
      did: did as Heard['did'],
      told: told.filter(({ to }) => hears(to, YOU)),
    }
  }

  function positionOf(): Position {
    const turn = match.turn
    return {
      n: match.n,
      viewer: YOU,
      view: match.view(YOU),
      turn,
      moves: match.moves(YOU),
      secret: turn.includes(YOU) && match.rules.secret(match.state, YOU),
      canUndo: match.result === undefined && match.canUndo(YOU),
      ...(match.handover === YOU && { handover: { seat: YOU, until: Date.now() } }),
      paused: false,
      clocks: [],
      conceded: match.conceded,
      ...(match.result && { result: match.result }),
    }
  }

  function entered(answer: Entered<unknown, unknown> | Refusal): { heard: Heard; position: Position } {
    if ('refused' in answer) throw new Refused(answer.refused, answer.because, answer.rule)
    const delivery = { heard: heardOf(answer), position: positionOf() }
    hear({ kind: 'entry', ...delivery, now: Date.now() })
    clearTimeout(timer)
    timer = setTimeout(letBotsPlay, BOT_PAUSE)
    return delivery
  }

  function letBotsPlay(): void {
    const { handover } = match
    if (handover !== undefined && handover !== YOU) {
      entered(match.enter(handover, 'clock', { done: true }, Date.now()))
      return
    }
    const seat = match.turn.find((each) => each !== YOU)
    if (seat === undefined) return
    const moves = match.moves(seat)
    entered(match.play(seat, bot.choose(match.view(seat), moves, AT_ONCE, random), 'bot:greedy', Date.now()))
  }

  function deedOf(act: Act) {
    if ('choice' in act) return { play: match.moves(YOU)[act.choice] }
    if ('undo' in act) return undefined
    return act
  }

  return {
    listen(listener, state) {
      hear = listener
      state('live')
      const snapshot: Snapshot = { table: infoOf(match, name, began), position: positionOf(), now: Date.now() }
      hear({ kind: 'welcome', missed: [], snapshot, chat: [] })
      timer = setTimeout(letBotsPlay, BOT_PAUSE)
      return () => clearTimeout(timer)
    },
    async act(act) {
      const deed = deedOf(act)
      const done = entered(
        deed === undefined ? match.undo(YOU, 'person', Date.now()) : match.enter(YOU, 'person', deed as never, Date.now()),
      )
      return { n: done.heard.n, again: false, ...done }
    },
    async say() {
      throw new Refused('nothing', 'there is nobody here to hear it')
    },
  }
}

function infoOf(match: AnyMatch, name: string, began: number): TableInfo {
  const { game, setting } = match
  return {
    id: setting.id,
    game: game.id,
    state: 'running',
    visibility: 'private',
    seats: setting.sitters.map((sitter, seat) => ({
      seat,
      sitter,
      ...(seat === YOU && { person: 'you', name }),
      ready: true,
      present: true,
      conceded: false,
      wanted: false,
    })),
    clock: { kind: 'none' },
    created: began,
    started: began,
    n: 0,
    touched: began,
    turn: [],
    version: game.version,
    options: setting.options,
    edition: editionMark(game, setting.options),
    away: { do: 'concede' },
    handover: 0,
    owner: 'you',
    commitment: commitment(setting.seed),
    votes: [],
    spectators: 0,
    ending: [],
  }
}
