import { dueOf } from './advance.ts'
import { TableRefusal } from './api.ts'
import { openClocks } from './clock.ts'
import type { Beginning, LiveTable } from './live.ts'
import { notYet } from './lobby.ts'
import { Story } from './story.ts'
import type { Table } from './table.ts'

/** Lets a match begin once every seat is taken and everybody is ready; until then the table is as it is. */
export async function beginWhenReady(live: LiveTable, make: (table: Table) => Table): Promise<void> {
  const { house, table } = live
  const game = await house.shelf.game(table.game)
  if (game === undefined || game.version !== table.setting.version)
    throw new TableRefusal('frozen', 'the rules of this game have changed since the table was opened; open a new one')
  await live.learn()
  await live.change((before): Table | Beginning => {
    const made = make(before)
    if (notYet(made) !== undefined) return made
    const at = house.time.now()
    const begun = {
      words: made.places.map(({ word }) => word?.text ?? ''),
      wordsFrom: made.places.map(({ word }) => word?.from ?? 'none'),
      sitters: made.places.map(({ sitter }) => sitter ?? 'person'),
    }
    const { clock, seats } = made.setting
    const running: Table = {
      ...made,
      state: 'running',
      started: at,
      begun,
      ...(clock.kind !== 'none' && { clocks: openClocks(clock, seats, at) }),
    }
    const match = house.shelf.deal(game, running)
    const dealt = { ...running, touched: at, turn: match.turn }
    return {
      table: { ...dealt, due: dueOf(dealt, match, live.availability) },
      story: new Story(() => house.shelf.deal(game, running), match),
    }
  })
}
