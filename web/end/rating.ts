import type { HistoryLine } from '@fairground/protocol'

const PATIENCE = 1500

/** The change of a rating by a match. The server computes it a moment after the end, so we ask twice; nothing if it did not count. */
export async function ratingChange(
  person: string,
  match: string,
  latest: (person: string) => Promise<readonly HistoryLine[]>,
  patience = PATIENCE,
): Promise<number | undefined> {
  const changeIn = (lines: readonly HistoryLine[]) => lines.find((line) => line.match === match)?.change
  const change = changeIn(await latest(person))
  if (change !== undefined) return change
  await new Promise((resolve) => setTimeout(resolve, patience))
  return changeIn(await latest(person))
}
