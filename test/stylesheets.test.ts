import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SHEETS = globSync('{web,kit,games}/**/*.css', { cwd: ROOT, exclude: ['web/dist/**', '**/node_modules/**'] })

/** A selector for a whole page or table. */
const WHOLE = /^(?::root|html|body|main|\.table|\.game-)/

/** Selectors that any added or removed child may change. */
const BY_POSITION = /:(?:empty|nth-|first-|last-|only-)/

const BESIDE_ANYTHING = /[+~]\s*(?:\*|:(?!is\(|where\())/

/** The subject of a selector that ends here: its last part, or all of it if it ends within brackets. */
function subjectOf(before: string): string {
  let flat = before
  for (let last = ''; last !== flat; ) {
    last = flat
    flat = flat.replace(/\([^()]*\)/g, '')
  }
  const outside = flat.includes('(') ? flat.slice(0, flat.indexOf('(')) : flat
  return /[^\s,>+~]*$/.exec(outside)?.[0] ?? ''
}

/** The text between an opening bracket and its closing one. */
function within(text: string, open: number): string {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return text.slice(open + 1, at)
  }
  return text.slice(open + 1)
}

/**
 * Rules that make the browser restyle a whole table whenever an element is added or removed: those on a table or page that match by the position
 * among siblings, and those that use `:has` and then match nearly everything (`> :not(.a)`, `> *`) or every drawing (`svg`): browsers look up
 * what comes after any `:has` wherever one may have changed. And those for anything beside something (`+ *`): after each insertion browsers
 * restyle everything beside it, with all that is inside.
 */
function costlyIn(css: string): readonly string[] {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? []
  return selectors.filter(
    (selector) =>
      BESIDE_ANYTHING.test(selector) ||
      [...selector.matchAll(/:has\(/g)].some(({ index }) => {
        const looked = within(selector, index + ':has'.length)
        const after = selector.slice(index + ':has()'.length + looked.length)
        return (
          (WHOLE.test(subjectOf(selector.slice(0, index))) && BY_POSITION.test(looked)) ||
          /^[^,]*(?:[\s>+~](?::not\(|\*|svg\b)|:is\([^)]*\bsvg\b)/.test(after)
        )
      }),
  )
}

it('finds a costly rule', () => {
  expect(costlyIn('.a { } main.table.game-x:not(.replay, :has(> .coach:not(.tip), .answer:not(:empty))) .words { }')).toHaveLength(1)
  expect(costlyIn('body:has(.list > :last-child.open) .bar { }')).toHaveLength(1)
  expect(costlyIn('.scene:has(> .guest) > :not(.play) { }')).toHaveLength(1)
  expect(costlyIn('.plaque:has(.purse) :is(.tag, .coins svg) { }')).toHaveLength(1)
  expect(costlyIn('.sheet > * + * { }')).toHaveLength(1)
  expect(costlyIn('.list + .list > *, [class~="a"], .a:has(~ :is(.b, .c)) { }')).toHaveLength(0)
  expect(costlyIn('.table:has(> .coach) > .prompt:first-child, .table .card:has(:empty) { }')).toHaveLength(0)
})

it.each(SHEETS)('No rule restyles a whole table whenever an element is added or removed: %s', (sheet) => {
  expect(costlyIn(readFileSync(join(ROOT, sheet), 'utf8'))).toEqual([])
})
