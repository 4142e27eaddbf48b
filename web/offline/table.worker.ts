import { games } from '@fairground/games'
import type { Answer, SentHostRequest } from '@fairground/protocol'
import { think } from './bots.ts'
import { Declined, Host } from './host.ts'
import { keepGame, keptGame, lockOf } from './store.ts'

/** Runs kernel and game off the main thread: the page stays fast, and hidden cards stay here until somebody may see them. */
let host: Host | undefined

addEventListener('message', async ({ data }: MessageEvent<SentHostRequest>) => {
  const { id } = data
  try {
    reply({ id, ok: await answer(data) })
  } catch (error) {
    const { refused = 'failed', because = String(error), rule = undefined } = error instanceof Declined ? error.refusal : {}
    reply({ id, error: { code: refused, message: because, ...(rule && { rule }) } })
  }
})

function reply(message: Answer): void {
  postMessage(message)
}

async function answer(asked: SentHostRequest): Promise<unknown> {
  if (asked.do === 'open') {
    host = await open(asked.game, asked.pause)
    return host.standing
  }
  if (host === undefined) throw new Error('no game is open')
  if (asked.do === 'moments') return host.moments(asked.as, asked.from, asked.count)
  return asked.do === 'look' ? host.look(asked.as) : host.act(asked.seat, asked.act, asked.after)
}

const PATIENCE = 3000

/** One page at a time: two would overwrite each other. A page that was just closed releases the lock soon. */
async function holdAlone(id: string): Promise<void> {
  // Plain http has no locks.
  if (!('locks' in navigator)) return
  const patience = AbortSignal.timeout(PATIENCE)
  await new Promise<void>((held, reject) => {
    const keepHolding = () => {
      held()
      return new Promise<never>(() => undefined)
    }
    navigator.locks.request(lockOf(id), { signal: patience }, keepHolding).catch(reject)
  }).catch(() => {
    throw new Declined({ refused: 'not-your-turn', because: 'this game is open in another window' })
  })
}

async function open(id: string, pause: number): Promise<Host> {
  await holdAlone(id)
  const kept = await keptGame(id)
  const gamePackage = kept === undefined ? undefined : await games[kept.record.game]?.()
  if (kept === undefined || gamePackage === undefined) throw new Declined({ refused: 'nothing', because: 'this device keeps no such game' })
  if (kept.record.version !== gamePackage.game.version)
    throw new Declined({ refused: 'stale', because: 'this game was begun under another version of its rules' })
  return new Host(gamePackage, kept, {
    pause,
    think,
    keep: keepGame,
    deliver: (to, delivery) => reply({ to, delivery }),
    stand: (standing) => reply({ standing }),
  })
}
