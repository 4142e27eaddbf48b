import { Coin } from '@fairground/kit'
import { memo } from 'preact/compat'
import type { Facts } from '../state.ts'
import type { FaifoText } from '../text/shared.ts'
import { Animal, Head, Junk } from './animals.tsx'
import { cardsIn } from './explain.ts'
import { SkillMark } from './skills.tsx'
import type { Words } from './words.ts'

/** High reputations are red, middle ones violet, low ones teal. */
function groupOf(card: number): 'ship' | 'low' | 'middle' | 'high' {
  return card === 0 ? 'ship' : card <= 5 ? 'low' : card <= 10 ? 'middle' : 'high'
}

export interface CardProps {
  readonly card: number
  readonly facts: Pick<Facts, 'merchants' | 'ships'>
  readonly text: FaifoText
  readonly word: Words
  /** Its reputation is 0 this turn. */
  readonly fallen?: boolean
  /** The large version, with everything in words. */
  readonly large?: boolean
}

/**
 * A card: reputation in a lantern, a portrait, its name, its skill, what it earns, and its rivals. One component for every size: container
 * queries leave out what has no room, and the large version has everything. Memoized, so it renders again only when its props change.
 */
export const Card = memo(function Card(props: CardProps) {
  const { card, fallen = false, large = false } = props
  if (fallen && !large) return <Torn {...props} />
  return (
    <span class={`ff-card ${groupOf(card)} ${fallen ? 'fallen' : ''} ${large ? 'large' : ''}`} aria-hidden={!large}>
      <Face {...props} />
    </span>
  )
})

/** A reputation that fell to 0: the card is torn in two and its number is 0. */
function Torn(props: CardProps) {
  return (
    <span class="ff-torn" aria-hidden="true">
      {(['upper', 'lower'] as const).map((half) => (
        <span key={half} class={`ff-half ${half}`}>
          <span class={`ff-card fallen ${groupOf(props.card)}`}>
            <Face {...props} />
          </span>
        </span>
      ))}
    </span>
  )
}

function Face({ card, facts, text, word, fallen = false, large = false }: CardProps) {
  const { name, title } = text.cards[card]
  const merchant = card === 0 ? undefined : facts.merchants[card]
  const rivals = merchant === undefined ? [] : cardsIn(merchant.zeroedBy)
  return (
    <span class="ff-face">
      <Portrait card={card} />
      {card > 0 && (
        <span class="ff-lantern">
          <Lantern />
          <b class="number">{fallen ? 0 : card}</b>
        </span>
      )}
      <b class="ff-name">{name}</b>
      {large && <small class="ff-title">{title}</small>}
      {large ? (
        <span class="ff-effect">
          <SkillMark skill={merchant?.skill ?? 'none'} />
          <span>
            {merchant === undefined ? null : <b>{text.skills[merchant.skill].name}</b>}
            {merchant === undefined ? word.ship(facts.ships[1], facts.ships[2]) : text.skills[merchant.skill].effect}
          </span>
        </span>
      ) : (
        <span class="ff-skill">
          {merchant === undefined ? <ShipSign /> : <SkillMark skill={merchant.skill} />}
          <span>{merchant === undefined ? word.ifAlone : text.skills[merchant.skill].name}</span>
        </span>
      )}
      <span class="ff-foot">
        <span class="ff-pay number">
          {merchant !== undefined && !large && <SkillMark skill={merchant.skill} />}
          <Coin />
          {large && merchant !== undefined ? (
            word.rewards(merchant.first, merchant.second)
          ) : (
            <>
              <b>{merchant === undefined ? facts.ships[1] : merchant.first}</b>
              <i>· {merchant === undefined ? facts.ships[2] : merchant.second}</i>
            </>
          )}
        </span>
        {rivals.length > 0 && (
          <span class="ff-rivals">
            <TornSeal />
            {large
              ? word.zeroed(rivals.map((rival) => text.cards[rival].name).join(', '))
              : rivals.map((rival) => <Head key={rival} merchant={rival} />)}
          </span>
        )}
      </span>
    </span>
  )
}

const ROBES = { low: ['#0f3d38', '#7fd0bb'], middle: ['#251e49', '#c3b0f2'], high: ['#4b100f', '#f5b14c'] } as const

