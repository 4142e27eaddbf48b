import type { Zone } from '../../rules/board.ts'
import { detectedAt, printing } from '../../text/shared.ts'
import { closedFor, type Shop } from '../explain/closed.ts'
import { Hat, ShopIcon, Sunglasses } from '../icons.tsx'
import { Stars } from '../tray/money.tsx'
import type { City } from './city.ts'
import { Roof } from './Roof.tsx'
import { Space } from './Space.tsx'
import './shops.css'

const SHOPS: readonly Exclude<Zone, 'market'>[] = ['print', 'supermarket', 'receiver', 'tax', 'jet', 'commercial']

const MOST_IN_A_ROW = 4

/** A row of houses, one for each zone, with a door for each space. */
export function Shops({ city }: { readonly city: City }) {
  const { view, facts, word } = city
  return (
    <section class="cf-shops" aria-label={word.city}>
      {SHOPS.map((zone) => {
        const doors = facts.spaces.flatMap((each, space) => (each.zone === zone ? [space] : []))
        if (doors.length === 0) return null
        const closed = closedFor(view, facts, zone)
        return (
          <section
            key={zone}
            class={`cf-shop z-${zone} ${closed === undefined ? '' : 'closed'}`}
            style={{ '--columns': doors.length > MOST_IN_A_ROW ? Math.ceil(doors.length / 2) : doors.length }}
            aria-label={word.signs[zone]}
          >
            <Roof zone={zone} />
            <h2 class="cf-neon" style={{ '--letters': word.signs[zone].length }} data-say={`${word.signs[zone]}. ${word.actions[zone]}`}>
              {word.signs[zone]}
            </h2>
            <div class="cf-window">
              <ShopIcon zone={zone} />
              <p class="cf-rate number">
                <Rate city={city} zone={zone} />
              </p>
            </div>
            <ol class="cf-doors">
              {doors.map((space) => (
                <li key={space}>
                  <Space city={city} space={space} kind="door">
                    <Lintel city={city} space={space} />
                  </Space>
                </li>
              ))}
            </ol>
            {closed === 'strike' && (
              <p class="cf-tape" data-say={word.onStrike}>
                {word.steps.strike}
              </p>
            )}
          </section>
        )
      })}
    </section>
  )
}

/** The signs above a door: hat, sunglasses, fare. In the end game hats and sunglasses have no effect. */
function Lintel({ city: { view, facts, word }, space }: { readonly city: City; readonly space: number }) {
  const { hat, sunglasses, price } = facts.spaces[space]
  const counts = view.stage === 'rounds'
  return (
    <span class="cf-lintel">
      {counts && sunglasses && <Sunglasses />}
      {counts && hat && <Hat />}
      {price > 0 && <b class="number">{word.money(price)}</b>}
    </span>
  )
}

/** What the shop pays or gives, in numbers. */
function Rate({ city: { view, facts, word }, zone }: { readonly city: City; readonly zone: Shop }) {
  const { viewer } = view
  switch (zone) {
    case 'print': {
      if (viewer === 'spectator') return null
      const { notes, stars } = printing(view, viewer, facts)
      return (
        <>
          <span class="cf-rate-words">{word.youPrint} </span>
          <b>
            {notes} <Stars count={stars} />
          </b>
          <span class="unseen">{'★'.repeat(stars)}</span>
        </>
      )
    }
    case 'supermarket': {
      const level = detectedAt(facts, view.police)
      return (
        <>
          <b>{word.each(word.money(facts.supermarketPays), facts.supermarketNotes)}</b>
          <span class="cf-taken-stars">
            {[1, 2, 3].map((quality) => (
              <span key={quality} class={quality <= level ? 'refused' : ''}>
                <Stars count={quality} />
              </span>
            ))}
          </span>
        </>
      )
    }
    case 'receiver':
      return (
        <span class="cf-rates">
          {facts.receiverRates.map((rate, quality) => (
            <span key={quality}>
              <Stars count={quality + 1} />
              <span class="unseen">{'★'.repeat(quality + 1)}</span> <b>{word.money(rate)}</b>
            </span>
          ))}
          <span class="cf-most">{word.atMost(facts.receiverNotes)}</span>
        </span>
      )
    case 'tax':
      return <b>+{word.money(facts.taxFraud)}</b>
    case 'jet':
      return <>{word.free}</>
    case 'commercial':
      return <>{word.flyOut}</>
  }
}
