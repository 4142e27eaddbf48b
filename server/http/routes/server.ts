import { gameId } from '@fairground/protocol/fields.ts'
import { capabilities, catalogueEntry, type UnavailableCode } from '@fairground/protocol/server.ts'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { version } from '../../version.ts'
import { route } from '../route.ts'

const AVAILABLE = { available: true }

function withheld(code: UnavailableCode, reason: string) {
  return { available: false, code, reason }
}

/** The games, and what this server can do. */
export const houseRoutes = [
  route(
    {
      method: 'get',
      path: '/api/games',
      summary: 'The games and how each can be played',
      who: 'anyone',
      tokens: 'table',
      answer: z.strictObject({ games: z.array(catalogueEntry) }),
    },
    async (_call, server) => ({ games: await server.catalogue.all() }),
  ),
  route(
    {
      method: 'get',
      path: '/api/games/:game',
      summary: 'One game',
      who: 'anyone',
      tokens: 'table',
      params: z.strictObject({ game: gameId }),
      answer: catalogueEntry,
    },
    async ({ params }, server) => {
      const entry = await server.catalogue.find(params.game)
      if (entry === undefined) throw new Fault('not-found', `there is no game ${params.game}`)
      return entry
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/capabilities',
      summary: 'Which features are available at this address, and why the others are not',
      who: 'anyone',
      tokens: 'table',
      answer: capabilities,
    },
    async ({ site }, server) => {
      const secure = site.insecure === undefined ? AVAILABLE : withheld('insecure', site.insecure)
      const { push, mail } = server.channelsOffered
      const { registration } = await server.settings.read()
      return {
        version,
        now: server.now(),
        registration,
        levels: [...server.bots.levels],
        passwords: AVAILABLE,
        passkeys: secure,
        installing: secure,
        push: !secure.available
          ? secure
          : push !== undefined
            ? { available: true, key: push }
            : withheld('no-keys', 'the host has set no keys for push'),
        webhooks: AVAILABLE,
        mail: mail ? AVAILABLE : withheld('no-mail', 'the host has named no mail server'),
      }
    },
  ),
]
