import { parts } from './router.ts'

const PLAQUES = 4
const CARDS = 5
const TABLES = new Set(['table', 'learn', 'replay', 'analysis', 'review'])

/** What stands there until a page has come: at a table its plaques, board, hand and papers, empty, so that nothing moves when they fill. */
export function Skeleton() {
  const [first = '', second, third] = parts.value
  const isTable = TABLES.has(first) ? second !== undefined : (first === 'offline' || first === 'hot-seat') && third !== undefined
  return isTable ? <TableSkeleton /> : <div class="loading" aria-busy="true" />
}

export function TableSkeleton() {
  return (
    <div class="skeleton" aria-busy="true">
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
