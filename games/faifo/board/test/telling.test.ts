import { textFor } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { hear } from '../../../test/text-suite.ts'
import { gamePackage } from '../../game.ts'
import { openGame } from '../../test/helpers.ts'
import { telling } from '../telling.tsx'

const { events } = hear(
  [3, 5].flatMap((seats) => Array.from({ length: 10 }, (_, seed) => ({ rules: openGame(seats), seed }))),
  50,
)
/** Only logged, or headings. */
const QUIET: readonly string[] = ['chosen', 'considers', 'dealt', 'turn', 'round', 'over']

describe('The row of what happened', () => {
  it('says of every event that is looked at what it was, by a sign or a word', async () => {
    const words = await gamePackage.text.en()
    const bare = events.flatMap(({ event, facts }) => {
      if (QUIET.includes(event.kind)) return []
      const { icon, chip } = telling(event, { facts, text: textFor(words, facts) as never, names: String, language: 'en' })
      return icon === undefined && chip === undefined ? [event.kind] : []
    })
    expect([...new Set(bare)]).toEqual([])
  })
})
