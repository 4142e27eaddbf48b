import { games } from '@fairground/games'
import { type AnyGame, canonical, type Edition, LANGUAGES, type Status } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { fileText, LARGEST_FILE, readFile } from '../file.ts'
import { counterpart } from '../model/counterpart.ts'
import { differences } from '../model/differences.ts'
import { changed, draftOf, redone, undone } from '../model/draft.ts'
import { factsIn, isFact, put, valueAt, withStatus } from '../model/edit.ts'
import { blank, type Field, fieldAt, fieldOf, type Path, pathOf } from '../model/fields.ts'
import { added, removed, typed } from '../model/typing.ts'
import { en } from '../text/en.ts'
import { walkthroughProgress } from '../walkthrough.ts'

const all = await Promise.all(Object.entries(games).map(async ([id, load]) => [id, (await load()).game as AnyGame] as const))

function usual(game: AnyGame): Edition {
  return game.editions.builtIn[game.options.edition.default as string]
}

function formOf(game: AnyGame): Field {
  return fieldOf(game.editions.shape?.() ?? {})
}

const SOMEBODY: Status = 'sourced'

/** Fills in a form as a person would: chooses kinds, adds and removes lines, types values, then sets their statuses. */
function fillIn(edition: Edition, builtIn: Edition, field: Field, path: Path, wanted: unknown): Edition {
  switch (field.kind) {
    case 'fact': {
      const fact = wanted as { readonly value: unknown; readonly status: Status }
      const filled = fillIn(edition, builtIn, field.value, [...path, 'value'], fact.value)
      return put(filled, [...path, 'status'], fact.status)
    }
    case 'list': {
      const items = wanted as readonly unknown[]
      let next = edition
      if (field.of.kind === 'choice') return typed(next, builtIn, path, items, SOMEBODY)
      const count = () => (valueAt(next, path) as readonly unknown[]).length
      while (count() > items.length) next = removed(next, builtIn, [...path, count() - 1], SOMEBODY)
      while (count() < items.length) next = added(next, builtIn, path, blank(field.of), SOMEBODY)
      return items.reduce<Edition>((filled, item, index) => fillIn(filled, builtIn, field.of, [...path, index], item), next)
    }
    case 'record': {
      const record = wanted as Readonly<Record<string, unknown>>
      let next = edition
      for (const [name, inner] of Object.entries(field.fields)) {
        const at = [...path, name]
        if (record[name] === undefined) {
          if (valueAt(next, at) !== undefined) next = removed(next, builtIn, at, SOMEBODY)
          continue
        }
        if (valueAt(next, at) === undefined) next = typed(next, builtIn, at, blank(inner), SOMEBODY)
        next = fillIn(next, builtIn, inner, at, record[name])
      }
      return next
    }
    case 'one-of': {
      const kind = field.of[String((wanted as Readonly<Record<string, unknown>>)[field.by])]
      return fillIn(typed(edition, builtIn, path, blank(kind), SOMEBODY), builtIn, kind, path, wanted)
    }
    default:
      return typed(edition, builtIn, path, wanted, SOMEBODY)
  }
}

describe('The form of an edition', () => {
  it.each(all)('of %s has a field for every value of every built-in edition', (_, game) => {
    const form = formOf(game)
    for (const edition of Object.values(game.editions.builtIn))
      for (const { path } of factsIn(edition)) expect(fieldAt(form, path, edition)?.kind, path.join('.')).toBe('fact')
  })

  it.each(all)('of %s, filled in from empty with the known values, gives the built-in edition byte by byte', (id, game) => {
    const form = formOf(game)
    for (const edition of Object.values(game.editions.builtIn)) {
      const filled = fillIn(blank(form) as Edition, usual(game), form, [], edition)
      expect(fileText(id, form, filled)).toBe(fileText(id, form, edition))
      expect(canonical(filled)).toBe(canonical(edition))
      expect(game.editions.check(filled)).toEqual([])
    }
  })

  it.each(all)('of %s starts empty with the right shape: only what the game itself requires is missing', (_, game) => {
    const problems = game.editions.check(blank(formOf(game)))
    expect(problems.filter(({ rule }) => rule?.startsWith('shape'))).toEqual([])
  })
})

