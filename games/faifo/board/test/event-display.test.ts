import { textFor } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { collectEvents } from '../../../test/text-suite.ts'
import { gamePackage } from '../../game.ts'
import { openGame } from '../../test/helpers.ts'
import { eventDisplay } from '../event-display.tsx'

const { events } = collectEvents(
  [3, 5].flatMap((seats) => Array.from({ length: 10 }, (_, seed) => ({ rules: openGame(seats), seed }))),
  50,
)
/** Not in the row: these are only logged, or headings. */
const QUIET: readonly string[] = ['chosen', 'considers', 'dealt', 'turn', 'round', 'over']

describe('The row of recent events', () => {
  it('has an icon or a word for every event that is shown', async () => {
    const words = await gamePackage.text.en()
    const bare = events.flatMap(({ event, facts }) => {
      if (QUIET.includes(event.kind)) return []
      const { icon, chip } = eventDisplay(event, { facts, text: textFor(words, facts) as never, names: String, language: 'en' })
      return icon === undefined && chip === undefined ? [event.kind] : []
    })
    expect([...new Set(bare)]).toEqual([])
  })
})
