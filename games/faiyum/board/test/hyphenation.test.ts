import { describe, expect, it } from 'vitest'
import { cards } from '../../edition/cards.ts'
import { startingCards } from '../../edition/starting-cards.ts'
import { hyphenated } from '../hyphenation.ts'

const titles = [...cards, ...startingCards].flatMap(({ title }) => Object.values(title).map(({ value }) => value))
/** How many letters fit on one line of a narrow card. */
const ROOM = 9
const bare = (title: string) => title.replaceAll('\u00ad', '')

describe('Names on cards', () => {
  it('keep their letters', () => {
    for (const title of titles) expect(bare(hyphenated(title))).toBe(title)
  })

  it('have no word that is too long for a narrow card', () => {
    const pieces = titles.flatMap((title) => hyphenated(title).split(/[ \u00ad]/))
    expect(pieces.filter((piece) => piece.length > ROOM)).toEqual([])
  })
})
