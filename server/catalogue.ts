import { games } from '@fairground/games'
import { type AnyGamePackage, factsOf, LANGUAGES, type Language } from '@fairground/kernel'
import type { CatalogueEntry } from '@fairground/protocol'
import { Fault } from './fault.ts'

/** The games of this server. */
export class Catalogue {
  private readonly shown = new Map<string, Promise<CatalogueEntry>>()

  /** All games, in the order of `games/index.ts`. */
  all(): Promise<readonly CatalogueEntry[]> {
    return Promise.all(Object.keys(games).map((id) => this.show(id)))
  }

  async find(id: string): Promise<CatalogueEntry | undefined> {
    return Object.hasOwn(games, id) ? this.show(id) : undefined
  }

  async findOrFault(id: string): Promise<CatalogueEntry> {
    const found = await this.find(id)
    if (found === undefined) throw new Fault('not-found', `there is no game ${id}`)
    return found
  }

  private show(id: string): Promise<CatalogueEntry> {
    let shown = this.shown.get(id)
    if (shown === undefined) {
      shown = games[id]().then(entry)
      this.shown.set(id, shown)
    }
    return shown
  }
}

async function entry({ game, credits, text }: AnyGamePackage): Promise<CatalogueEntry> {
  const texts = await Promise.all(LANGUAGES.map(async (language) => [language, await text[language]()] as const))
  const inEach = (word: (words: (typeof texts)[number][1]) => string) =>
    // `LANGUAGES` names every key of the record.
    Object.fromEntries(texts.map(([language, words]) => [language, word(words)])) as Record<Language, string>
  return {
    id: game.id,
    version: game.version,
    title: inEach(({ title }) => title),
    tagline: inEach(({ tagline }) => tagline),
    seats: game.seats,
    options: game.options,
    editions: Object.values(game.editions.builtIn).map((edition) => {
      const facts = factsOf(edition)
      const reconstructed = facts.filter(({ status }) => status === 'reconstructed').length
      return { id: edition.id, name: edition.name, facts: facts.length, reconstructed }
    }),
    credits,
  }
}
