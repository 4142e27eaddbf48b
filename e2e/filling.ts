import type { Page } from '@playwright/test'
import { type Field, type ListField, type OneOfField, type Path, type RecordField, written } from '../web/workshop/model/fields.ts'

/**
 * Fills in an edition through the fields of the workshop, value by value, as the owner of a box would. Each step presses a button or types into
 * the field of a value; nothing else is touched. It runs inside the page, since a box has thousands of values.
 */
type Step =
  | { readonly do: 'press'; readonly on: string; readonly until?: string }
  | { readonly do: 'type' | 'choose'; readonly on: string; readonly value: string }
  | { readonly do: 'tick'; readonly on: string; readonly value: boolean }

const place = (at: string) => `[data-place="${at}"]`
const field = (at: Path) => `:is(input, select)[data-at="${written(at)}"]`
const adder = (at: Path) => `[data-add="${written(at)}"]`

/** The steps from the smallest value that a field may hold to the wanted value. */
export function stepsTo(form: Field, at: Path, wanted: unknown): readonly Step[] {
  switch (form.kind) {
    case 'fact': {
      const { value, status } = wanted as { readonly value: unknown; readonly status: string }
      return [...stepsTo(form.value, [...at, 'value'], value), { do: 'choose', on: field([...at, 'status']), value: status }]
    }
    case 'number':
    case 'text':
      return [{ do: 'type', on: field(at), value: String(wanted) }]
    case 'choice':
      return form.values.length <= MOST_SEGMENTS
        ? [{ do: 'press', on: `[data-at="${written(at)}"] input[value="${wanted}"]` }]
        : [{ do: 'choose', on: field(at), value: String(wanted) }]
    case 'flag':
      return [{ do: 'tick', on: field(at), value: wanted === true }]
    case 'constant':
      return []
    case 'list': {
      const items = wanted as readonly unknown[]
      const chips = chipsOf(form)
      if (chips !== undefined)
        return chips.map((chip) => ({ do: 'tick', on: `[data-at="${written(at)}"] [data-value="${chip}"]`, value: items.includes(chip) }))
      return items.flatMap((item, index) => [
        ...(index < form.min ? [] : [{ do: 'press' as const, on: adder(at), until: anyWithin([...at, index]) }]),
        ...stepsTo(form.of, [...at, index], item),
      ])
    }
    case 'record':
      return recordSteps(form, at, wanted as Readonly<Record<string, unknown>>)
    case 'one-of':
      return kindSteps(form, at, wanted as Readonly<Record<string, unknown>>)
  }
}

const MOST_SEGMENTS = 4
const MOST_CHIPS = 20

/** Lists with few possible items are shown as checkboxes. */
function chipsOf({ of, min, max }: ListField): readonly (string | number)[] | undefined {
  if (of.kind === 'choice') return of.values
  if (of.kind !== 'number' || min === max || of.max - of.min >= MOST_CHIPS || max < of.max - of.min) return undefined
  return Array.from({ length: of.max - of.min + 1 }, (_, index) => of.min + index)
}

const anyWithin = (at: Path) => `[data-at^="${written(at)}"]`

function recordSteps({ fields, optional }: RecordField, at: Path, wanted: Readonly<Record<string, unknown>>): readonly Step[] {
  const tiles = Object.keys(fields).every((name) => optional.has(name))
  return Object.entries(fields).flatMap(([name, inner]): readonly Step[] => {
    const there = [...at, name]
    const value = wanted[name]
    if (value === undefined) return []
    if (!optional.has(name)) return stepsTo(inner, there, value)
    const plain = inner.kind === 'fact' ? inner.value : inner
    if (tiles) {
      if (inner.kind === 'constant') return [{ do: 'press', on: adder(there) }]
      if (inner.kind !== 'list') return [{ do: 'press', on: adder(there), until: field(there) }, ...stepsTo(inner, there, value)]
      // A part that is added already has its first line.
      return [{ do: 'press', on: adder(there), until: anyWithin([...there, 0]) }, ...stepsTo({ ...inner, min: 1 }, there, value)]
    }
    if (plain.kind === 'constant') return [{ do: 'tick', on: field(there), value: true }]
    if (plain.kind === 'choice') return [{ do: 'choose', on: field(there), value: String(value) }]
    return [{ do: 'press', on: adder(there), until: anyWithin(there) }, ...stepsTo(inner, there, value)]
  })
}

function kindSteps(form: OneOfField, at: Path, wanted: Readonly<Record<string, unknown>>): readonly Step[] {
  const kind = String(wanted[form.by])
  return [{ do: 'choose', on: field([...at, form.by]), value: kind }, ...recordSteps(form.of[kind], at, wanted)]
}

/** Runs steps one after another in the page; each waits for its field and for the page to accept it. */
export async function take(page: Page, steps: readonly Step[]): Promise<void> {
  const stuck = await page.evaluate(async (all) => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 0))
    async function found<T extends Element>(selector: string): Promise<T | undefined> {
      for (const from = Date.now(); Date.now() - from < 15_000; await rest()) {
        const element = document.querySelector<T>(selector)
        if (element !== null) return element
      }
      return undefined
    }
    function enter(element: HTMLInputElement | HTMLSelectElement, value: string, event: string): void {
      element.value = value
      element.dispatchEvent(new Event(event, { bubbles: true }))
    }
    for (const step of all) {
      const element = await found<HTMLInputElement & HTMLSelectElement>(step.on)
      if (element === undefined) return step.on
      if (step.do === 'press') {
        // SVG elements have no click method.
        if (element instanceof HTMLElement) element.click()
        else (element as Element).dispatchEvent(new MouseEvent('click', { bubbles: true }))
        if (step.until !== undefined && (await found(step.until)) === undefined) return `${step.on} → ${step.until}`
      } else if (step.do === 'tick') {
        const ticked = element.checked ?? element.getAttribute('aria-pressed') === 'true'
        if (ticked !== step.value) element.click()
      } else enter(element, step.value, step.do === 'type' ? 'input' : 'change')
      await rest()
    }
    return undefined
  }, steps)
  if (stuck !== undefined) throw new Error(`nothing to fill in at ${stuck}`)
}

/** Opens a part of the edition in the list beside the form. */
export async function openPlace(page: Page, at: string): Promise<void> {
  await take(page, [{ do: 'press', on: place(at), until: `${place(at)}[aria-current]` }])
}
