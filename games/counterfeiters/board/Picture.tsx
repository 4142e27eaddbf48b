import { useFlip, useRoving } from '@fairground/kit'
import { useEffect, useMemo } from 'preact/hooks'
import type { Facts, View } from '../state.ts'
import { type City, type Props, withoutOffers } from './city/city.ts'
import { Market } from './city/Market.tsx'
import { useMarketNames } from './city/market-names.ts'
import { Shops } from './city/Shops.tsx'
import { Skyline } from './city/Skyline.tsx'
import { Street } from './city/Street.tsx'
import { Draft } from './crew/Draft.tsx'
import { useHenchmen } from './crew/henchmen.ts'
import { Travel } from './crew/Travel.tsx'
import { useWalks } from './crew/walk.ts'
import { Finale, isFinale } from './end/Finale.tsx'
import { Getaway } from './end/Getaway.tsx'
import { Tip } from './explain/Tip.tsx'
import { SetPiece } from './set-pieces/SetPiece.tsx'
import { words } from './words.ts'
import './city/city.css'
import './city/phone.css'

const TILES_IN_A_ROW = 30
const DOORS_IN_A_ROW = 4

/** Additional rows for an edition with a long street or a shop with many doors. */
function extraRows({ track, start, spaces }: Facts): number {
  const long = Math.ceil((track.length - start) / TILES_IN_A_ROW) - 1
  return long + (spaces.some(({ zone, number }) => zone !== 'market' && number > DOORS_IN_A_ROW) ? 1 : 0)
}

/** Only last henchmen, lawyers and diners are left. */
function isPoliceAtTheDoor({ stage }: View): boolean {
  return stage === 'last' || stage === 'great' || stage === 'bad' || stage === 'finale'
}

/** The neon city: black market, shopfronts, the police street. */
export function Picture(props: Props) {
  const { view, facts, showing, language, places } = props
  const henchmen = useHenchmen(view)
  const bins = useMemo(() => facts.spaces.map(({ bin }) => bin), [facts])
  const cardNames = useMarketNames(view.market, bins)
  const isLast = places !== undefined || isFinale(showing)
  const flip = useFlip<HTMLDivElement>([cardNames, view.police].join('|'))
  useWalks(flip, `${henchmen.join('|')} ${view.stage}`)
  const roving = useRoving<HTMLDivElement>()
  const city: City = { ...withoutOffers(props), henchmen, word: words[language] }

  // One stop for Tab: the first space that is offered, otherwise the first space.
  useEffect(() => {
    const all = [...(roving.ref.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const stop = all.find((each) => each === document.activeElement) ?? all.find((each) => each.ariaDisabled !== 'true') ?? all[0]
    for (const each of all) each.tabIndex = each === stop ? 0 : -1
  }, [props.moves, showing, roving.ref])

  if (isLast)
    return (
      <div class="cf ended" ref={flip}>
        <Skyline />
        <Finale city={city} />
      </div>
    )
  return (
    <div class="cf" style={{ '--extra': extraRows(facts) }} ref={flip}>
      <Skyline />
      <div
        class="cf-city"
        role="toolbar"
        aria-label={words[language].city}
        ref={roving.ref}
        onKeyDown={roving.onKeyDown}
        onFocusIn={roving.onFocusIn}
      >
        <Market city={city} cardNames={cardNames} />
        {view.stage === 'draft' ? <Draft city={city} /> : <Shops city={city} />}
      </div>
      {isPoliceAtTheDoor(view) ? <Getaway city={city} /> : <Street city={city} />}
      <Travel root={flip} showing={showing} facts={facts} market={view.market} />
      <SetPiece city={city} />
      <Tip root={flip} moment={view} />
    </div>
  )
}
