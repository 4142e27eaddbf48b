import { games } from '@fairground/games'
import { messageOf } from '../failure.ts'
import { version } from '../version.ts'
import { TOO_LONG } from './lines.ts'
import { campaign, load, open, put } from './opening.ts'
import { free, imagine, moves, play, record, state, undo, view } from './playing.ts'
import { Refused, type Request } from './request.ts'
import { Tables } from './tables.ts'

const PROTOCOL = 1

type Handler = (tables: Tables, request: Request) => object | Promise<object>

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['hello', () => ({ protocol: PROTOCOL, version })],
  ['games', catalogue],
  ['new', open],
  ['moves', moves],
  ['play', play],
  ['view', view],
  ['imagine', imagine],
  ['undo', undo],
  ['record', record],
  ['load', load],
  ['state', state],
  ['put', put],
  ['campaign', campaign],
  ['free', free],
])

async function catalogue(): Promise<object> {
  const list = []
  for (const open of Object.values(games)) {
    const { id, version, seats, options, editions, campaign } = (await open()).game
    list.push({ id, version, seats, options, editions: Object.keys(editions.builtIn), campaign: campaign !== undefined })
  }
  return { games: list }
}

/** One conversation: each line gets one line as its answer, in order. No input ends it. */
export class Session {
  private readonly tables = new Tables()
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })

  async answer(line: Uint8Array | typeof TOO_LONG): Promise<string> {
    let id: unknown = null
    try {
      const request = this.read(line)
      id = idOf(request)
      return JSON.stringify({ id, ok: await this.carryOut(request) })
    } catch (error) {
      return written(id, error)
    }
  }

  private read(line: Uint8Array | typeof TOO_LONG): Request {
    if (line === TOO_LONG) throw new Refused('too-long', 'the line is too long')
    let value: unknown
    try {
      value = JSON.parse(this.decoder.decode(line))
    } catch (error) {
      throw new Refused('bad-json', messageOf(error))
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refused('malformed', 'a request is a JSON object')
    return value as Request
  }

  private async carryOut(request: Request): Promise<object> {
    if (typeof request.do !== 'string') throw new Refused('malformed', 'do: must name a request')
    const handler = handlers.get(request.do)
    if (handler === undefined)
      throw new Refused(
        'unknown-request',
        `there is no request ${JSON.stringify(request.do)}; there are ${[...handlers.keys()].join(', ')}`,
      )
    return handler(this.tables, request)
  }
}

/** The sender's id of the request. It is checked before the request is executed, so that every executed request can be answered. */
function idOf({ id = null }: Request): unknown {
  try {
    JSON.stringify(id)
  } catch {
    throw new Refused('malformed', 'id: nested too deeply')
  }
  return id
}

function written(id: unknown, error: unknown): string {
  const { code, message, details }: Pick<Refused, 'code' | 'message' | 'details'> =
    error instanceof Refused ? error : { code: 'internal', message: messageOf(error), details: {} }
  return JSON.stringify({ id, error: { code, message, ...details } })
}
