import { describe, expect, it } from 'vitest'
import { headline } from '../table/headline.ts'
import { en } from '../text/en.ts'

const names = (seat: number): string => ['Lan', 'Mia', 'Jo'][seat]
const joined = (parts: readonly string[]): string => parts.join(' and ')
const over = (places: readonly number[], scores: readonly number[]) =>
  headline(en.end, { how: 'played', places, outcome: { places, scores, breakdown: scores.map(() => ({})) }, rated: true }, 0, names, joined)

describe('The headline above the standings', () => {
  it('is the score in a solo game: a missed goal is not a win', () => {
    expect(over([1], [131])).toBe('The game is over: 131 points')
  })

  it('names the winner, or says “you” to the winner', () => {
    expect(over([1, 2], [90, 80])).toBe('You win')
    expect(over([2, 1], [80, 90])).toBe('Mia wins')
    expect(over([1, 1, 3], [90, 90, 80])).toBe('Lan and Mia share the win')
  })

  it('says only that the game is over if there is no ranking', () => {
    expect(headline(en.end, { how: 'agreed', rated: false }, 0, names, joined)).toBe('The game is over')
    expect(headline(en.end, { how: 'conceded', places: [1], rated: false }, 0, names, joined)).toBe('The game is over')
  })
})
