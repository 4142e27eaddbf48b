import type { Edition } from '@fairground/kernel'
import type { AnyWorkshop, Place, WorkshopTab } from '@fairground/kit'
import { valueAt } from './model/edit.ts'
import { type Path, pathOf } from './model/fields.ts'

/** Splits an edition into places that are checked one at a time: the cards of a list, the groups of a form, the rows of a map. */

export function placesOf(tab: WorkshopTab, edition: Edition): readonly Place[] {
  if (tab.kind === 'items') return ((valueAt(edition, pathOf(tab.at)) ?? []) as readonly unknown[]).map((_, index) => `${tab.at}.${index}`)
  const parts = tab.kind === 'form' ? tab.groups : tab.parts(edition)
  return parts.map(({ id }) => `${tab.id}#${id}`)
}

export function tabOf(layout: AnyWorkshop, place: Place): WorkshopTab | undefined {
  const [id, part] = place.split('#')
  return layout.tabs.find((tab) => (part === undefined ? tab.kind === 'items' && isAtOrBelow(place, tab.at) : tab.id === id))
}

/** The paths of the values of a place. */
export function pathsOf(layout: AnyWorkshop, edition: Edition, place: Place): readonly Path[] {
  const tab = tabOf(layout, place)
  if (tab === undefined || tab.kind === 'items') return [pathOf(place)]
  const parts = tab.kind === 'form' ? tab.groups : tab.parts(edition)
  return (parts.find(({ id }) => id === place.split('#')[1])?.at ?? []).map(pathOf)
}

/** The place that contains a value. */
export function placeWith(layout: AnyWorkshop, edition: Edition, value: string): Place | undefined {
  for (const tab of layout.tabs) {
    const places = placesOf(tab, edition)
    const found = places.find((place) => pathsOf(layout, edition, place).some((path) => isAtOrBelow(value, path.join('.'))))
    if (found !== undefined) return found
    if (tab.kind !== 'form' && isAtOrBelow(value, tab.at)) return places[0]
  }
  return undefined
}

export function isAtOrBelow(value: string, place: string): boolean {
  return value === place || value.startsWith(`${place}.`)
}
