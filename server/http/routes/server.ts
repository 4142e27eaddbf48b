import { gameId } from '@fairground/protocol/fields.ts'
import { capabilities, catalogueEntry, type UnavailableCode } from '@fairground/protocol/server.ts'
import * as z from 'zod'
import { version } from '../../version.ts'
import { route } from '../route.ts'

const AVAILABLE = { available: true }

function withheld(code: UnavailableCode, reason: string) {
  return { available: false, code, reason }
}

/** The games, and what this server can do. */
export const serverRoutes = [
  route(
    'get /api/games',
    'The games and how each can be played',
    { who: 'anyone', tokens: 'table', answer: { games: z.array(catalogueEntry) } },
    async (_call, server) => ({ games: await server.catalogue.all() }),
  ),
  route(
    'get /api/games/:game',
    'One game',
    { who: 'anyone', tokens: 'table', params: { game: gameId }, answer: catalogueEntry },
    ({ params }, server) => server.catalogue.findOrFault(params.game),
  ),
  route(
    'get /api/capabilities',
    'Which features are available at this address, and why the others are not',
    { who: 'anyone', tokens: 'table', answer: capabilities },
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
