import { editionDraft, keptEdition, ownEdition, sharedEdition } from '@fairground/protocol/editions.ts'
import { done, gameId, id } from '@fairground/protocol/fields.ts'
import * as z from 'zod'
import { route } from '../route.ts'

/** As large as the options of a table may be. */
const LARGEST_EDITION = 256 * 1024

const params = z.strictObject({ edition: id.describe('The id that its owner’s device gave it') })
const byCode = z.strictObject({ code: id })

/** People's own editions: stored in accounts, shared by a code, offered by the host. */
export const editionRoutes = [
  route(
    {
      method: 'get',
      path: '/api/me/editions',
      summary: 'The editions stored in my account, latest first',
      who: 'account',
      answer: z.strictObject({ editions: z.array(keptEdition) }),
    },
    async ({ caller }, server) => ({ editions: [...(await server.editions.mine(caller.person.id))] }),
  ),
  route(
    { method: 'get', path: '/api/me/editions/:edition', summary: 'One of my editions, whole', who: 'account', params, answer: ownEdition },
    ({ caller, params }, server) => server.editions.get(caller.person.id, params.edition),
  ),
  route(
    {
      method: 'put',
      path: '/api/me/editions/:edition',
      summary:
        'Store a version of an edition; it is validated as for a table, and replaces the version that it is based on (409 if another is stored)',
      who: 'account',
      params,
      body: editionDraft,
      answer: done,
      largest: LARGEST_EDITION,
    },
    async ({ caller, params, body }, server) => {
      await server.editions.keep(caller.person.id, params.edition, body)
      return {}
    },
  ),
  route(
    { method: 'delete', path: '/api/me/editions/:edition', summary: 'Delete an edition', who: 'account', params, answer: done },
    async ({ caller, params }, server) => {
      await server.editions.remove(caller.person.id, params.edition)
      return {}
    },
  ),
  route(
    {
      method: 'put',
      path: '/api/me/editions/:edition/shared',
      summary: 'Share an edition by a code, or stop sharing it',
      who: 'account',
      params,
      body: z.strictObject({ shared: z.boolean() }),
      answer: z.strictObject({ code: z.string().optional() }),
    },
    async ({ caller, params, body }, server) => ({ code: await server.editions.share(caller.person.id, params.edition, body.shared) }),
  ),
  route(
    {
      method: 'put',
      path: '/api/host/editions/:edition',
      summary: 'Offer one of my editions to everybody who sets up a table here, or stop offering it',
      who: 'host',
      params,
      body: z.strictObject({ offered: z.boolean() }),
      answer: done,
    },
    async ({ caller, params, body }, server) => {
      await server.editions.offer(caller.person.id, params.edition, body.offered)
      return {}
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/games/:game/editions',
      summary: 'Editions that this server offers in addition to the built-in ones',
      who: 'anyone',
      params: z.strictObject({ game: gameId }),
      answer: z.strictObject({ editions: z.array(z.strictObject({ code: z.string(), name: z.string(), version: z.int() })) }),
    },
    async ({ params }, server) => ({ editions: [...(await server.editions.offered(params.game))] }),
  ),
  route(
    {
      method: 'get',
      path: '/api/editions/:code',
      summary: 'A shared edition, whole',
      who: 'anyone',
      params: byCode,
      answer: sharedEdition,
    },
    ({ params }, server) => server.editions.shared(params.code),
  ),
]
