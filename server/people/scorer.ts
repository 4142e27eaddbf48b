import { isLevel, levelOf } from '@fairground/bots'
import type { Sitter } from '@fairground/kernel'
import type { Log } from '../log.ts'
import { MatchEndHandler } from '../match-end.ts'
import type { Store } from '../store/store.ts'
import type { Ended, Tables } from '../tables/api.ts'
import { recountOld } from './recount.ts'
import type { Finished, Results } from './results.ts'

/** Adds every match that ends to its people's history and ratings. */
export class Scorer extends MatchEndHandler {
  private readonly store: Store
  private readonly log: Log

  constructor(store: Store, results: Results, tables: Tables, log: Log) {
    super({ store, tables, log, row: 'scored', work: (ended) => results.record(finishedOf(ended)) })
    this.store = store
    this.log = log
  }

  override async catchUp(): Promise<void> {
    const recounted = await recountOld(this.store)
    if (recounted > 0) this.log.info({ boards: recounted }, 'ratings of an older model were recomputed')
    await super.catchUp()
  }
}

/** A match that ended, as history and ratings need it. */
function finishedOf({ table, game, at, people, sitters, result, offline }: Ended): Finished {
  return {
    match: table,
    game,
    endedAt: at,
    how: result.how,
    rated: result.rated,
    offline,
    seats: people.map((person, seat) => ({
      person,
      bot: person === undefined ? levelIn(sitters[seat]) : undefined,
      place: result.places?.[seat],
      score: result.outcome?.scores[seat],
      left: sitters[seat] !== 'person',
    })),
  }
}

/** The level of a bot, by its current name. */
function levelIn(sitter: Sitter): string | undefined {
  const name = sitter.startsWith('bot:') ? sitter.slice('bot:'.length) : ''
  return isLevel(name) ? levelOf(name) : undefined
}
