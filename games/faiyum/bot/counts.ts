import { type Count, PIECES } from '../edition/vocabulary.ts'
import { isLocation } from '../rules/network.ts'
import type { Table } from '../rules/table.ts'
import { type State, TOWN, WORKSHOP } from '../state.ts'

const WORKERS = PIECES.indexOf('worker')

/** The current number of what a gain counts. If the card chooses its place, the most that a free place has. */
export function countNow({ land, supply }: Table, { board }: State, count: Count): number {
  const workers = supply[WORKERS] - board.supply[WORKERS]
  let most = 0
  switch (count) {
    case 'workers':
      return workers
    case 'cleared':
      return Math.min(3, workers)
    case 'crocodiles':
      return board.crocodile.reduce((sum, each) => sum + each, 0)
    case 'towns':
      return board.piece.reduce((sum, piece) => sum + (piece === TOWN || piece === TOWN + 1 ? 1 : 0), 0)
    case 'settlements':
      return board.piece.reduce((sum, piece) => sum + (piece > 0 && piece < WORKSHOP ? 1 : 0), 0)
    case 'workshops':
      return board.piece.reduce((sum, piece) => sum + (piece >= WORKSHOP ? 1 : 0), 0)
    case 'blocks':
      for (let space = 0; space < board.blocks.length; space++) if (board.worker[space] === 0) most = Math.max(most, board.blocks[space])
      return most
    case 'ends':
    case 'links':
      for (let space = 0; space < board.ends.length; space++)
        if (board.worker[space] === 0 && isLocation(land, board, space)) most = Math.max(most, board.ends[space])
      return count === 'links' ? Math.min(most, 3) : most
    case 'way':
      return 4
  }
}
