import { editionOf, fastRandom, readOptions, textFor } from '@fairground/kernel'
import type { BoardProps } from '@fairground/kit'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import type { Editing } from './editing.ts'
import { w } from './words.ts'
import '../table/table.css'

/** The width at which a board is drawn for a desktop; it is then scaled to fit. */
const WIDTH = 860
const HEIGHT = 560
/** A delay, so that the board is not redrawn at each key. */
const REST = 400

const nothing = () => undefined

/** How it looks on the table: the game's own board with this edition after the deal. Not interactive. */
export function BoardPreview({ editing, at }: { readonly editing: Editing; readonly at: string }) {
  const { bench, problems } = editing
  const edition = useRested(editing.edition)
  const { language } = settings.value
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const watcher = new ResizeObserver(() => setZoom(Math.min(1, element.clientWidth / WIDTH)))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const { game } = bench.gamePackage
  const scene = useMemo(() => {
    if (problems.length > 0) return undefined
    const { seats = game.seats.max, arrange } = bench.layout.table?.(at) ?? {}
    const read = readOptions<Record<string, unknown>>(game, { edition }, seats)
    if ('problems' in read) return undefined
    const rules = game.open(read.options, seats)
    const state = rules.setup(fastRandom('workshop'))
    arrange?.(state)
    return { rules, state, options: read.options }
  }, [edition, at, problems.length])
  const { Picture } = bench.board
  if (scene === undefined) return null
  const { rules, state, options } = scene
  const props: BoardProps<unknown, never, unknown> = {
    facts: rules.facts,
    view: rules.view(state, 'spectator') as never,
    turn: rules.turn(state),
    events: [],
    names: (seat) => t.value.replay.player(seat + 1),
    options: { ...options, edition: editionOf(game.editions, edition).id },
    moves: [],
    choose: nothing,
    picked: undefined,
    pick: nothing,
    consider: nothing,
    showing: undefined,
    text: textFor(bench.texts[language] as never, rules.facts as never),
    language,
  }
  return (
    <figure class="ws-table">
      <figcaption>{w.value.onTheTable}</figcaption>
      <div ref={frame} class="ws-table-frame" aria-hidden="true" inert style={{ height: `${HEIGHT * zoom}px` }}>
        {zoom > 0 && (
          <div class={`game-${game.id}`} style={{ width: WIDTH, height: HEIGHT, zoom }}>
            <div class="board" style={{ height: '100%' }}>
              <Picture {...props} />
            </div>
          </div>
        )}
      </div>
    </figure>
  )
}

/** A debounced value. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useLayoutEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
