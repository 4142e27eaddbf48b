import { type AnyGame, type AnyGamePackage, type AnyMatch, type AnyRules, canonical, Match, type MatchSetting } from '@fairground/kernel'
import type { Table } from './table.ts'

/** How many sets of opened rules are cached: each is a game with certain options and seats. */
const KEPT = 64

/** The server's games, each loaded once, and their opened rules. */
export class RulesCache {
  private readonly games: Readonly<Record<string, () => Promise<AnyGamePackage>>>
  private readonly loaded = new Map<string, Promise<AnyGame>>()
  private readonly opened = new Map<string, AnyRules>()

  constructor(games: Readonly<Record<string, () => Promise<AnyGamePackage>>>) {
    this.games = games
  }

  async game(id: string): Promise<AnyGame | undefined> {
    if (!Object.hasOwn(this.games, id)) return undefined
    let game = this.loaded.get(id)
    if (game === undefined) {
      game = this.games[id]().then((gamePackage) => gamePackage.game)
      this.loaded.set(id, game)
    }
    return game
  }

  /** A table's match at its first position. */
  deal(game: AnyGame, table: Table): AnyMatch {
    const { setting, begun } = table
    if (begun === undefined) throw new Error(`table ${table.id} has not begun`)
    const { options, seats, handover } = setting
    const made = {
      id: begun.match ?? table.id,
      seats,
      options,
      seed: table.seed,
      words: begun.words,
      sitters: begun.sitters,
      waits: handover > 0,
    }
    return this.match(game, made)
  }

  match(game: AnyGame, setting: MatchSetting<unknown>): AnyMatch {
    return new Match(game, setting, this.rules(game, setting.options, setting.seats))
  }

  private rules(game: AnyGame, options: unknown, seats: number): AnyRules {
    const key = canonical([game.id, options, seats])
    const rules = this.opened.get(key) ?? game.open(options, seats)
    // Moves it to the end: the least recently used comes first.
    this.opened.delete(key)
    this.opened.set(key, rules)
    for (const oldest of this.opened.keys()) {
      if (this.opened.size <= KEPT) break
      this.opened.delete(oldest)
    }
    return rules
  }
}
