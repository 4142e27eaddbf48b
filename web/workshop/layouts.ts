import { games } from '@fairground/games'
import { type AnyGamePackage, type Edition, type GameText, LANGUAGES, type Language } from '@fairground/kernel'
import type { AnyBoard, AnyWorkshop } from '@fairground/kit'
import { Refused } from '../lib/api.ts'
import { boardOf } from '../lib/boards.ts'
import { t } from '../lib/text.ts'
import { type Field, fieldOf } from './model/fields.ts'

/** A game's additions to its form are found by their folder. */
const workshops = import.meta.glob<{ workshop: AnyWorkshop }>('../../games/*/board/workshop/workshop.tsx')
const at = (game: string): string => `../../games/${game}/board/workshop/workshop.tsx`

/** Games that have a workshop, in the order of `games/index.ts`. */
export const workshopGames: readonly string[] = Object.keys(games).filter((game) => Object.hasOwn(workshops, at(game)))

type Texts = Readonly<Record<Language, GameText<never, never, never>>>

/** A game as the workshop needs it. */
export interface Bench {
  readonly gamePackage: AnyGamePackage
  readonly layout: AnyWorkshop
  readonly board: AnyBoard
  readonly field: Field
  readonly texts: Texts
}

const opened = new Map<string, Promise<Bench>>()

export function benchOf(game: string): Promise<Bench> {
  const bench = opened.get(game) ?? open(game)
  opened.set(game, bench)
  bench.catch(() => opened.delete(game))
  return bench
}

async function open(game: string): Promise<Bench> {
  if (!Object.hasOwn(workshops, at(game))) throw new Refused('not-found', t.peek().errors.notFound)
  const [gamePackage, { workshop }, board] = await Promise.all([games[game](), workshops[at(game)](), boardOf(game)])
  const shape = gamePackage.game.editions.shape?.()
  if (shape === undefined || board === undefined) throw new Refused('not-found', t.peek().errors.notFound)
  const texts = await Promise.all(LANGUAGES.map(async (language) => [language, await gamePackage.text[language]()] as const))
  return { gamePackage, layout: workshop, board, field: fieldOf(shape), texts: Object.fromEntries(texts) as Texts }
}

/** A built-in edition by its id, or the default one. */
export function builtInOf({ gamePackage: { game } }: Pick<Bench, 'gamePackage'>, id?: string): Edition {
  const { builtIn } = game.editions
  return builtIn[id !== undefined && Object.hasOwn(builtIn, id) ? id : (game.options.edition.default as string)]
}
