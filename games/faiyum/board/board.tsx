import { type Board, Coin, samePicture } from '@fairground/kit'
import { memo } from 'preact/compat'
import { GOODS } from '../edition/vocabulary.ts'
import type { Event, Facts, Move, View } from '../state.ts'
import type { FaiyumText } from '../text/phrases.ts'
import { Details } from './Details.tsx'
import { eventDisplay } from './event-display.tsx'
import { Ankh, GoodIcon, HandIcon, StackIcon } from './icons.tsx'
import { Picture } from './Picture.tsx'
import { Steps, Tray } from './Tray.tsx'
import { words } from './words.ts'
import './faces.css'
import './plaques.css'
import './table.css'
import './scene.css'
import './race.css'
import './goals.css'
import './flow.css'
import './map.css'
import './card.css'
import './shelf.css'
import './reading.css'
import './tray.css'
import './hand.css'
import './ledger.css'
import './dock.css'

/** How long each event is shown: the viewer's own briefly, those of others longer. */
const DWELL: Readonly<Record<Event['kind'], readonly [own: number, others: number]>> = {
  used: [0, 900],
  cashed: [350, 800],
  gave: [300, 900],
  worker: [350, 650],
  built: [350, 750],
  linked: [700, 900],
  cleared: [200, 350],
  named: [200, 500],
  paid: [0, 0],
  swapped: [350, 600],
  gained: [650, 750],
  ordered: [0, 500],
  bought: [450, 1000],
  took: [450, 1000],
  turned: [450, 550],
  administered: [350, 700],
  back: [350, 500],
  replaced: [500, 800],
  ending: [3000, 3000],
  quit: [900, 1500],
  over: [3200, 3200],
}

/** Created once, so that each icon keeps its identity on the page. */
const GOOD_ICONS = GOODS.map((good) => () => <GoodIcon good={good} />)

export const board: Board<Move, View, Event, FaiyumText, Facts> = {
  Picture: memo(Picture, samePicture),
  Tray: memo(Tray, samePicture),
  Steps,
  Details,
  eventDisplay,
  holdings({ view, language }, seat) {
    const word = words[language]
    return [
      { icon: Ankh, label: word.reputation, value: view.reputation[seat], count: 'reputation', main: true },
      { icon: Coin, label: word.money, value: view.money[seat], count: 'money' },
      ...GOODS.flatMap((good, index) => {
        const amount = view.goods[seat * GOODS.length + index]
        return amount === 0 ? [] : [{ icon: GOOD_ICONS[index], label: word.goods[good], value: amount, count: good }]
      }),
      ...(view.quit[seat] === 1
        ? [{ icon: Quit, label: word.hasQuit, value: word.hasQuit }]
        : [
            { icon: HandIcon, label: word.hand, value: view.hands[seat].length, count: 'hand' },
            { icon: StackIcon, label: word.stack, value: view.stacks[seat].length, count: 'stack' },
          ]),
    ]
  },
  standing({ view, language }) {
    const word = words[language]
    if (view.phase === 'over') return word.over
    return view.ending ? word.endingShort : word.toGo(view.pile.length + view.last.length)
  },
  // Sounds of stone and reed.
  voice: { shape: 'triangle', pitch: 0.67, overtone: 3, rings: 1.1, rustles: 1.8 },
  dwell: (event, own) => DWELL[event.kind][own ? 0 : 1],
  sound(event) {
    switch (event.kind) {
      case 'used':
      case 'turned':
      case 'back':
        return 'card'
      case 'worker':
      case 'built':
        return 'knock'
      case 'cashed':
      case 'bought':
      case 'administered':
        return 'coin'
      case 'linked':
        return 'chime'
      case 'ending':
      case 'quit':
        return 'low'
      case 'over':
        return 'win'
      default:
        return undefined
    }
  },
}

function Quit() {
  return (
    <svg class="piece" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
      <path d="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />
    </svg>
  )
}
