import type { Matchmaking, MatchmakingRequest, TableInfo } from '@fairground/protocol'
import { get, post, put, Refused, remove } from '../lib/api.ts'
import { failed, tell } from '../lib/errors.ts'
import { beSomebody } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { wordFor } from '../lib/word.ts'
import { matchmaking, setWaiting } from './waiting.ts'
import { words } from './words.ts'

const WAIT = 25
const PAUSE = 3000

/** Starts matchmaking, which continues on whatever page is open. */
export async function requestMatch(request: MatchmakingRequest): Promise<void> {
  await beSomebody()
  matchmaking.value = await put<Matchmaking>('/api/me/matchmaking', request)
  setWaiting(true)
}

export async function welcomeBots(): Promise<void> {
  matchmaking.value = await post<Matchmaking>('/api/me/matchmaking/bots')
}

export async function waitNoMore(): Promise<void> {
  await remove('/api/me/matchmaking')
  setWaiting(false)
  matchmaking.value = undefined
}

/** Polls the request until a game has begun or the person stops waiting. Call the result to stop. */
export function follow(): () => void {
  let wanted = true
  let sat: string | undefined

  /** Sits down at a found table, whichever response reported it, and then continues polling. */
  async function step(): Promise<void> {
    const found = matchmaking.peek()?.table
    if (found !== undefined && found !== sat) {
      sat = found
      await sitDown(found)
    }
    const mark = matchmaking.peek()?.mark
    const now = await get<Matchmaking>(`/api/me/matchmaking${mark === undefined ? '' : `?wait=${WAIT}&mark=${encodeURIComponent(mark)}`}`)
    if (!wanted) return
    const before = matchmaking.peek()
    matchmaking.value = now
    if (now.state === 'waiting' && before?.state === 'found') tell(words.peek().now.again, 'bad')
    if (now.state !== 'none') return
    wanted = false
    setWaiting(false)
    matchmaking.value = undefined
    const table = sat ?? before?.table
    if (table !== undefined && (await isRunning(table))) go(`/table/${table}`)
  }

  async function run(): Promise<void> {
    while (wanted) {
      try {
        await step()
      } catch (error) {
        if (error instanceof Refused && error.code === 'not-signed-in') {
          setWaiting(false)
          return
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }
  }

  void run()
  return () => {
    wanted = false
  }
}

/** Adds this browser's word to the found table. The game begins with the last one. */
async function sitDown(table: string): Promise<void> {
  try {
    const { table: info } = await get<{ table: TableInfo }>(`/api/tables/${table}`)
    if (info.state === 'open') await post(`/api/tables/${table}/ready`, { ready: true, ...wordFor(info) })
  } catch (error) {
    // Somebody has left it just now.
    if (!(error instanceof Refused)) throw error
    failed(error)
  }
}

async function isRunning(table: string): Promise<boolean> {
  try {
    return (await get<{ table: TableInfo }>(`/api/tables/${table}`)).table.state === 'running'
  } catch {
    return false
  }
}
