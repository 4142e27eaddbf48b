/** The seasons of leaderboards: quarters of a year, in UTC, written as 2026-4. */

const MONTHS = 3

export function seasonOf(at: number): string {
  const date = new Date(at)
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / MONTHS) + 1}`
}

export function seasonBounds(season: string): readonly [from: number, until: number] {
  const [year, quarter] = season.split('-').map(Number)
  return [Date.UTC(year, (quarter - 1) * MONTHS), Date.UTC(year, quarter * MONTHS)]
}
