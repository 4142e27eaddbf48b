import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { LearnLinks } from '../learn/LearnLinks.tsx'
import { awningOf } from '../lib/boards.ts'
import { Cover } from '../lib/Cover.tsx'
import { Dialog } from '../lib/Dialog.tsx'

interface Props {
  readonly game: string
  /** Missing until its texts are loaded. */
  readonly title: string | undefined
  readonly tagline: string | undefined
  /** Players, minutes, number of tables. */
  readonly facts?: ComponentChildren
  /** The ways to play. */
  readonly children: ComponentChildren
}

/** A game as a stall of the fair: its picture under its awning, and the ways to play. On a phone a touch opens them. */
export function Stall({ game, title, tagline, facts, children }: Props) {
  const [open, setOpen] = useState(false)
  const awning = awningOf(game)
  return (
    <li class={`stall cover-${game} world-${game}`}>
      {awning === undefined ? <span class="awning" /> : <img class="awning" src={awning} alt="" width="304" height="44" />}
      <Cover game={game} class="stall-picture" />
      <div class="stall-body">
        {/* Until its texts are loaded a stall has no accessible name, only a place for it. */}
        {title === undefined ? <div class="stall-unnamed" /> : <h2>{title}</h2>}
        <p class="stall-line">{tagline}</p>
        {facts !== undefined && <div class="stall-facts">{facts}</div>}
        <div class="stall-ways">{children}</div>
        <LearnLinks game={game} title={title ?? ''} />
      </div>
      <button type="button" class="stall-open" onClick={() => setOpen(true)}>
        <span class="unseen">{title}</span>
      </button>
      {open && (
        <Dialog title={title ?? ''} class={`stall-sheet world-${game}`} close={() => setOpen(false)}>
          <Cover game={game} class="stall-picture" />
          <p>{tagline}</p>
          <div class="stall-ways">{children}</div>
          <LearnLinks game={game} title={title ?? ''} />
        </Dialog>
      )}
    </li>
  )
}

/** Placeholders until the games are loaded: nothing moves when they arrive. */
export function EmptyStalls({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} class="stall empty" aria-hidden="true">
      <span class="awning" />
      <span class="stall-picture" />
      <div class="stall-body" />
    </li>
  ))
}
