import { TableRefusal } from '../api.ts'
import { openClocks } from '../clock/clock.ts'
import { seatsDrawn } from '../lobby/draw.ts'
import { notYet } from '../lobby/lobby.ts'
import type { Table } from '../table.ts'
import { dueOf } from './advance.ts'
import type { LiveTable, StartingMatch } from './live-table.ts'
import { MatchLog } from './match-log.ts'

/** Begins the match once every seat is taken and everybody is ready; until then only stores the change. */
export async function beginWhenReady(live: LiveTable, make: (table: Table) => Table): Promise<void> {
  const { context, table } = live
  const game = await context.rulesCache.game(table.game)
  if (game === undefined || game.version !== table.setting.version)
    throw new TableRefusal('frozen', 'the rules of this game have changed since the table was opened; open a new one')
  await live.learn()
  await live.change((before): Table | StartingMatch => {
    const gathered = make(before)
    if (notYet(gathered) !== undefined) return gathered
    const made = gathered.setting.drawn ? { ...gathered, places: seatsDrawn(gathered) } : gathered
    const at = live.now()
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
    const match = context.rulesCache.deal(game, running)
    const dealt = { ...running, touched: at, turn: match.turn }
    return {
      table: { ...dealt, due: dueOf(dealt, match, live.availability) },
      matchLog: new MatchLog(() => context.rulesCache.deal(game, running), match),
    }
  })
}
