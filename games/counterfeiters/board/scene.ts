import { useRef } from 'preact/hooks'
import type { Board } from '../rules/board.ts'
import { type Event, NONE, type View } from '../state.ts'

/** Where the pieces stand in the picture: the view, and on top of it the events that are being shown and not yet in it. */
export interface Scene {
  readonly market: readonly number[]
  readonly standing: readonly number[]
  readonly squeezed: readonly number[]
  readonly henchmen: readonly number[]
  readonly laid: readonly number[]
  readonly lifted: number
  readonly cards: readonly (readonly number[])[]
  readonly police: number
  readonly round: number
  readonly first: number
}

function sceneOf({ market, standing, squeezed, henchmen, laid, lifted, cards, police, round, first }: View): Scene {
  return { market, standing, squeezed, henchmen, laid, lifted, cards, police, round, first }
}

export function after(scene: Scene, event: Event, board: Board): Scene {
  switch (event.kind) {
    case 'passed':
      return { ...scene, henchmen: changed(scene.henchmen, event.seat, -1), laid: changed(scene.laid, event.seat, 1) }
    case 'bought': {
      const design = board.designs.findIndex(({ id }) => id === event.card)
      const bought = placed(scene, event.seat, event.space)
      return {
        ...bought,
        market: scene.market.with(event.space, NONE),
        cards: scene.cards.with(event.seat, changed(scene.cards[event.seat], design, 1)),
      }
    }
    case 'printed':
    case 'went':
    case 'sold':
    case 'flew':
      return placed(scene, event.seat, event.space)
    case 'dodged':
      return { ...placed(scene, event.seat, event.space), first: event.pawn ? event.seat : scene.first }
    case 'police':
      return { ...scene, police: event.at }
    case 'round-over':
      return {
        ...scene,
        henchmen: scene.henchmen.map(() => board.henchmen),
        laid: scene.laid.map(() => 0),
        standing: scene.standing.map(() => 0),
        squeezed: scene.squeezed.map(() => 0),
      }
    case 'refilled':
      return { ...scene, market: event.market.map((card) => board.designs.findIndex(({ id }) => id === card)) }
    case 'round':
      return { ...scene, round: event.round, first: event.first }
    case 'lifted': {
      // Of two that share the space one stays.
      const from = (scene.squeezed[event.seat] & (1 << event.space)) !== 0 ? 'squeezed' : 'standing'
      return { ...scene, lifted: event.space, [from]: scene[from].with(event.seat, scene[from][event.seat] & ~(1 << event.space)) }
    }
    default:
      return scene
  }
}

/** A henchman comes from home, or from a lawyer's hand; whoever stands there already stays. */
function placed(scene: Scene, seat: number, space: number): Scene {
  const bit = 1 << space
  if ((scene.standing[seat] & bit) !== 0) return scene
  const standing = scene.standing.with(seat, scene.standing[seat] | bit)
  return scene.lifted === NONE ? { ...scene, standing, henchmen: changed(scene.henchmen, seat, -1) } : { ...scene, standing, lifted: NONE }
}

function changed(list: readonly number[], at: number, by: number): readonly number[] {
  return list.with(at, list[at] + by)
}

/** The scene now: begun anew with each view, carried on by each event that is shown. */
export function useScene(view: View, showing: Event | undefined): Scene {
  const kept = useRef<{ view: View; seen: Event | undefined; scene: Scene } | undefined>(undefined)
  const before = kept.current
  const fresh = before === undefined || before.view !== view
  let scene = fresh ? sceneOf(view) : before.scene
  if (showing !== undefined && (fresh || before.seen !== showing)) scene = after(scene, showing, view.board)
  kept.current = { view, seen: showing, scene }
  return scene
}

/** Where a henchman is: on a space (0 and up), or one of these. */
export const AT_HOME = -1
export const LAID = -2
export const LIFTED = -3

/**
 * Which of a seat's henchmen is where, so that each travels by itself: those whose place is still held stay, the others take the
 * places that are left.
 */
export function useHenchmen(scene: Scene, actor: number): readonly (readonly number[])[] {
  const kept = useRef<readonly (readonly number[])[]>([])
  kept.current = scene.standing.map((_, seat) => assigned(kept.current[seat] ?? [], wanted(scene, seat, actor)))
  return kept.current
}

function wanted(scene: Scene, seat: number, actor: number): readonly number[] {
  const places: number[] = []
  for (const set of [scene.standing[seat], scene.squeezed[seat]])
    for (let space = 0; space < 31; space++) if ((set & (1 << space)) !== 0) places.push(space)
  if (scene.lifted !== NONE && seat === actor) places.push(LIFTED)
  for (let i = 0; i < scene.laid[seat]; i++) places.push(LAID)
  for (let i = 0; i < scene.henchmen[seat]; i++) places.push(AT_HOME)
  return places
}

function assigned(before: readonly number[], places: readonly number[]): readonly number[] {
  const left = [...places]
  const now = before.map((place) => {
    const at = left.indexOf(place)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  // `undefined` holds no place yet, so the length is that of whichever list is longer.
  while (now.length < places.length) now.push(undefined)
  return now.flatMap((place) => place ?? left.shift() ?? [])
}

/** A name for each card over the market, which it keeps while it slides; cards that came are new. */
export function useMarketNames(market: readonly number[], bins: readonly boolean[]): readonly string[] {
  const kept = useRef<{ market: readonly number[]; names: readonly string[]; count: number }>({ market: [], names: [], count: 0 })
  const before = kept.current
  if (before.market !== market) kept.current = renamed(before, market, bins)
  return kept.current.names
}

function renamed(
  before: { market: readonly number[]; names: readonly string[]; count: number },
  market: readonly number[],
  bins: readonly boolean[],
) {
  let { count } = before
  const stays = market.every((card, slot) => card === NONE || card === before.market[slot])
  // Cards without a bin slide to the right, in their order.
  const slid = before.market.flatMap((card, slot) => (card === NONE || bins[slot] ? [] : [{ card, name: before.names[slot] }]))
  const names: string[] = market.map(() => '')
  for (let slot = market.length - 1; slot >= 0; slot--) {
    if (market[slot] === NONE) continue
    const from = stays ? { card: market[slot], name: before.names[slot] } : slid.pop()
    names[slot] = from !== undefined && from.card === market[slot] ? from.name : `card-${++count}`
  }
  return { market, names, count }
}
