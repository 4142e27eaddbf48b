import { wordsOf } from './boards.ts'
import { useLoaded } from './load.ts'
import { settings } from './settings.ts'

/** The titles of games in the page's language; until they are loaded, their ids. */
export function useTitles(games: readonly string[]): (game: string) => string {
  const { language } = settings.value
  const ids = [...new Set(games)].sort()
  const titles = useLoaded(
    async () => new Map(await Promise.all(ids.map(async (id) => [id, (await wordsOf(id, language))?.title ?? id] as const))),
    `${language} ${ids.join()}`,
  )
  return (game) => (titles.state === 'there' ? (titles.value.get(game) ?? game) : game)
}
