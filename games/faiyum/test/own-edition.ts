import { reconstruction } from '../edition/built-in.ts'
import type { FaiyumEdition, NumberedCard } from '../edition/edition.ts'

const own = <T>(value: T) => ({ value, status: 'printed' as const })

/** Another map with seven spaces, and other cards: an example of a custom edition. */
export function ownEdition(): FaiyumEdition {
  const spaces = [
    ['n', 'wheat'],
    ['o', 'grape'],
    ['p', 'stone'],
    ['q', 'red'],
    ['r', 'site'],
    ['s', 'stone'],
    ['t', 'wheat'],
    ['u', 'grape'],
  ] as const
  const card = (number: number, border: 'blue' | 'yellow', rest: Partial<NumberedCard>): NumberedCard => ({
    ...reconstruction.cards[0],
    number: own(number),
    border: own(border),
    ...rest,
  })
  const odd: readonly Partial<NumberedCard>[] = [
    {
      steps: own([
        { do: 'harvest', workers: 2, least: 1 },
        { do: 'build', piece: 'settlement', count: 1, terrain: 'wheat' },
      ]),
    },
    {
      cost: own({ wheat: 1 }),
      steps: own([{ do: 'swap', most: 2, from: ['wheat', 'grape', 'stone'], to: 'fish' }]),
      gain: own({ choice: 1 }),
    },
    {
      steps: own([
        { do: 'build', piece: 'road', count: 3 },
        { do: 'trade', workers: 1, on: ['site', 'settlement'] },
      ]),
      cost: own({ ground: true }),
    },
    { steps: own([{ do: 'repeat' }]), cost: own({ money: 1 }), gain: own({ reputation: 2 }) },
    {
      steps: own([{ do: 'clear', workers: 2 }, { do: 'take' }]),
      cost: own({ card: 2 }),
      gain: own({ per: [{ what: 'reputation', each: 2, count: 'cleared' }] }),
    },
    { steps: own([{ do: 'name', on: ['settlement'] }, { do: 'order' }]), gain: own({ per: [{ what: 'money', each: 1, count: 'ends' }] }) },
    {
      steps: own([{ do: 'build', piece: 'bridge', count: 1 }]),
      gain: own({ per: [{ what: 'reputation', each: 1, count: 'crocodiles', of: 2 }] }),
    },
    {
      steps: own([{ do: 'trade', workers: 2, on: ['settlement', 'workshop'], joined: true }]),
      gain: own({ per: [{ what: 'money', each: 2, count: 'way' }] }),
    },
  ]
  return {
    ...reconstruction,
    id: 'mine',
    name: 'From my shelf',
    map: {
      spaces: spaces.map(([id, terrain], column) => ({
        id,
        terrain: own(terrain),
        at: own({ row: 0, column }),
        ...(terrain === 'site' && { blocks: own(2) }),
      })),
      adjacent: own([
        ['n', 'o'],
        ['o', 'p'],
        ['p', 'q'],
        ['q', 'r'],
        ['r', 's'],
        ['t', 'u'],
        ['n', 'q'],
      ]),
      channelSide: own(['n', 't']),
      lakeSide: own(['o', 'u']),
      bridges: own([
        ['s', 't'],
        ['p', 'u'],
      ]),
      bridgesPerSpace: own(2),
      roads: own([['p', 's']]),
    },
    cards: Array.from({ length: 16 }, (_, index) => card(index + 1, index < 14 ? 'blue' : 'yellow', odd[index % odd.length])),
    disasters: reconstruction.disasters.map((disaster, index) => ({ ...disaster, number: own(20 + index) })),
  }
}
