import { Coin } from '@fairground/kit'
import type { ComponentChildren } from 'preact'
import { type CardStep, type Cost, type Count, type Gain, GOODS, type PerGain, type Place } from '../edition/vocabulary.ts'
import { Ankh, AnyBasic, Arrow, CardIcon, GoodIcon, Loop, Sorting, SpaceIcon, UpArrow, WaterIcon } from './icons.tsx'
import { PieceIcon } from './pieces.tsx'

/** A card's data as icons: cost, action and gain. The same is available in words for screen readers. */

/** A number and its icon; for a single thing the number is left out. */
export function Amount({
  of,
  children,
  always = false,
}: {
  readonly of: number
  readonly children: ComponentChildren
  readonly always?: boolean
}) {
  return (
    <span class="fy-amount number">
      {(of !== 1 || always) && <b>{of}</b>}
      {children}
    </span>
  )
}

export function CostSigns({ cost }: { readonly cost: Cost }) {
  return (
    <>
      {GOODS.map((good) =>
        cost[good] === undefined ? null : (
          <Amount key={good} of={cost[good]}>
            <GoodIcon good={good} />
          </Amount>
        ),
      )}
      {cost.basic !== undefined && (
        <Amount of={cost.basic}>
          <AnyBasic />
        </Amount>
      )}
      {cost.different !== undefined && (
        <Amount of={cost.different}>
          <span class="fy-sign">≠</span>
          <AnyBasic />
        </Amount>
      )}
      {cost.ground && (
        <span class="fy-amount">
          <PieceIcon piece="road" />
          <span class="fy-sign">:</span>
          <AnyBasic />
        </span>
      )}
      {cost.money !== undefined && (
        <Amount of={cost.money} always>
          <Coin />
        </Amount>
      )}
      {cost.card !== undefined && (
        <Amount of={cost.card}>
          <CardIcon />
        </Amount>
      )}
    </>
  )
}

export function StepSigns({ step }: { readonly step: CardStep }) {
  switch (step.do) {
    case 'harvest':
      return (
        <span class={`fy-step ${step.next || step.side !== undefined ? 'long' : ''}`}>
          <Workers count={step.workers} least={step.least} />
          <Arrow />
          {step.next && (
            <span class="fy-next">
              <PieceIcon piece="worker" />
            </span>
          )}
          <SpaceIcon terrain={step.terrain} />
          {step.side !== undefined && <WaterIcon />}
          {step.alone && <span class="fy-sign">!</span>}
        </span>
      )
    case 'trade':
      return (
        <span class={`fy-step ${step.terrain !== undefined || step.joined ? 'long' : ''}`}>
          <Workers count={step.workers} least={undefined} />
          <Arrow />
          <Places on={step.on} />
          {step.terrain !== undefined && <SpaceIcon terrain={step.terrain} />}
          {step.joined && <PieceIcon piece="road" />}
        </span>
      )
    case 'build':
      return (
        <span class={`fy-step ${step.terrain === undefined ? 'big' : 'long'}`}>
          <Amount of={step.count}>
            <PieceIcon piece={step.piece} />
          </Amount>
          {step.terrain !== undefined && (
            <>
              <Arrow />
              <SpaceIcon terrain={step.terrain} />
            </>
          )}
        </span>
      )
    case 'clear':
      return (
        <span class="fy-step">
          <Workers count={step.workers} least={step.least} />
          <UpArrow />
        </span>
      )
    case 'name':
      return (
        <span class="fy-step">
          <Places on={step.on} />
        </span>
      )
    case 'swap':
      return (
        <span class="fy-step long fy-heap">
          <Amount of={step.most}>
            {step.from.map((good) => (
              <GoodIcon key={good} good={good} />
            ))}
          </Amount>
          <Arrow />
          <GoodIcon good={step.to} />
        </span>
      )
    case 'take':
      return (
        <span class="fy-step big">
          <CardIcon />
          <UpArrow />
        </span>
      )
    case 'order':
      return (
        <span class="fy-step big">
          <CardIcon />
          <Sorting />
        </span>
      )
    case 'repeat':
      return (
        <span class="fy-step big">
          <CardIcon />
          <Loop />
        </span>
      )
  }
}

function Workers({ count, least }: { readonly count: number; readonly least: number | undefined }) {
  return (
    <span class="fy-amount number">
      {least !== undefined && least < count ? (
        <b>
          {least}–{count}
        </b>
      ) : (
        count !== 1 && <b>{count}</b>
      )}
      <PieceIcon piece="worker" />
    </span>
  )
}

function Places({ on }: { readonly on: readonly Place[] }) {
  return (
    <>
      {on.map((place) => (
        <PieceIcon key={place} piece={place === 'site' ? 'block' : place} />
      ))}
    </>
  )
}

export function GainSigns({ gain }: { readonly gain: Gain }) {
  return (
    <>
      {gain.reputation !== undefined && (
        <Amount of={gain.reputation} always>
          <Ankh />
        </Amount>
      )}
      {gain.per?.map((per) => (
        <Per key={per.count} per={per} />
      ))}
      {gain.money !== undefined && (
        <Amount of={gain.money} always>
          <Coin />
        </Amount>
      )}
      {GOODS.map((good) =>
        gain[good] === undefined ? null : (
          <Amount key={good} of={gain[good]} always>
            <GoodIcon good={good} />
          </Amount>
        ),
      )}
      {gain.choice !== undefined && (
        <Amount of={gain.choice} always>
          <AnyBasic />
          <span class="fy-sign">?</span>
        </Amount>
      )}
      {gain.ofSpace !== undefined && (
        <Amount of={gain.ofSpace} always>
          <AnyBasic />
        </Amount>
      )}
    </>
  )
}

const COUNTED: Readonly<Record<Count, ComponentChildren>> = {
  ends: <PieceIcon key="" piece="road" />,
  blocks: <PieceIcon key="" piece="block" />,
  links: <PieceIcon key="" piece="road" />,
  way: <PieceIcon key="" piece="road" />,
  cleared: <PieceIcon key="" piece="worker" />,
  settlements: <PieceIcon key="" piece="settlement" />,
  towns: <PieceIcon key="" piece="town" />,
  workshops: <PieceIcon key="" piece="workshop" />,
  workers: <PieceIcon key="" piece="worker" />,
  crocodiles: <PieceIcon key="" piece="crocodile" />,
}

/** An amount for each of something. */
function Per({ per }: { readonly per: PerGain }) {
  return (
    <span class="fy-amount number">
      <b>{per.each}</b>
      {per.what === 'money' ? <Coin /> : <Ankh />}
      <span class="fy-sign">/</span>
      {(per.of ?? 1) > 1 && <b>{per.of}</b>}
      {COUNTED[per.count]}
    </span>
  )
}

/** Goods and money, as they are paid or gained. */
export function Purse({
  goods,
  money = 0,
  reputation = 0,
}: {
  readonly goods: readonly number[]
  readonly money?: number
  readonly reputation?: number
}) {
  return (
    <span class="fy-purse">
      {GOODS.map((good, index) =>
        goods[index] > 0 ? (
          <Amount key={good} of={goods[index]} always>
            <GoodIcon good={good} />
          </Amount>
        ) : null,
      )}
      {money > 0 && (
        <Amount of={money} always>
          <Coin />
        </Amount>
      )}
      {reputation > 0 && (
        <Amount of={reputation} always>
          <Ankh />
        </Amount>
      )}
    </span>
  )
}
