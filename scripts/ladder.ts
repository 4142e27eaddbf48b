/**
 * Writes the results of tournaments into docs/bots.md: `node scripts/ladder.ts [FILE…]`. Each FILE is a report (`fairground tournament …
 * --json`) or the tables themselves (`--out`). New results are stored in docs/bots/GAME-SEATS.json, where a line-up that was played again
 * replaces the old one; then all tables and pictures are generated again. Without a FILE, only that.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { picture } from '../cli/tournament/picture.ts'
import type { TournamentReport } from '../cli/tournament/report.ts'
import { merged } from './ladder/merge.ts'
import { section, withSection } from './ladder/page.ts'
import { readResults } from './ladder/read.ts'

const DOCS = join(import.meta.dirname, '..', 'docs')
const KEPT = join(DOCS, 'bots')
const PAGE = join(DOCS, 'bots.md')

mkdirSync(KEPT, { recursive: true })
for (const file of process.argv.slice(2)) {
  const found = await readResults(file)
  const place = join(KEPT, `${found.game}-${found.seats}.json`)
  const before: TournamentReport | undefined = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined
  writeFileSync(place, `${JSON.stringify(merged(before, found), undefined, 1)}\n`)
}

const reports = readdirSync(KEPT)
  .filter((name) => name.endsWith('.json'))
  .map((name): TournamentReport => JSON.parse(readFileSync(join(KEPT, name), 'utf8')))
  .sort((a, b) => a.title.localeCompare(b.title) || a.seats - b.seats)
const games = Map.groupBy(reports, ({ game }) => game)
for (const [game, ofGame] of games) {
  const ladders = ofGame.filter(({ ratings }) => ratings.length > 0)
  if (ladders.length === 0) continue
  writeFileSync(
    join(KEPT, `${game}.svg`),
    picture(
      `${ofGame[0].title}: ratings`,
      ladders.map(({ seats, ratings }) => ({ label: `${seats} players`, ratings })),
    ),
  )
}
writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), [...games.values()].map(section).join('\n')))
