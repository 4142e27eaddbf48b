import { ladderOf, type TournamentReport } from '../../cli/tournament/report.ts'

const STRONGEST_FIRST = ['master', 'merchant', 'trader', 'apprentice', 'greedy-1', 'random']

/** Merges stored and new results: line-ups that were played again are replaced. Ratings are computed from all of them. */
export function merged(before: TournamentReport | undefined, found: TournamentReport): TournamentReport {
  const isNew = new Set(found.cells.map(({ lineUp }) => lineUp.join()))
  const kept = before?.cells.filter(({ lineUp }) => !isNew.has(lineUp.join())) ?? []
  const cells = [...kept, ...found.cells].sort((a, b) => rank(a.lineUp) - rank(b.lineUp) || a.lineUp.length - b.lineUp.length)
  return { ...found, cells, ...ladderOf(cells) }
}

/** Heroes from the strongest down, each against rivals from the strongest down. */
function rank(lineUp: readonly string[]): number {
  const place = (bot: string) => (STRONGEST_FIRST.indexOf(bot) + STRONGEST_FIRST.length + 1) % (STRONGEST_FIRST.length + 1)
  const last = lineUp[lineUp.length - 1]
  const copies = lineUp.filter((bot) => bot === lineUp[0]).length
  return 100 * place(lineUp[0]) + 10 * place(last) + copies
}
