import { hinted, picking, tryAnyway } from '@fairground/kit'
import { useEffect, useState } from 'preact/hooks'
import type { Notes } from '../../state.ts'
import { type Props, withoutOffers } from '../city/city.ts'
import { ImprovementButton } from '../crew/Improvement.tsx'
import { Meeple } from '../crew/meeples.tsx'
import { words } from '../words.ts'
import { bundleOf, drawn, isFull, offerOf, towards } from './bundle.ts'
import { Fan } from './Fan.tsx'
import { Flight, flightOf } from './Flight.tsx'
import { Bill, Envelope } from './money.tsx'
import { useRolling } from './rolling.ts'
import { Till } from './Till.tsx'
import './tray.css'

const NO_NOTES: Notes = [0, 0, 0]

/** Behind the venetian blinds: cash, fakes by quality, the envelope, and the controls for the current choice. */
export function Tray(given: Props) {
  const props = withoutOffers(given)
  const { view, moves, consider, language } = props
  const word = words[language]
  const me = view.viewer === 'spectator' ? 0 : view.viewer
  const { cash, envelope, notes } = view.purses[me]
  const offer = offerOf(moves)
  const flying = moves.some((move) => 'fly' in move)
  const [bundle, setBundle] = useState<Notes>(NO_NOTES)
  const [amount, setAmount] = useState(0)

  // If the number of notes is fixed, the worst ones are chosen at first.
  useEffect(() => {
    setBundle(offer !== undefined && offer.least === offer.most ? offer.bundles[0].notes : NO_NOTES)
    setAmount(0)
  }, [view, moves.length])

  useEffect(() => {
    consider(offer !== undefined ? bundleOf(offer, bundle) : flying ? flightOf(moves, amount) : undefined)
  }, [bundle, amount, moves.length])

  const moving = flying ? amount : 0
  const wanted = offer !== undefined && props.hint !== undefined && 'notes' in props.hint ? props.hint.notes : undefined
  const touch = wanted === undefined ? undefined : towards(bundle, wanted)
  return (
    <div class={`cf-tray ${view.stage === 'last' ? 'last' : ''}`}>
      <div class="cf-blinds" aria-hidden="true">
        <span />
      </div>
      <section class="cf-purse" aria-label={word.screen}>
        <Pile label={word.cash} value={cash[0] - moving} word={word.money}>
          <Bill />
        </Pile>
        <div class="cf-fans">
          {notes.map(([held], quality) => (
            <Fan
              key={quality}
              quality={quality}
              held={held}
              word={word}
              {...(offer !== undefined && {
                drawn: bundle[quality],
                most: offer.mostOf[quality],
                full: isFull(offer, bundle),
                draw: (count: number) => setBundle(drawn(offer, bundle, quality, count)),
                refuse: () => tryAnyway(props, { notes: oneMore(bundle, quality) }),
                ...(wanted !== undefined && touch === quality && { wanted: wanted[quality] }),
              })}
            />
          ))}
        </div>
        <Pile label={word.offshore} value={envelope[0] + moving} word={word.money}>
          <Envelope />
        </Pile>
      </section>
      <section class="cf-desk">
        {offer !== undefined && <Till props={props} offer={offer} notes={bundle} take={setBundle} />}
        {flying && <Flight props={props} cash={cash[0]} envelope={envelope[0]} amount={amount} take={setAmount} />}
        {offer === undefined && !flying && <Crew props={props} me={me} />}
      </section>
    </div>
  )
}

function oneMore(notes: Notes, quality: number): Notes {
  const more = (each: number) => notes[each] + (each === quality ? 1 : 0)
  return [more(0), more(1), more(2)]
}

interface PileProps {
  readonly label: string
  readonly value: number
  word(dollars: number): string
  readonly children: preact.ComponentChildren
}

function Pile({ label, value, word, children }: PileProps) {
  const shown = useRolling(value)
  return (
    <div class="cf-heap">
      {children}
      <p>
        <span>{label}</span>
        <b class="number">{word(shown)}</b>
      </p>
    </div>
  )
}

/** The player's henchmen, improvements that may be used, and passing. */
function Crew({ props, me }: { readonly props: Props; readonly me: number }) {
  const { view, moves, picked, language } = props
  const word = words[language]
  const pass = moves.find((move) => 'pass' in move)
  return (
    <div class="cf-ready">
      <p class="cf-home">
        {Array.from({ length: view.henchmen[me] }, (_, index) => (
          <span key={index} class="cf-man">
            <Meeple seat={me} />
          </span>
        ))}
        <span class="unseen">{word.atHome(view.henchmen[me])}</span>
      </p>
      {view.owners.map((owner, index) => {
        if (owner !== me) return null
        const move = moves.find((each) => 'improve' in each && each.improve === index)
        const spent = (view.spent & (1 << index)) !== 0 && view.boost !== index
        return <ImprovementButton key={index} props={props} index={index} move={move} mark={spent ? 'spent' : ''} />
      })}
      {pass !== undefined && (
        <button
          type="button"
          class={`button cf-pass offered ${picked === pass ? 'primary' : ''} ${hinted(props, pass)}`}
          {...picking(props, pass)}
        >
          {view.stage === 'rounds' ? word.pass : word.decline}
        </button>
      )}
    </div>
  )
}
