import { useEffect, useState } from 'preact/hooks'
import { gameHere, isTable } from './at-table.ts'
import { wearWorld } from './boards.ts'
import { Icon } from './icon.tsx'
import { parts } from './router.ts'
import { t } from './text.ts'

const PLAQUES = 4
const CARDS = 5
const PARTS = 3
const CHAIRS = 4

/** A placeholder until a page is loaded: at a table its empty plaques, board, hand and panels, so that nothing moves later. */
export function Skeleton() {
  const [first, game] = parts.value
  if (first === 'new' && game !== undefined) return <LobbySkeleton game={game} />
  return isTable() ? <TableSkeleton game={gameHere()} /> : <PageSkeleton />
}

/** The usual layout of a page, empty: its banner at once, its cards if it takes longer. */
export function PageSkeleton() {
  return (
    <>
      <div class="page-skeleton" aria-busy="true">
        <i />
        <div>{blanks(PARTS)}</div>
      </div>
      <Slow />
    </>
  )
}

/** In the colours of the game, if it is known. */
export function TableSkeleton({ game }: { readonly game: string | undefined }) {
  return (
    <>
      <div class={`skeleton ${worldOf(game)}`} aria-busy="true">
        <div class="skeleton-plaques">{blanks(PLAQUES)}</div>
        <i class="skeleton-board" />
        <i class="skeleton-rail" />
        <div class="skeleton-tray">{blanks(CARDS)}</div>
      </div>
      <Slow />
    </>
  )
}

/** Set-up and lobby: the game's stage with an empty table, and the cards beside it. */
export function LobbySkeleton({ game }: { readonly game: string }) {
  useEffect(() => wearWorld(game), [game])
  return (
    <>
      <main class={`lobby-skeleton ${worldOf(game)}`} aria-busy="true">
        <div class="lobby-skeleton-stage">
          <div class="lobby-skeleton-head">{blanks(2)}</div>
          <div class="lobby-skeleton-table">
            {blanks(CHAIRS)}
            <i class="cloth" />
          </div>
        </div>
        <div class="lobby-skeleton-rail">{blanks(PARTS)}</div>
      </main>
      <Slow />
    </>
  )
}

/** After this time, in milliseconds, whoever waits is told that they may try again: a request that hangs never fails. */
const SLOW = 8000

function Slow() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <p class="notice slow" role="status">
      <Icon name="clock" size={18} />
      <span>{t.value.errors.slow}</span>
      <button type="button" class="button small" onClick={() => location.reload()}>
        {t.value.errors.retry}
      </button>
    </p>
  )
}

const worldOf = (game: string | undefined) => (game === undefined ? '' : `world-${game}`)

function blanks(count: number) {
  return Array.from({ length: count }, (_, index) => <i key={index} />)
}
