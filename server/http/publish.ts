import { Fault } from '../fault.ts'
import { hasUnwanted } from '../host/speech.ts'
import type { Person } from '../people/person.ts'
import type { Server } from '../server.ts'

/** May this person publish these words, such as the name of a tournament or a club? As in chat: not if muted, and no unwanted words. */
export async function mayPublish(server: Server, person: Person, ...texts: readonly (string | undefined)[]): Promise<void> {
  const given = texts.filter((text) => text !== undefined)
  if (given.length === 0) return
  server.moderation.maySpeak(person)
  const { unwantedWords } = await server.settings.read()
  if (given.some((text) => hasUnwanted(text, unwantedWords))) throw new Fault('unwanted-words', 'the host does not allow these words')
}
