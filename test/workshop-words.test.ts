import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@fairground/games'
import { LANGUAGES, type Language } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type Field, fieldOf, type Path } from '../web/workshop/model/fields.ts'
import { wordAt } from '../web/workshop/model/word-at.ts'

const GAMES = join(import.meta.dirname, '../games')

/** As in `kit/workshop.ts`. */
interface Words {
  readonly fields: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  readonly shows: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, unknown>>
}

interface Labelled {
  readonly labels: Readonly<Record<Language, Words>>
}

const all = await Promise.all(
  globSync('*/board/workshop/words.ts', { cwd: GAMES }).map(async (file) => {
    const [game] = file.split('/')
    const { labels } = (await import(join(GAMES, game, 'board/workshop/words.ts'))) as Labelled
    return { game, labels, field: fieldOf((await games[game]()).game.editions.shape?.() ?? {}) }
  }),
)

/** Every field name by its path, and every value of a choice. Maps are left out: they have their own editor. */
function named(field: Field, path: Path = []): readonly { readonly path: Path; readonly values: readonly string[] }[] {
  switch (field.kind) {
    case 'fact':
      return named(field.value, path)
    case 'list':
      // A list of choices is shown as one field.
      return named(field.of, field.of.kind === 'choice' ? path : [...path, 0])
    case 'choice':
      return [{ path, values: field.values }]
    case 'record':
      return Object.entries(field.fields).flatMap(([name, inner]) =>
        path.length === 0 && ['id', 'name', 'map'].includes(name)
          ? []
          : [{ path: [...path, name], values: [] }, ...named(inner, [...path, name])],
      )
    case 'one-of':
      return [{ path: [...path, field.by], values: Object.keys(field.of) }, ...Object.values(field.of).flatMap((kind) => named(kind, path))]
    default:
      return []
  }
}

/** Every fact of a form. Maps are left out: their editor shows them as the table does. */
function factPaths(field: Field, path: Path = []): readonly Path[] {
  if (path[0] === 'map') return []
  if (field.kind === 'fact') return [path]
  if (field.kind === 'list') return factPaths(field.of, [...path, 0])
  return field.kind === 'record' ? Object.entries(field.fields).flatMap(([name, inner]) => factPaths(inner, [...path, name])) : []
}

/** Names that need no translation, and records whose parts are in groups without a heading. */
const PLAIN = new Set(['S', 'A', 'B', 'C', 'D'])
const HEADLESS = new Set(['money', 'two', 'more'])

describe.each(all)('The workshop of $game', ({ game, labels, field }) => {
  it.each(LANGUAGES)('has a word for every field and every choice (%s)', (language) => {
    const { fields, values } = labels[language]
    const missing = named(field).flatMap(({ path, values: choices }) => [
      ...(choices.length > 0 || HEADLESS.has(path.join('.')) || wordAt(fields, path) !== undefined ? [] : [path.join('.')]),
      ...choices
        .filter((choice) => !PLAIN.has(choice) && wordAt(values, [...path, choice]) === undefined)
        .map((choice) => `${path.join('.')}.${choice}`),
    ])
    expect(missing).toEqual([])
  })

  it.each(LANGUAGES)('says for every value where it appears on the table, alone or with its neighbours (%s)', (language) => {
    const isSaid = (path: Path) => path.some((_, index) => wordAt(labels[language].shows, path.slice(0, path.length - index)) !== undefined)
    expect(
      factPaths(field)
        .filter((path) => !isSaid(path))
        .map((path) => path.join('.')),
    ).toEqual([])
  })

  it.each(LANGUAGES)('has a message for every problem that the game reports (%s)', (language) => {
    const sources = globSync('*.ts', { cwd: join(GAMES, game, 'edition') }).map((file) =>
      readFileSync(join(GAMES, game, 'edition', file), 'utf8'),
    )
    const rules = sources.flatMap((source) => [
      ...[...source.matchAll(/\brule: '([\w-]+)'/g)].map(([, rule]) => rule),
      ...[...source.matchAll(/report\(\s*[^,]+,\s*'([\w-]+)'/g)].map(([, rule]) => rule),
    ])
    expect(rules.length).toBeGreaterThan(1)
    expect(rules.filter((rule) => labels[language].problems[rule] === undefined)).toEqual([])
  })
})
