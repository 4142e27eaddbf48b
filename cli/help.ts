import type { Command } from './command.ts'
import { table } from './table.ts'

export function helpForAll(commands: readonly Command[]): string {
  const rows = commands.map(({ name, takes, summary }) => [`${name} ${takes}`.trim(), summary])
  return [
    'Fairground: a home for trading games.',
    '',
    'fairground COMMAND …',
    '',
    table(rows, { indent: 2 }),
    '',
    'fairground COMMAND --help explains one of them.',
  ].join('\n')
}

export function helpFor({ name, takes, summary, about, flags }: Command): string {
  const rows = Object.entries(flags).map(([flag, { value, help }]) => [value === undefined ? `--${flag}` : `--${flag} ${value}`, help])
  rows.push(['--help', 'shows this help'])
  const lines = [`fairground ${name} ${takes}`.trim(), '', summary]
  if (about !== undefined) lines.push('', about)
  return [...lines, '', table(rows, { indent: 2 })].join('\n')
}
