import { editionDraft, keptEdition, ownEdition, sharedEdition } from '@fairground/protocol/editions.ts'
import { gameId, id } from '@fairground/protocol/fields.ts'
import * as z from 'zod'
import { route } from '../route.ts'

/** As large as the options of a table may be. */
const LARGEST_EDITION = 256 * 1024

const params = { edition: id.describe('The id that its owner’s device gave it') }
const byCode = { code: id }

/** People's own editions: stored in accounts, shared by a code, offered by the host. */
export const editionRoutes = [
  route(
    'get /api/me/editions',
    'The editions stored in my account, latest first',
    { who: 'account', answer: { editions: z.array(keptEdition) } },
    async ({ caller }, server) => ({ editions: await server.editions.mine(caller.person.id) }),
  ),
  route(
    'get /api/me/editions/:edition',
    'One of my editions, whole',
    { who: 'account', params, answer: ownEdition },
    ({ caller, params }, server) => server.editions.get(caller.person.id, params.edition),
  ),
  route(
    'put /api/me/editions/:edition',
    'Store a version of an edition; it is validated as for a table, and replaces the version that it is based on (409 if another is stored)',
    { who: 'account', params, body: editionDraft, largest: LARGEST_EDITION },
    ({ caller, params, body }, server) => server.editions.keep(caller.person.id, params.edition, body),
  ),
  route('delete /api/me/editions/:edition', 'Delete an edition', { who: 'account', params }, ({ caller, params }, server) =>
    server.editions.remove(caller.person.id, params.edition),
  ),
  route(
    'put /api/me/editions/:edition/shared',
    'Share an edition by a code, or stop sharing it',
    { who: 'account', params, body: { shared: z.boolean() }, answer: { code: z.string().optional() } },
    async ({ caller, params, body }, server) => ({ code: await server.editions.share(caller.person.id, params.edition, body.shared) }),
  ),
  route(
    'put /api/host/editions/:edition',
    'Offer one of my editions to everybody who sets up a table here, or stop offering it',
    { who: 'host', params, body: { offered: z.boolean() } },
    ({ caller, params, body }, server) => server.editions.offer(caller.person.id, params.edition, body.offered),
  ),
  route(
    'get /api/games/:game/editions',
    'Editions that this server offers in addition to the built-in ones',
    {
      who: 'anyone',
      params: { game: gameId },
      answer: { editions: z.array(z.strictObject({ code: z.string(), name: z.string(), version: z.int() })) },
    },
    async ({ params }, server) => ({ editions: await server.editions.offered(params.game) }),
  ),
  route(
    'get /api/editions/:code',
    'A shared edition, whole',
    { who: 'anyone', params: byCode, answer: sharedEdition },
    ({ params }, server) => server.editions.shared(params.code),
  ),
]
