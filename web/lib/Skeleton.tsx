import { gameHere, isTable } from './at-table.ts'

const PLAQUES = 4
const CARDS = 5
const PARTS = 3

/** A placeholder until a page is loaded: at a table its empty plaques, board, hand and panels, so that nothing moves later. */
export function Skeleton() {
  return isTable() ? <TableSkeleton game={gameHere()} /> : <PageSkeleton />
}

/** The usual layout of a page, empty: its banner at once, its cards if it takes longer. */
export function PageSkeleton() {
  return (
    <div class="page-skeleton" aria-busy="true">
      <i />
      <div>{blanks(PARTS)}</div>
    </div>
  )
}

/** In the colours of the game, if it is known. */
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
