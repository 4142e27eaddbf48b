import { looking } from '@fairground/kit'
import { memo } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import type { Move } from '../state.ts'
import { type Acts, offered, type Props } from './props.ts'
import { between, type Point, reachOf, ringOf, type World } from './world.ts'

/** This many names of spaces have room beside each other. */
const FEW = 12

/** Spaces and roads that can be chosen, as buttons. */
export function Targets({ world: { at, table }, props }: { readonly world: World; readonly props: Props }) {
  const { moves, picked, hint, text, view, names, choose, pick, consider } = props
  const acts = useMemo(() => ({ choose, pick, consider }), [choose, pick, consider])
  // The labels are built once, however often a target is picked.
  const places = useMemo(
    () => [...offered(moves, 'space'), ...offered(moves, 'join')].map((move) => ({ move, label: text.move(move, view, names) })),
    [moves, text, view, names],
  )
  // The hinted target is drawn last, above the lines of its neighbours.
  const drawn = hint === undefined ? places : places.toSorted((a, b) => Number(a.move === hint) - Number(b.move === hint))
  return (
    <>
      {drawn.map(({ move, label }, index) => {
        const [from, to] = move.do === 'space' ? [at[move.space], undefined] : move.spaces.map((space) => at[space])
        return (
          <Target
            key={move.do === 'space' ? move.space : move.spaces.join()}
            move={move}
            space={move.do === 'space' ? move.space : move.spaces[0]}
            from={from}
            to={to}
            label={label}
            code={table.land.spots[move.do === 'space' ? move.space : move.spaces[0]].id}
            coded={drawn.length <= FEW}
            first={index === 0}
            picked={picked === move}
            hinted={hint === move}
            acts={acts}
          />
        )
      })}
    </>
  )
}

interface TargetProps {
  readonly move: Move
  readonly space: number
  readonly from: Point
  /** For a road or a bridge: its other end. */
  readonly to: Point | undefined
  readonly label: string
  readonly code: string
  /** There are few targets, so each always shows its name. */
  readonly coded: boolean
  readonly first: boolean
  readonly picked: boolean
  readonly hinted: boolean
  readonly acts: Acts
}

/** Renders again only when it is itself picked or released. */
const Target = memo(function Target({ move, space, from, to, label, code, coded, first, picked, hinted, acts }: TargetProps) {
  const { choose, pick } = acts
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons inside of a drawing
    <g
      class={`fy-target offered ${to === undefined ? '' : 'fy-join'} ${picked ? 'picked' : ''} ${hinted ? 'hinted' : ''}`}
      data-space={space}
      data-stop
      role="button"
      tabindex={first ? 0 : -1}
      aria-label={label}
      aria-pressed={picked}
      // A finger covers what it presses, so a tap only picks and a second tap confirms.
      onClick={(event) => ((event as unknown as PointerEvent).pointerType === 'touch' ? pick(move) : choose(move))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        choose(move)
      }}
      {...looking(acts, move)}
    >
      {to === undefined ? (
        <>
          <path d={ringOf(from)} class={hinted ? 'fy-halo' : 'fy-edge'} />
          <path d={ringOf(from)} class={hinted ? 'fy-pointed' : ''} />
          <g class={`fy-code ${coded ? 'always' : ''}`} transform={`translate(${from.x} ${from.y - 50})`}>
            <g class="fy-readable">
              <rect x="-21" y="-13" width="42" height="26" rx="5" />
              <text y="7">{code}</text>
            </g>
          </g>
        </>
      ) : (
        <Way from={from} to={to} hinted={hinted} />
      )}
    </g>
  )
})

function Way({ from, to, hinted }: { readonly from: Point; readonly to: Point; readonly hinted: boolean }) {
  const [start, end] = [between(from, to, 0.2), between(from, to, 0.8)]
  const line = `M${start.x} ${start.y}L${end.x} ${end.y}`
  return (
    <>
      <path d={reachOf(from, to)} class="fy-reach" />
      <path d={line} class={hinted ? 'fy-halo' : 'fy-line fy-edge'} />
      <path d={line} class={`fy-line ${hinted ? 'fy-pointed' : ''}`} />
    </>
  )
}
