import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const HEADING = '## Rulings'

/** The rulings section of a game's README, without its heading. */
export function rulingsIn(readme: string): string {
  const [, after] = readme.split(`\n${HEADING}\n`)
  if (after === undefined) throw new Error(`there is no section ${HEADING}`)
  return after.split(/\n## /)[0].trim()
}

/** The page of all rulings, from the games' own READMEs. */
export function rulingsPage(root: string, games: readonly { readonly id: string; readonly title: string }[]): string {
  const parts = games.map(({ id, title }) => {
    // Paths are relative to the game's folder.
    const rulings = rulingsIn(readFileSync(join(root, 'games', id, 'README.md'), 'utf8')).replace(
      /`((?:test|rules|edition|text|bot|board|lesson)\/[^`]*)`/g,
      `\`games/${id}/$1\``,
    )
    return `## ${title}\n\nFrom [games/${id}/README.md](../games/${id}/README.md).\n\n${rulings}\n`
  })
  return `# Rulings

What the rulebooks leave open, and how we play it. Each ruling is in its game's README with its reason, and a test there checks it.

<!-- Written by \`node scripts/docs.ts\` from the READMEs of the games; change those. -->

${parts.join('\n')}`
}
