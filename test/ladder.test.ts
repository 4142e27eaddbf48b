import { describe, expect, it } from 'vitest'
import { picture } from '../cli/tournament/picture.ts'
import type { Played } from '../cli/tournament/play.ts'
import { cellOf, ladderOf, type TournamentReport } from '../cli/tournament/report.ts'
import { merged } from '../scripts/ladder/merge.ts'
import { section, withSection } from '../scripts/ladder/page.ts'

/** Tables of one bot against two others, of which it wins so many. */
function played(hero: string, rival: string, tables: number, won: number): readonly Played[] {
  return Array.from({ length: tables }, (_, table) => ({
    lineUp: [hero, rival, rival],
    deal: Math.floor(table / 3),
    rotation: table % 3,
    places: table < won ? [1, 2, 3] : [3, 1, 2],
    scores: [table < won ? 30 : 10, 20, 15],
    decisions: [10, 10, 10],
    cpu: [500, 1, 1],
  }))
}

function report(...groups: readonly (readonly Played[])[]): TournamentReport {
  const cells = groups.map((tables) => cellOf(tables[0].lineUp, tables, undefined))
  return { game: 'faifo', title: 'Faifo', seats: 3, seed: '1', cells, ...ladderOf(cells) }
}

describe('The ladders in docs/bots.md', () => {
  const first = report(played('trader', 'random', 30, 24), played('apprentice', 'random', 30, 21))
  const again = report(played('trader', 'random', 60, 54), played('merchant', 'trader', 60, 40))

  it('keep older results, and the last result of line-ups that were played again', () => {
    const { cells, ratings } = merged(first, again)
    expect(cells.map(({ lineUp, tables }) => `${lineUp[0]} ${lineUp[1]} ${tables}`)).toEqual([
      'merchant trader 60',
      'trader random 60',
      'apprentice random 30',
    ])
    expect(ratings.map(({ bot }) => bot)).toEqual(['merchant', 'trader', 'apprentice', 'random'])
    expect(merged(undefined, first).cells).toHaveLength(2)
  })

  it('give the same ratings from the stored results as from the tables', () => {
    const kept = JSON.parse(JSON.stringify(first))
    expect(ladderOf(kept.cells)).toEqual(JSON.parse(JSON.stringify(ladderOf(first.cells))))
    expect(first.cells[0].rankings).toEqual([
      { places: [1, 2, 3], times: 24 },
      { places: [3, 1, 2], times: 6 },
    ])
  })

  it('say who won how often, by which command, with a picture', () => {
    const text = section([first])
    expect(text).toContain('### Faifo')
    expect(text).toContain('(bots/faifo.svg)')
    expect(text).toMatch(/\| trader \+ 2 random \| 30 \| \*\*80\.0 %\*\* \(\d+\.\d % – \d+\.\d %\) \| 33\.3 % \| 50 \|/)
    expect(text).toContain('npx fairground tournament faifo --bots trader,random,apprentice --seats 3 --tables 30 --seed 1')
    const svg = picture('Faifo', [{ label: '3 players', ratings: first.ratings }])
    expect(svg.match(/<circle /g)).toHaveLength(3)
  })

  it('do not change the rest of the page, and need their place in it', () => {
    const page = `before\n<!-- Written by scripts/ladder.ts from docs/bots/*.json; change those. -->\nold\n<!-- Here it ends. -->\nafter\n`
    const written = withSection(page, 'new')
    expect(written).toContain('new')
    expect(written).not.toContain('old')
    expect(written.startsWith('before\n')).toBe(true)
    expect(written.endsWith('\nafter\n')).toBe(true)
    expect(withSection(written, 'new')).toBe(written)
    expect(() => withSection('nothing', 'new')).toThrow('no place')
  })
})
