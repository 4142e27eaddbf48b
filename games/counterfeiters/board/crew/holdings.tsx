import type { Holding } from '@fairground/kit'
import type { ComponentType, JSX } from 'preact'
import { type Facts, NONE } from '../../state.ts'
import { printing } from '../../text/shared.ts'
import { CardArt } from '../city/cards.tsx'
import type { Props } from '../city/city.ts'
import { cardName } from '../explain/explain.ts'
import { Sunglasses } from '../icons.tsx'
import { BillIcon, Blinds, EnvelopeIcon, Stars } from '../tray/money.tsx'
import { moneyOf } from '../tray/visible-money.ts'
import { words } from '../words.ts'
import { Meeple } from './meeples.tsx'
import './holdings.css'

/** Icons that depend on numbers are cached by these numbers. Otherwise each event would create a new component and draw it again. */
const drawn = new Map<string, ComponentType>()

function sign(key: string, draw: () => JSX.Element): ComponentType {
  const known = drawn.get(key)
  if (known !== undefined) return known
  drawn.set(key, draw)
  return draw
}

/** What a crew's plaque shows: money or closed blinds, henchmen, cards, and the sunglasses. */
export function holdings(props: Props, seat: number): readonly Holding[] {
  const { view, facts, language, text, showing, places } = props
  const word = words[language]
  const isOpen = facts.money !== 'veiled' || seat === view.viewer
  // The blinds on the board open one after another at the end: the plaques wait for them.
  const money = isOpen || showing?.kind !== 'revealed' ? moneyOf(view, facts, seat, word) : undefined
  const left = view.henchmen[seat]
  const owned = view.cards[seat].flatMap((count, design) => (count === 0 ? [] : [{ design, count }]))
  const men = {
    icon: sign(`men-${seat}-${left}-${facts.henchmen}`, () => <Men seat={seat} left={left} all={facts.henchmen} />),
    label: view.laid[seat] > 0 ? `${word.atHome(left)}. ${word.laidDown(view.laid[seat])}` : word.atHome(left),
    value: '',
  }
  const kinds = byKind(owned, (design) => facts.designs[design].kind)
  const { stars } = printing({ ...view, boost: NONE }, seat, facts)
  const cards = {
    icon: sign(`cards-${stars}-${kinds.map(({ design, count }) => `${facts.designs[design].id}*${count}`).join()}`, () => (
      <Cards kinds={kinds} facts={facts} stars={stars} />
    )),
    label: owned.map(({ design, count }) => `${count} × ${cardName(facts.designs[design], text, word)}`).join(', '),
    value: '',
  }
  const glasses = view.first === seat ? [{ icon: Sunglasses, label: word.starts, value: '' }] : []
  // A phone has room only for the first ones.
  if (money === undefined) return [men, { icon: Blinds, label: word.veiled, value: '' }, ...glasses, cards]
  return [
    { icon: BillIcon, label: word.cash, value: money.cash, count: 'cash', main: true },
    men,
    // The player's own envelope is also in the tray.
    cards,
    ...glasses,
    // A line more on the plaque would move the board while the tickets are paid.
    ...(isOpen || places !== undefined ? [{ icon: EnvelopeIcon, label: word.offshore, value: money.envelope, count: 'offshore' }] : []),
  ]
}

interface Owned {
  readonly design: number
  readonly count: number
}

/** One picture for each kind: the value of a ticket would be too small on a plaque. */
function byKind(owned: readonly Owned[], kindOf: (design: number) => string): readonly Owned[] {
  return [...Map.groupBy(owned, ({ design }) => kindOf(design)).values()].map((same) => ({
    design: same[0].design,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
}

/** How many pictures and numbers fit beside the henchmen on a phone; if there are more, a pile says how many cards there are. */
const FEW = 2
/** The width of a picture and of a number beside it, and what a plaque has for them on a desktop and on a narrow one. In pixels. */
const PICTURE = 21
const NUMBER = 11
const ROOM = 154
const LITTLE_ROOM = 128
const COMPONENTS: readonly string[] = ['ink', 'paper', 'hologram']

/** What a crew prints with, then its other cards. On a narrow plaque, stars replace the components. */
function Cards({ kinds, facts, stars }: { readonly kinds: readonly Owned[]; readonly facts: Facts; readonly stars: number }) {
  const kindOf = ({ design }: Owned) => facts.designs[design].kind
  const isComponent = (owned: Owned) => COMPONENTS.includes(kindOf(owned))
  const isPrinter = (owned: Owned) => kindOf(owned) === 'printer'
  const others = kinds.filter((owned) => !isPrinter(owned) && !isComponent(owned))
  const places = others.reduce((sum, { count }) => sum + Math.min(2, count), 0)
  const width = kinds.reduce((sum, { count }) => sum + PICTURE + (count > 1 ? NUMBER : 0), 0)
  const isMany = places > FEW
  const crowd = width > ROOM ? 'crowded close' : width > LITTLE_ROOM ? 'close' : ''
  return (
    <span class={`cf-belongings ${isMany ? `many ${crowd}` : ''}`}>
      <span class="cf-press">
        <Pictures owned={kinds.filter(isPrinter)} facts={facts} />
        <span class="cf-components">
          <Pictures owned={kinds.filter(isComponent)} facts={facts} />
        </span>
        {stars > 0 && <Stars count={stars} />}
      </span>
      <span class="cf-others">
        <Pictures owned={others} facts={facts} />
        {isMany && <Pile count={others.reduce((sum, { count }) => sum + count, 0)} />}
      </span>
    </span>
  )
}

function Pictures({ owned, facts }: { readonly owned: readonly Owned[]; readonly facts: Facts }) {
  return owned.map(({ design, count }) => (
    <span key={design} class="cf-belonging">
      <CardArt design={facts.designs[design]} />
      {count > 1 && <b class="number">{count}</b>}
    </span>
  ))
}

/** So many cards that a phone would show them too small: which ones is in the plaque's dialog. */
function Pile({ count }: { readonly count: number }) {
  return (
    <span class="cf-stack">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M1 5 10 1.500l5 12.500-9 3.500Z" fill="#b9aee0" stroke="#0b0c1a" />
        <path d="M6 4h12v15H6Z" fill="#f8efdc" stroke="#0b0c1a" />
        <path d="M8.500 6.500h7v6h-7Z" fill="#ff4f9a" />
        <path d="M8.500 15.500h7" stroke="#57407a" stroke-width="2" />
      </svg>
      <b class="number">{count}</b>
    </span>
  )
}

/** Henchmen to place; those already used are outlines. */
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
