import { SeatMark } from '@fairground/kit'
import type { Event } from '../../state.ts'
import { CardArt } from '../city/cards.tsx'
import type { City } from '../city/city.ts'
import { Boss, StepSign } from '../icons.tsx'
import { Envelope, Fake } from '../tray/money.tsx'
import './spectacle.css'

type Big = Extract<
  Event,
  { kind: 'godfather' | 'investigation' | 'strike' | 'ending' | 'stalled' | 'lifted' | 'revealed' | 'lottery' | 'round' | 'improved' }
>

const BIG: readonly Event['kind'][] = [
  'godfather',
  'investigation',
  'strike',
  'ending',
  'stalled',
  'lifted',
  'revealed',
  'lottery',
  'round',
  'improved',
]

/** Is it played out over the whole board? */
export function isBig(event: Event | undefined): event is Big {
  return event !== undefined && BIG.includes(event.kind)
}

/** What stops the whole city: it is played out over the board, then the board is there again. The words are told by the page. */
export function Spectacle({ city }: { readonly city: City }) {
  const { showing } = city
  if (!isBig(showing)) return null
  return (
    <div key={showing.kind} class={`cf-spectacle b-${showing.kind}`} aria-hidden="true">
      <div class="cf-act">
        <Act city={city} event={showing} />
        <p class="cf-act-words">{showing.kind === 'revealed' ? city.word.revealed : city.text.event(showing, city.names)}</p>
      </div>
    </div>
  )
}

function Act({ city, event }: { readonly city: City; readonly event: Big }) {
  const { word } = city
  switch (event.kind) {
    case 'godfather':
      return (
        <span class="cf-boss" data-at="boss">
          <Boss />
        </span>
      )
    case 'investigation':
      return (
        <>
          <StepSign step="investigation" level={event.level} />
          <div class="cf-lineup">
            {[1, 2, 3].map((quality) => (
              <span key={quality} class={quality === event.level ? 'caught' : quality < event.level ? 'known' : ''}>
                <Fake stars={quality} />
              </span>
            ))}
          </div>
        </>
      )
    case 'strike':
      return <StepSign step="strike" />
    case 'ending':
    case 'stalled':
      return <StepSign step="end" />
    case 'lifted':
      return <Design city={city} kind={event.lawyer === 'great' ? 'greatLawyer' : 'badLawyer'} />
    case 'lottery':
      return <Design city={city} kind="ticket" />
    case 'round':
      return <b class="cf-big cf-neon">{word.round(event.round)}</b>
    case 'improved':
      return null
    case 'revealed':
      return (
        <ol class="cf-screens">
          {event.cash.map((cash, seat) => (
            <li key={seat} class="cf-screen" style={{ '--turn': seat }}>
              <p class="cf-crew-name">
                <SeatMark seat={seat} size={16} /> <b>{city.names(seat)}</b>
              </p>
              <p class="cf-shown number">
                <span>{word.money(cash)}</span>
                <span>
                  <Envelope /> {word.money(event.envelope[seat])}
                </span>
              </p>
              <p class="cf-shown-fakes number">
                {event.notes[seat].map((count, quality) =>
                  count === 0 ? null : (
                    <span key={quality}>
                      <Fake stars={quality + 1} /> {count}
                    </span>
                  ),
                )}
              </p>
              <b class="cf-sum number">{word.money(cash + event.envelope[seat])}</b>
              <span class="cf-slats" />
            </li>
          ))}
        </ol>
      )
  }
}

function Design({ city, kind }: { readonly city: City; readonly kind: 'greatLawyer' | 'badLawyer' | 'ticket' }) {
  const design = city.facts.designs.find((each) => each.kind === kind)
  return design === undefined ? null : <CardArt design={design} />
}