/** The picture: an animal in a robe in the colour of its group; for a ship, a junk under the moon. */
function Portrait({ card }: { readonly card: number }) {
  const group = groupOf(card)
  return (
    <svg class="ff-portrait" viewBox="0 0 112 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {group === 'ship' ? (
        <>
          <g transform="translate(18 8) scale(1.180)">
            <Junk />
          </g>
          <path d="M0 82q14-6 28 0t28 0 28 0 28 0v10H0Z" fill="#152a52" opacity=".85" />
        </>
      ) : (
        <>
          <path d="M12 92c1-13 12-20 30-22l14 5 14-5c18 2 29 9 30 22Z" fill={ROBES[group][0]} />
          <path
            d="M43 69.500 56 88l13-18.500M56 88v4M20 86q6-5 12 0M80 86q6-5 12 0"
            fill="none"
            stroke={ROBES[group][1]}
            stroke-width="2.2"
          />
          <g transform="translate(20.500 3) scale(1.110)">
            <Animal merchant={card} />
          </g>
        </>
      )}
    </svg>
  )
}

function Lantern() {
  return (
    <svg viewBox="0 0 44 54" aria-hidden="true">
      <path d="M22 0v9" stroke="#5b3a14" stroke-width="2" />
      <path class="ff-silk" d="M13 12h18c9 5 11 10 11 16s-2 11-11 16H13C4 39 2 34 2 28s2-11 11-16Z" stroke="#6d3a12" stroke-width="1.8" />
      <path d="M13 7h18v5H13ZM13 44h18v4H13Z" fill="#6d3a12" />
      <path d="M22 48v6" stroke="#c8401e" stroke-width="3" />
    </svg>
  )
}

function TornSeal() {
  return (
    <svg class="ff-seal-torn" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d="M12 2a10 10 0 0 0-7 17l4-5-2-4 5-3ZM14 3l-1 5 3 3-4 4 1 7a10 10 0 0 0 1-19Z" fill="currentColor" />
    </svg>
  )
}

export function ShipSign() {
  return (
    <svg class="ff-skill-mark" viewBox="0 0 24 22" width="1em" height="1em" aria-hidden="true">
      <path d="M3 14h18l-3 6H6ZM11 1v11H5C5.500 7 7 3 11 1ZM13 2c4 2 6 5 6.500 10H13Z" fill="currentColor" />
    </svg>
  )
}

/** Folded paper with a seal: the back of a card. */
export function Folded() {
  return (
    <span class="ff-card back" aria-hidden="true">
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <path d="M0 0h100v140H0Z" fill="#efdcb4" />
        <path d="M0 0 50 66 100 0ZM0 140l50-62 50 62Z" fill="#e0c78f" />
        <path d="M0 0 50 70 100 0M0 140l50-70 50 70" fill="none" stroke="#b99656" stroke-width="1.500" />
        <circle cx="50" cy="70" r="15" fill="#a8322a" stroke="#7a1f1a" stroke-width="1.500" />
        <path d="M50 61a9 9 0 1 0 .1 0M46 66h8v8h-8Z" fill="none" stroke="#ffd9a0" stroke-width="2" />
      </svg>
    </span>
  )
}

/** A contract: a scroll between two rods, with its number. */
export function Scroll({ value }: { readonly value?: number | undefined }) {
  return (
    <svg class="piece ff-scroll" viewBox="0 0 60 66" aria-hidden="true">
      <path d="M9 9h42v48H9Z" fill="#f3dfb2" />
      <path d="M9 9h42v7H9ZM9 50h42v7H9Z" fill="#c79a55" opacity=".45" />
      <path d="M7.500 7.500h45M7.500 58.500h45" stroke="#a8392c" stroke-width="9" stroke-linecap="round" />
      <path d="M6 7.500h48M6 58.500h48" stroke="#f5b14c" stroke-width="1.500" opacity=".7" />
      {value === undefined ? (
        <path d="M19 26h22M19 33h22M19 40h14" stroke="#8a5a24" stroke-width="3" />
      ) : (
        <text x="30" y="44" text-anchor="middle" class="ff-scroll-number">
          {value}
        </text>
      )}
    </svg>
  )
}
