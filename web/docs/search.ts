import { type Block, blocksOf, plainText } from './markdown.ts'

/** A part of a document under its heading. */
export interface Section {
  readonly page: string
  readonly heading: string
  readonly anchor: string
  readonly text: string
}

export function sectionsOf(page: string, markdown: string): readonly Section[] {
  const sections: { readonly page: string; readonly heading: string; readonly anchor: string; text: string }[] = []
  for (const block of blocksOf(markdown) as readonly Block[]) {
    if (block.kind === 'heading')
      sections.push({ page, heading: plainText(block), anchor: block.level === 1 ? '' : block.anchor, text: '' })
    else {
      const last = sections.at(-1)
      if (last !== undefined) last.text += `${last.text === '' ? '' : ' '}${plainText(block)}`
    }
  }
  return sections
}

export interface Hit extends Section {
  /** The text around the first match. */
  readonly around: string
}

const AROUND = 70
const MOST = 30

/** Sections that contain all words, those with a word in their heading first. */
export function searched(sections: readonly Section[], wanted: string): readonly Hit[] {
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return sections
    .map((section) => ({ section, heading: section.heading.toLowerCase(), text: section.text.toLowerCase() }))
    .filter(({ heading, text }) => words.every((word) => heading.includes(word) || text.includes(word)))
    .map((found) => ({ ...found, rank: words.filter((word) => found.heading.includes(word)).length }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ section, text }) => {
      const at = Math.max(0, Math.min(...words.map((word) => text.indexOf(word)).filter((index) => index >= 0), text.length))
      const from = at === text.length ? 0 : Math.max(0, at - AROUND)
      const around = section.text.slice(from, from + 2 * AROUND)
      return { ...section, around: `${from > 0 ? '…' : ''}${around}${from + 2 * AROUND < section.text.length ? '…' : ''}` }
    })
}