describe('A typed value', () => {
  const [, game] = all.find(([id]) => id === 'fair-trade') ?? all[0]
  const edition = usual(game)
  const row = pathOf('market.3.prizes.4')

  it('gets the chosen status, and its old one after undo', () => {
    const other = typed(edition, edition, [...row, 'value', 0], 9, 'printed')
    expect(valueAt(other, row)).toEqual({ value: [9, 3, 2, 1], status: 'printed' })
    const back = typed(other, edition, [...row, 'value', 0], 4, 'printed')
    expect(valueAt(back, row)).toEqual(valueAt(edition, row))
    expect(canonical(back)).toBe(canonical(edition))
  })

  it('changes nothing else, and not the edition it began with', () => {
    const before = canonical(edition)
    const other = typed(edition, edition, [...row, 'value', 0], 9, 'printed')
    expect(differences(other, edition).map(({ path }) => path.join('.'))).toEqual(['market.3.prizes.4'])
    expect(canonical(edition)).toBe(before)
  })

  it('is confirmed as a whole', () => {
    const confirmed = withStatus(edition, pathOf('market.3'), 'printed')
    const statuses = (at: string) => new Set(factsIn(valueAt(confirmed, pathOf(at))).map(({ fact }) => fact.status))
    expect(statuses('market.3')).toEqual(new Set(['printed']))
    expect(statuses('market.4')).toEqual(new Set(['reconstructed']))
    expect(differences(confirmed, edition)).toEqual([])
    const without = withStatus(edition, pathOf('market.3'), 'printed', (path) => path.at(-1) === '4')
    expect(valueAt(without, pathOf('market.3.prizes.4'))).toEqual(valueAt(edition, pathOf('market.3.prizes.4')))
  })

  it('can be undone step by step, and redone', () => {
    const first = typed(edition, edition, [...row, 'value', 0], 9, 'printed')
    const second = typed(first, edition, [...row, 'value', 0], 8, 'printed')
    const draft = changed(changed(draftOf(edition), first, 'a'), second, 'a')
    expect(undone(draft).edition).toBe(edition)
    expect(redone(undone(draft)).edition).toBe(second)
    const twice = changed(changed(draftOf(edition), first, 'a'), second, 'b')
    expect(undone(twice).edition).toBe(first)
    expect(undone(undone(undone(twice))).edition).toBe(edition)
  })
})

describe('Another edition', () => {
  const [, faiyum] = all.find(([id]) => id === 'faiyum') ?? all[0]
  const edition = usual(faiyum)

  it('is compared card by card: a removed one is the only difference', () => {
    const without = removed(edition, edition, ['cards', 5], 'printed')
    const found = differences(without, edition)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ path: ['cards'], was: { number: { value: 12 } } })
    const same = counterpart(without, edition, ['cards', 5, 'number'])
    expect(isFact(same) && same.value).toBe(14)
  })
})

describe('A loaded file', () => {
  const named = async (name: string) => all.find(([id]) => id === name)?.[1]

  it.each(all)('of %s is read as it was written', async (id, game) => {
    const form = formOf(game)
    const read = await readFile(fileText(id, form, usual(game)), named)
    expect(read).toMatchObject({ game: id, problems: [] })
    if ('game' in read) expect(canonical(read.edition)).toBe(canonical(usual(game)))
  })

  it('is refused with a message if it is not JSON, not an object, of no game, or too large', async () => {
    expect(await readFile('{', named)).toEqual({ refused: 'json' })
    expect(await readFile('[1]', named)).toEqual({ refused: 'object' })
    expect(await readFile('{"game":"chess"}', named)).toEqual({ refused: 'game' })
    expect(await readFile(`"${'x'.repeat(LARGEST_FILE)}"`, named)).toEqual({ refused: 'size' })
    for (const sentence of Object.values(en.refused)) expect(sentence).toMatch(/[.]$/)
  })

  it.each(all)('of %s with a value of the wrong kind is refused with its path', async (id, game) => {
    const [{ path }] = factsIn(usual(game))
    const wrong = put(usual(game), [...path, 'value'], { no: 'such thing' })
    const read = await readFile(fileText(id, { kind: 'flag' }, wrong), named)
    expect('problems' in read && read.problems[0].path).toContain(path.join('.'))
    expect('problems' in read && read.problems[0].rule).toMatch(/^shape\./)
  })
})

describe('The walk-through', () => {
  const edition = { id: 'x', name: 'x', cards: Array.from({ length: 20 }, (_, index) => ({ id: `c${index}` })) }
  const steps = edition.cards.map((_, index) => ({ at: `cards.${index}`, tab: 'cards', seconds: 60 }))
  const done = (count: number) => edition.cards.slice(0, count).map(({ id }) => `cards:${id}`)

  it('has steps of at most a dozen and says how long it takes', () => {
    expect(walkthroughProgress(edition, steps, [], 0)).toMatchObject({ handful: 0, handfuls: 2, done: 0, minutes: 20 })
    expect(walkthroughProgress(edition, steps, done(12), 12 * 60_000)).toMatchObject({ handful: 1, done: 0, minutes: 8 })
    expect(walkthroughProgress(edition, steps, done(20), 20 * 60_000)).toMatchObject({ handful: 1, done: 8, minutes: 0 })
  })

  it("adapts to the owner's speed", () => {
    expect(walkthroughProgress(edition, steps, done(4), 4 * 30_000).minutes).toBe(8)
    expect(walkthroughProgress(edition, steps, done(4), 4 * 120_000).minutes).toBe(32)
  })
})

it('The workshop has texts in each language of the server', async () => {
  for (const language of LANGUAGES) expect(Object.keys((await import(`../text/${language}.ts`))[language])).toEqual(Object.keys(en))
})
