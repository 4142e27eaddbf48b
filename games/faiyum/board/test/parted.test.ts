import { describe, expect, it } from 'vitest'
import { cards } from '../../edition/cards.ts'
import { startingCards } from '../../edition/starting-cards.ts'
import { parted } from '../parted.ts'

const titles = [...cards, ...startingCards].flatMap(({ title }) => Object.values(title).map(({ value }) => value))
/** Letters that a narrow card has room for in one line. */
const ROOM = 9
const bare = (title: string) => title.replaceAll('\u00ad', '')

describe('Names on cards', () => {
  it('stay the same words', () => {
    for (const title of titles) expect(bare(parted(title))).toBe(title)
  })

  it('have no word that a narrow card could only cut off', () => {
    const pieces = titles.flatMap((title) => parted(title).split(/[ \u00ad]/))
    expect(pieces.filter((piece) => piece.length > ROOM)).toEqual([])
  })
})
