import { speedOf } from '@fairground/kit'
import type { RefObject } from 'preact'
import { createPortal } from 'preact/compat'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Event, type Facts, NONE, type Notes } from '../../state.ts'
import { CardArt } from '../city/cards.tsx'
import { ShopIcon } from '../icons.tsx'
import { Bill, Fake } from '../tray/money.tsx'
import './travel.css'

type Thing = 'bill' | 'plane' | { readonly fake: number } | { readonly card: number }

interface Trip {
  readonly things: readonly Thing[]
  readonly from: string
  readonly to: string
  /** Starts after the trips before it. */
  readonly later?: boolean
}

/** Outside the upper corner of the picture: the Caribbean. */
const SKY = 'sky'
/** At most this many notes are drawn. */
const MOST = 6
const BEYOND = 60
/** The height of an arc as a share of its length, and the most pixels. */
const ARC = 0.22
const HIGHEST = 90

function bills(dollars: number): readonly Thing[] {
  return new Array<Thing>(Math.min(MOST, Math.ceil(dollars / 20))).fill('bill')
}

function fakes(notes: Notes): readonly Thing[] {
  return notes.flatMap((count, quality) => new Array<Thing>(count).fill({ fake: quality + 1 })).slice(0, MOST)
}

/** What an event moves from one place to another. */
function tripsOf(event: Event, { designs, spaces }: Facts, market: readonly number[]): readonly Trip[] {
  switch (event.kind) {
    case 'bought': {
      const [seat, space] = [`seat-${event.seat}`, `space-${event.space}`]
      const card = designs.findIndex(({ id }) => id === event.card)
      return [
        { things: bills(event.dollars), from: seat, to: space },
        { things: [{ card }], from: space, to: seat, later: true },
      ]
    }
    case 'printed': {
      const things = new Array<Thing>(Math.min(MOST, event.notes)).fill({ fake: event.stars })
      return [{ things, from: `space-${event.space}`, to: `seat-${event.seat}` }]
    }
    case 'sold':
      return [
        { things: fakes(event.notes), from: `seat-${event.seat}`, to: `space-${event.space}` },
        { things: bills(event.dollars), from: `space-${event.space}`, to: `seat-${event.seat}`, later: true },
      ]
    case 'dodged':
      return [{ things: bills(event.dollars), from: `space-${event.space}`, to: `seat-${event.seat}` }]
    case 'flew':
      return [
        { things: bills(event.dollars), from: `seat-${event.seat}`, to: `space-${event.space}` },
        { things: ['plane'], from: `space-${event.space}`, to: SKY, later: true },
      ]
    case 'landed':
      return [{ things: ['plane'], from: SKY, to: `seat-${event.seat}` }]
    case 'refilled':
      return market.flatMap((card, slot) =>
        card === NONE || !spaces[slot].bin ? [] : [{ things: [{ card }], from: `space-${slot}`, to: 'bin' }],
      )
    default:
      return []
  }
}

interface Leg {
  readonly thing: Thing
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly delay: number
}

interface Props {
  readonly root: RefObject<HTMLElement | null>
  readonly showing: Event | undefined
  readonly facts: Facts
  readonly market: readonly number[]
}

/** Money, notes and cards that fly between the board and the plaques; drawn above the whole page. */
export function Travel({ root, showing, facts, market }: Props) {
  const [legs, setLegs] = useState<readonly Leg[]>([])
  const before = useRef(market)
  useLayoutEffect(() => {
    const holder = root.current
    if (holder === null || showing === undefined || speedOf(holder) === 0) setLegs([])
    else setLegs(tripsOf(showing, facts, before.current).flatMap((trip) => legsOf(trip, holder)))
    before.current = market
  }, [showing, facts, market, root])
  if (legs.length === 0) return null
  return createPortal(
    <div class="cf-travel game-counterfeiters" aria-hidden="true">
      {legs.map(({ thing, from, to, delay }, index) => (
        <span
          key={index}
          class={`cf-goes ${thing === 'plane' ? 'cf-goes-plane' : typeof thing === 'object' && 'card' in thing ? 'cf-goes-card' : ''}`}
          style={{
            '--x0': `${from[0]}px`,
            '--y0': `${from[1]}px`,
            '--x1': `${to[0]}px`,
            '--y1': `${to[1]}px`,
            '--lift': `${-Math.min(HIGHEST, ARC * Math.hypot(to[0] - from[0], to[1] - from[1]))}px`,
            '--wait': delay,
          }}
        >
          <Thing thing={thing} facts={facts} />
        </span>
      ))}
    </div>,
    document.body,
  )
}

function Thing({ thing, facts }: { readonly thing: Thing; readonly facts: Facts }) {
  if (thing === 'bill') return <Bill />
  if (thing === 'plane') return <ShopIcon zone="jet" />
  return 'fake' in thing ? <Fake stars={thing.fake} /> : <CardArt design={facts.designs[thing.card]} />
}

function legsOf({ things, from, to, later = false }: Trip, holder: HTMLElement): readonly Leg[] {
  const [start, goal] = [middleOf(holder, from), middleOf(holder, to)]
  if (start === undefined || goal === undefined) return []
  return things.map((thing, index) => ({ thing, from: start, to: goal, delay: index + (later ? 4 : 0) }))
}

/** The middle of a place on the screen; for a seat, of its plaque. */
function middleOf(holder: HTMLElement, at: string): readonly [number, number] | undefined {
  if (at === SKY) return [holder.getBoundingClientRect().left + 0.9 * holder.offsetWidth, -BEYOND]
  const seat = /^seat-(\d+)$/.exec(at)?.[1]
  const element = seat === undefined ? holder.querySelector(`[data-at="${at}"]`) : document.querySelector(`.plaque[data-seat="${seat}"]`)
  const box = element?.getBoundingClientRect()
  return box === undefined ? undefined : [box.left + box.width / 2, box.top + box.height / 2]
}
