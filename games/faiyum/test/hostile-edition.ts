import { reconstruction } from '../edition/built-in.ts'
import type { FaiyumEdition, NumberedCard, SpaceFacts } from '../edition/edition.ts'
import type { CardStep, Cost, Gain } from '../edition/vocabulary.ts'

const own = <T>(value: T) => ({ value, status: 'printed' as const })

/** The largest map that an edition may have, and only cards with these steps: made to keep the search busy forever. */
export function hostileEdition(steps: readonly CardStep[], cost: Cost = {}, gain: Gain = {}, spaces = 100, pairs = 250): FaiyumEdition {
  const name = (index: number) => `s${index}`
  const land = Array.from({ length: spaces }, (_, index): SpaceFacts => {
    const terrain = index === 0 ? 'red' : index === 1 ? 'site' : 'stone'
    return {
      id: name(index),
      terrain: own(terrain),
      at: own({ row: Math.floor(index / 12), column: index % 12 }),
      ...(terrain === 'site' && { blocks: own(3) }),
    }
  })
  const joined: [string, string][] = []
  for (let apart = 1; joined.length < pairs; apart++)
    for (let index = 0; index + apart < spaces && joined.length < pairs; index++) joined.push([name(index), name(index + apart)])
  const face = { ...reconstruction.cards[0], cost: own(cost), steps: own(steps), gain: own(gain) }
  return {
    ...reconstruction,
    id: 'hostile',
    name: 'Hostile',
    map: {
      spaces: land,
      adjacent: own(joined),
      channelSide: own([]),
      lakeSide: own([]),
      bridges: own([]),
      bridgesPerSpace: own(9),
      roads: own([]),
    },
    supply: Object.fromEntries(Object.keys(reconstruction.supply).map((piece) => [piece, own(99)])) as unknown as FaiyumEdition['supply'],
    starting: reconstruction.starting.map((card) => ({ ...card, cost: own(cost), steps: own(steps), gain: own(gain), copies: own(1) })),
    cards: Array.from({ length: 16 }, (_, index): NumberedCard => ({ ...face, number: own(index + 1), border: own('blue') })),
    disasters: reconstruction.disasters.map((disaster, index) => ({ ...disaster, number: own(200 + index) })),
  }
}
