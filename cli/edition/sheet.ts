import { type Edition, type FactLine, factsOf, type Status } from '@fairground/kernel'
import { table } from '../table.ts'

/** From certain to invented. */
const STATUSES: readonly Status[] = ['printed', 'sourced', 'inferred', 'reconstructed']

/** Every fact of an edition, grouped by status. */
export function factSheet(game: string, edition: Edition, ids: readonly string[]): string {
  const facts = factsOf(edition)
  const groups = STATUSES.map((status) => ({ status, lines: facts.filter((fact) => fact.status === status) }))
  const counts = groups.map(({ status, lines }) => `${lines.length} ${status}`)
  const parts = [`${game}: ${edition.name} (${edition.id})`, `${facts.length} facts: ${counts.join(', ')}`]
  for (const { status, lines } of groups)
    if (lines.length > 0) parts.push('', `${status} (${lines.length})`, table(lines.map(row), { indent: 2 }))
  const others = ids.filter((id) => id !== edition.id)
  if (others.length > 0) parts.push('', `Other editions: ${others.join(', ')}`)
  return parts.join('\n')
}

function row({ path, value }: FactLine): readonly string[] {
  return [path, typeof value === 'string' ? value : JSON.stringify(value)]
}
