import { isLegal } from '../rules/places.ts'
import { BUILD_SETTLEMENT, HARVEST, isPlacing, NO_PIECE, type Operation, onEdges, TRADE } from '../rules/plan.ts'
import type { Table } from '../rules/table.ts'
import { newAction } from '../rules/trial.ts'
import type { State } from '../state.ts'

const NO_ACTION = newAction()

/** Estimates how likely a card finds room on the map when a player wants to play it. Cached for one decision. */
export class Rooms {
  private readonly table: Table
  private readonly known: Float64Array
  private readonly knownAt: Float64Array
  private version = 0

  constructor(table: Table) {
    this.table = table
    this.known = new Float64Array(table.cards.length)
    this.knownAt = new Float64Array(table.cards.length)
  }

  /** Starts a new position. */
  reset(): void {
    this.version++
  }

  of(state: State, card: number): number {
    if (this.knownAt[card] !== this.version) {
      this.knownAt[card] = this.version
      this.known[card] = this.find(state, card)
    }
    return this.known[card]
  }

  private find(state: State, card: number): number {
    const { operations, placing } = this.table.cards[card].plan
    let room = 1
    for (const operation of operations) if (isPlacing(operation.code)) room = Math.min(room, this.roomFor(state, operation, placing > 1))
    return room
  }

  private roomFor({ board }: State, operation: Operation, several: boolean): number {
    const { land } = this.table
    const { code, piece, onto, count, places } = operation
    if (piece !== NO_PIECE && code !== HARVEST && code !== TRADE && board.supply[piece] < count) return 0
    if (onto !== NO_PIECE && land.box[onto] === board.supply[onto]) return 0.4
    if (code === HARVEST || code === BUILD_SETTLEMENT) return operation.alone ? 0.6 : 0.95
    if (onEdges(code)) return places.length > FEW ? 0.9 : 0.6
    if (several) return 0.8
    for (let i = 0; i < places.length; i++) if (isLegal(land, board, operation, places[i], NO_ACTION)) return 0.95
    return code === TRADE ? 0.7 : 0.4
  }
}

/** There are few places for bridges and many for roads. */
const FEW = 20
