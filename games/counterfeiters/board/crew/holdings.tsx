import type { Holding } from '@fairground/kit'
import type { ComponentType, JSX } from 'preact'
import { CardArt } from '../city/cards.tsx'
import type { Props } from '../city/city.ts'
import { cardName } from '../explain/explain.ts'
import { Sunglasses } from '../icons.tsx'
import { BillIcon, Blinds, EnvelopeIcon } from '../tray/money.tsx'
import { moneyOf } from '../tray/visible-money.ts'
import { words } from '../words.ts'
import { Meeple } from './meeples.tsx'
import './holdings.css'

/** A sign that depends on numbers is the same component as long as they are the same: else it would be drawn anew with every event. */
const drawn = new Map<string, ComponentType>()

function sign(key: string, draw: () => JSX.Element): ComponentType {
  const known = drawn.get(key)
  if (known !== undefined) return known
  drawn.set(key, draw)
  return draw
}

/** What stands on a crew's plaque: money or drawn blinds, henchmen, cards, and the sunglasses. */
export function holdings(props: Props, seat: number): readonly Holding[] {
  const { view, facts, language, text } = props
  const word = words[language]
  const money = moneyOf(view, facts, seat, word)
  const left = view.henchmen[seat]
  const owned = view.cards[seat].flatMap((count, design) => (count === 0 ? [] : [{ design, count }]))
  const men = {
    icon: sign(`men-${seat}-${left}-${facts.henchmen}`, () => <Men seat={seat} left={left} all={facts.henchmen} />),
    label: view.laid[seat] > 0 ? `${word.atHome(left)}. ${word.laidDown(view.laid[seat])}` : word.atHome(left),
    value: '',
  }
  const kinds = byKind(owned, (design) => facts.designs[design].kind)
  const cards = {
    icon: sign(`cards-${kinds.map(({ design, count }) => `${facts.designs[design].id}*${count}`).join()}`, () => (
      <span class="cf-belongings">
        {kinds.map(({ design, count }) => (
          <span key={design}>
            <CardArt design={facts.designs[design]} />
            {count > 1 && <b class="number">{count}</b>}
          </span>
        ))}
      </span>
    )),
    label: owned.map(({ design, count }) => `${count} × ${cardName(facts.designs[design], text, word)}`).join(', '),
    value: '',
  }
  const glasses = view.first === seat ? [{ icon: Sunglasses, label: word.starts, value: '' }] : []
  // On a phone only the first ones have room.
  if (money === undefined) return [men, { icon: Blinds, label: word.veiled, value: '' }, ...glasses, cards]
  return [
    { icon: BillIcon, label: word.cash, value: money.cash, count: 'cash', main: true },
    men,
    // One's own envelope lies in the tray, too.
    cards,
    ...glasses,
    { icon: EnvelopeIcon, label: word.offshore, value: money.envelope, count: 'offshore' },
  ]
}

interface Owned {
  readonly design: number
  readonly count: number
}

/** One picture for each kind: what a ticket pays is too small to be read on a plaque. */
function byKind(owned: readonly Owned[], kindOf: (design: number) => string): readonly Owned[] {
  return [...Map.groupBy(owned, ({ design }) => kindOf(design)).values()].map((same) => ({
    design: same[0].design,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
}

/** Henchmen to place, those that are out as outlines. */
function Men({ seat, left, all }: { readonly seat: number; readonly left: number; readonly all: number }) {
  return (
    <span class="cf-plaque-men">
      {Array.from({ length: all }, (_, index) => (
        <span key={index} class={index < left ? '' : 'used'}>
          <Meeple seat={seat} />
        </span>
      ))}
    </span>
  )
}
