import { gameHere, isTable } from './at-table.ts'

const PLAQUES = 4
const CARDS = 5

/** What stands there until a page has come: at a table its plaques, board, hand and papers, empty, so that nothing moves when they fill. */
export function Skeleton() {
  return isTable() ? <TableSkeleton game={gameHere()} /> : <div class="loading" aria-busy="true" />
}

/** In the colours of the game, where it is known which one is played. */
export function TableSkeleton({ game }: { readonly game: string | undefined }) {
  return (
    <div class={`skeleton ${game === undefined ? '' : `world-${game}`}`} aria-busy="true">
      <div class="skeleton-plaques">{blanks(PLAQUES)}</div>
      <i class="skeleton-board" />
      <i class="skeleton-rail" />
      <div class="skeleton-tray">{blanks(CARDS)}</div>
    </div>
  )
}

function blanks(count: number) {
  return Array.from({ length: count }, (_, index) => <i key={index} />)
}
