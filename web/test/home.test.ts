import { games } from '@fairground/games'
import { describe, expect, it } from 'vitest'
import { usualGame } from '../lib/usual-game.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { vi } from '../text/vi.ts'

describe('The landing page', () => {
  it('counts the games, in every language', () => {
    expect([en, de, vi].map(({ tagline }) => tagline(4).split('.')[0])).toEqual([
      'Four trading games',
      'Vier Handelsspiele',
      'Bốn trò buôn bán',
    ])
    expect([en, de, vi].map(({ tagline }) => tagline(5).split(' ')[0])).toEqual(['Five', 'Fünf', 'Năm'])
    expect([en, de, vi].map(({ tagline }) => tagline(1).split('.')[0])).toEqual([
      'One trading game',
      'Ein Handelsspiel',
      'Một trò buôn bán',
    ])
    expect(en.tagline(30)).toMatch(/^30 trading games\./)
  })

  it('offers the shortest game to a new visitor', async () => {
    const all = await Promise.all(Object.values(games).map((load) => load()))
    const longest = Math.max(...all.map(({ credits }) => credits.minutes[1]))
    expect(usualGame(all)?.credits.minutes[1]).toBeLessThan(longest)
    const shorter = { ...all[0], credits: { ...all[0].credits, minutes: [1, 1] as const } }
    expect(usualGame([...all, shorter])).toBe(shorter)
    expect(usualGame([])).toBeUndefined()
  })
})
