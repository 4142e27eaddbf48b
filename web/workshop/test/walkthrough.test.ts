import { games } from '@fairground/games'
import { type AnyGame, LANGUAGES } from '@fairground/kernel'
import type { AnyWorkshop } from '@fairground/kit'
import { describe, expect, it } from 'vitest'
import document from '../../../docs/editions.md?raw'
import { factsIn, valueAt } from '../model/edit.ts'
import { together } from '../model/effort.ts'
import { fieldOf, written } from '../model/fields.ts'
import { pathsOf } from '../places.ts'
import { markOf, stepsOf, walkthroughProgress } from '../walkthrough.ts'

const workshops = import.meta.glob<{ workshop: AnyWorkshop }>('../../../games/*/board/workshop/workshop.tsx')

const all = await Promise.all(
  Object.entries(workshops).map(async ([file, load]) => {
    const id = file.split('/')[4]
    const { workshop } = await load()
    const game = (await games[id]()).game as AnyGame
    const edition = game.editions.builtIn[game.options.edition.default as string]
    const known = { layout: workshop, field: fieldOf(game.editions.shape?.() ?? {}) }
    return { id, layout: workshop, edition, steps: stepsOf(known, edition, edition) }
  }),
)

describe.each(all)('The walk-through of $id', ({ id, layout, edition, steps }) => {
  it('visits every value of the edition once: cards, boards, maps, money', () => {
    const passed = steps.flatMap(({ at }) =>
      pathsOf(layout, edition, at).flatMap((path) => factsIn(valueAt(edition, path), path).map((fact) => written(fact.path))),
    )
    expect(passed.toSorted()).toEqual(
      factsIn(edition)
        .map(({ path }) => written(path))
        .toSorted(),
    )
  })

  it('takes under half an hour, even if every reconstructed value must be typed; docs/editions.md has the figures', () => {
    const minutes = steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60
    const { presses, letters, looks } = together(steps.map(({ effort }) => effort))
    expect(minutes).toBeLessThan(30)
    const figures = [steps.length, looks, presses + steps.length, letters, Math.ceil(minutes)]
    expect(document).toContain(`| ${id} | ${figures.join(' | ')} |`)
  })

  it('has at most a dozen items per step, and says for each step in three languages what to take out of the box', () => {
    const walked: string[] = []
    for (let handful = 0; ; handful++) {
      const walk = walkthroughProgress(edition, steps, walked, 0)
      expect(walk.steps.length).toBeLessThanOrEqual(12)
      for (const language of LANGUAGES) expect(layout.words[language].walk[walk.steps[0].tab]?.(walk.steps.length)).toMatch(/\w/)
      if (handful === walk.handfuls - 1) break
      walked.push(...walk.steps.map(({ at }) => markOf(edition, at)))
      expect(walkthroughProgress(edition, steps, walked, 0).handful).toBe(handful + 1)
    }
  })
})
