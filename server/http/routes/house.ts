import { LEVELS } from '@fairground/bots'
import { gameId } from '@fairground/protocol/fields.ts'
import { capabilities, shelvedGame, type WhyNot } from '@fairground/protocol/house.ts'
import * as z from 'zod'
import { Fault } from '../../fault.ts'
import { version } from '../../version.ts'
import { route } from '../route.ts'

const AVAILABLE = { available: true }

function withheld(code: WhyNot, reason: string) {
  return { available: false, code, reason }
}

/** What there is to play, and what this house can do. */
export const houseRoutes = [
  route(
    {
      method: 'get',
      path: '/api/games',
      summary: 'The games and how each can be played',
      who: 'anyone',
      tokens: 'table',
      answer: z.strictObject({ games: z.array(shelvedGame) }),
    },
    async (_call, house) => ({ games: await house.shelf.all() }),
  ),
  route(
    {
      method: 'get',
      path: '/api/games/:game',
      summary: 'One game',
      who: 'anyone',
      tokens: 'table',
      params: z.strictObject({ game: gameId }),
      answer: shelvedGame,
    },
    async ({ params }, house) => {
      const shelved = await house.shelf.find(params.game)
      if (shelved === undefined) throw new Fault('not-found', `there is no game ${params.game}`)
      return shelved
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/capabilities',
      summary: 'What can be used at this address, and why not where it cannot',
      who: 'anyone',
      tokens: 'table',
      answer: capabilities,
    },
    async ({ site }, house) => {
      const secure = site.insecure === undefined ? AVAILABLE : withheld('insecure', site.insecure)
      const { push, mail } = house.channelsOffered
      const { registration } = await house.settings.read()
      return {
        version,
        now: house.now(),
        registration,
        levels: [...LEVELS],
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
