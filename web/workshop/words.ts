import type { CostProblem, Edition, Language, Problem } from '@fairground/kernel'
import type { Place, WorkshopItem, WorkshopWords } from '@fairground/kit'
import { settings } from '../lib/settings.ts'
import { textIn } from '../lib/text.ts'
import type { Bench } from './layouts.ts'
import { type Path, pathOf } from './model/fields.ts'
import { wordAt } from './model/word-at.ts'
import { tabOf } from './places.ts'
import { en } from './text/en.ts'

/** The texts of the workshop. */
export const w = textIn(en, {
  de: async () => (await import('./text/de.ts')).de,
  vi: async () => (await import('./text/vi.ts')).vi,
})

export function labelOf(words: WorkshopWords, path: Path): string {
  const last = path.findLast((part) => part !== 'value')
  // A label with # counts from 0, like the index of the item.
  return wordAt(words.fields, path)?.replace('#', String(last)) ?? (typeof last === 'number' ? String(last + 1) : String(last ?? ''))
}

/** The name of a place. */
export function placeItem({ layout, texts }: Bench, edition: Edition, place: Place): WorkshopItem {
  const { language } = settings.value
  const tab = tabOf(layout, place)
  if (tab?.kind !== 'form') return layout.item(edition, place, texts[language], language)
  const words = layout.words[language]
  const group = tab.groups.find(({ id }) => `${tab.id}#${id}` === place)
  return { title: (group && (words.groups[group.id] ?? labelOf(words, pathOf(group.at[0])))) ?? '' }
}

/** A value of a choice. */
export function valueWord(words: WorkshopWords, path: Path, value: string | number): string {
  return wordAt(words.values, [...path, String(value)]) ?? String(value)
}

/** A problem as a sentence. */
export function problemSentence(words: WorkshopWords, { rule, reason, facts = {} }: Problem, language: Language): string {
  const own = rule === undefined ? undefined : words.problems[rule]
  if (own !== undefined) return own(facts)
  const shape = rule === undefined ? undefined : w.value.check.shape[rule as keyof typeof en.check.shape]
  if (shape !== undefined) return shape(facts)
  return language === 'en' ? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.` : w.value.problem(reason)
}

/** An edition that would make a table wait. */
export function tooExpensive({ rule, reason, facts = {} }: CostProblem): string {
  const said = w.value.check.shape[rule as keyof typeof en.check.shape]?.(facts) ?? reason
  return w.value.trial.tooDear(said)
}

/** Is a problem at a place or below it? */
export function isBelow(problem: Problem, path: string): boolean {
  return problem.path === path || problem.path.startsWith(`${path}.`)
}

/** Any value in a few words. */
export function valueText(words: WorkshopWords, path: Path, value: unknown): string {
  if (value === undefined) return w.value.nothing
  if (typeof value === 'boolean') return value ? w.value.yes : w.value.no
  if (typeof value === 'string' || typeof value === 'number') return valueWord(words, path, value)
  if (Array.isArray(value))
    return value.length === 0
      ? w.value.nothing
      : value.map((item, index) => valueText(words, typeof item === 'string' ? path : [...path, index], item)).join(' · ')
  const entries = Object.entries(value as object)
  if (entries.length === 0) return w.value.nothing
  return entries
    .map(([name, inner]) => {
      const at = [...path, ...pathOf(name)]
      return inner === true ? labelOf(words, at) : `${valueText(words, at, inner)} ${labelOf(words, at)}`
    })
    .join(', ')
}
