import type { MatchText, Names, Prompt, Seat, Viewer } from '@fairground/kernel'
import type { Position } from '@fairground/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { askedFor } from './asked.ts'
import type { Why } from './why.ts'

interface Props {
  readonly position: Position
  readonly text: MatchText<unknown, never, unknown>
  readonly names: Names
  readonly considered: { readonly label: string; readonly brings: readonly string[] } | undefined
  /** A choice that waits for its confirmation. */
  readonly picked: unknown
  readonly busy: boolean
  /** Server's clock less this device's. */
  readonly skew: number
  /** Whoever teaches speaks, and no move is wanted yet. */
  readonly reading: boolean
  /** They gave up, and a bot plays on. */
  readonly gone: boolean
  /** What is being shown, before it is clear what there is to do. */
  readonly watched?: Prompt & { readonly chapter?: string | undefined }
  /** The way through what is being done. */
  readonly steps?: ComponentChildren
  /** For whoever wonders why something is not offered. */
  readonly why?: Why
  /** The next step of a hint; missing where there are none. */
  hint?(): void
  act(act: { readonly play: unknown } | { readonly undo: true } | { readonly done: true } | { readonly answer: boolean }): void
}

/** Whose turn, what to do, what will follow: one sentence each, and the way back. */
export function PromptBar({ position, text, names, considered, picked, busy, skew, reading, gone, watched, steps, why, hint, act }: Props) {
  const { viewer, turn, handover, request } = position
  const own = viewer !== 'spectator' && turn.includes(viewer) && watched === undefined && !gone && !reading
  const prompt = promptOf()
  const asked = request !== undefined && viewer !== 'spectator' && !gone && !request.agreed.includes(viewer)
  const asks = request !== undefined && viewer !== 'spectator' && request.agreed.includes(viewer)
  const answer = watched === undefined ? why?.answer : undefined
  const instead = watched === undefined ? lookedAt(considered, picked) : ''

  /** While something is told, that is what there is to say: where it leads is not seen yet. */
  function promptOf(): Prompt {
    if (watched !== undefined) return watched
    if (reading) return { now: t.value.learn.readOn }
    if (handover === undefined || own) return text.prompt(position.view as never, turn, names)
    return handingOn(handover.seat, viewer, names)
  }

  return (
    <section class={`prompt ${own ? 'own' : ''} ${answer === undefined ? '' : 'answered'}`} aria-label={t.value.table.turnOf('')}>
      <div class="prompt-words">
        <p class="prompt-top">
          {own && <span class="prompt-turn">{t.value.table.yourTurn}</span>}
          {watched?.chapter !== undefined && <span class="prompt-turn">{watched.chapter}</span>}
          {hint !== undefined && own && (
            <button type="button" class="why lamp" title={`${t.value.learn.hint} (H)`} onClick={hint}>
              <Icon name="lightbulb" size={16} />
              {t.value.learn.hint}
            </button>
          )}
          {why !== undefined && (
            <button type="button" class={`why ${own ? '' : 'waiting'}`} onClick={why.ask}>
              <Icon name="circleHelp" size={16} />
              {t.value.learn.why}
            </button>
          )}
        </p>
        {/* What is shown is spoken elsewhere. */}
        <p class="prompt-now" aria-live={watched === undefined ? 'polite' : 'off'}>
          {asked && watched === undefined ? askedFor(request.wish, names(request.seat)) : prompt.now}
        </p>
        <p class="prompt-next">
          <span class="prompt-reply">
            <span class="prompt-answer" aria-live="polite">
              {answer}
            </span>
            {answer !== undefined && why?.look !== undefined && (
              <button type="button" class="link" onClick={why.look}>
                {t.value.learn.inTheRules}
              </button>
            )}
          </span>
          {answer === undefined && instead !== '' && (
            <span class={`prompt-considered ${picked === undefined ? '' : 'settled'}`}>{instead}</span>
          )}
          <span class={`prompt-rest ${answer === undefined && instead === '' ? '' : 'kept'}`}>
            {gone ? t.value.table.youConceded : asks ? t.value.table.askAwaits : prompt.next}
          </span>
        </p>
      </div>
      {watched === undefined && steps}
      <div class="row prompt-buttons">
        {asked && (
          <>
            <button type="button" class="button primary small" disabled={busy} onClick={() => act({ answer: true })}>
              {t.value.table.agree}
            </button>
            <button type="button" class="button small" disabled={busy} onClick={() => act({ answer: false })}>
              {t.value.table.refuse}
            </button>
          </>
        )}
        {picked !== undefined && (
          <button type="button" class="button primary" disabled={busy} onClick={() => act({ play: picked })}>
            <Icon name="check" size={16} />
            {text.move(picked, position.view as never, names)}
          </button>
        )}
        {position.canUndo && (
          <button type="button" class="button small" disabled={busy} onClick={() => act({ undo: true })}>
            <Icon name="undo" size={16} />
            {t.value.table.undo}
          </button>
        )}
        {/* Whoever has something to choose yet is not done: a sign of rock, paper, scissors ends the pause as well. */}
        {handover !== undefined && handover.seat === viewer && position.moves.length === 0 && (
          <button type="button" class="button primary small" disabled={busy} onClick={() => act({ done: true })}>
            <Icon name="check" size={16} />
            {t.value.table.handover}
            {handover.until !== undefined && <Countdown until={handover.until - skew} />}
          </button>
        )}
      </div>
    </section>
  )
}

/** What is picked stands on its button already. */
function lookedAt(considered: Props['considered'], picked: unknown): string {
  if (considered === undefined) return ''
  return [...(picked === undefined ? [considered.label] : []), ...considered.brings].join(' · ')
}

function Countdown({ until }: { readonly until: number }) {
  const [left, setLeft] = useState(secondsTo(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 500)
    return () => clearInterval(timer)
  }, [until])
  return <span class="number">{left}</span>
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}

/** Between a move and Done it is nobody's turn. */
function handingOn(seat: Seat, viewer: Viewer, names: Names): Prompt {
  return { now: seat === viewer ? t.value.table.handOn : t.value.table.handingOn(names(seat)) }
}
