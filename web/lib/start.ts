import type { CatalogueEntry } from '@fairground/protocol'
import { playNow } from './api.ts'
import { expectGame } from './at-table.ts'
import { known, learnWhoIAm } from './me.ts'
import { go } from './router.ts'
import { change } from './settings.ts'

/** From anywhere to a running table against bots. */
export async function startAgainstBots(game: Pick<CatalogueEntry, 'id' | 'seats'>): Promise<void> {
  const table = await playNow(game)
  if (known() === undefined) await learnWhoIAm()
  change({ game: game.id })
  expectGame(table.id, game.id)
  go(`/table/${table.id}`)
}
