import type { ChatLine, Phrase } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import type { Server } from '../server.ts'
import type { Caller } from './caller.ts'
import { seatedFor } from './routes/tables.ts'

export interface ChatDraft {
  readonly text?: string | undefined
  readonly phrase?: Phrase | undefined
  readonly client?: string | undefined
  readonly seat?: number | undefined
}

/** Sends a chat message, over HTTP or a socket: checks mutes, rate limits and the text. */
export async function postChat(
  server: Server,
  caller: Caller,
  table: string,
  { text, phrase, client, seat }: ChatDraft,
): Promise<ChatLine> {
  if ((text === undefined) === (phrase === undefined)) throw new Fault('malformed', 'a message needs either a text or a phrase')
  // The host may have muted them since a socket was opened.
  server.moderation.maySpeak((await server.people.find(caller.person.id)) ?? caller.person)
  server.buckets.chat.takeOrFault(caller.person.id)
  const spoken = phrase === undefined ? await server.speech.checkedText(caller.person.id, text ?? '') : { phrase }
  return server.tables.say(table, seatedFor(caller, seat), spoken, client)
}
