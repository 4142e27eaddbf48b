import type { MatchText, Names, Prompt, Seat, Viewer } from '@fairground/kernel'
import type { Position } from '@fairground/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { askedFor } from './asked.ts'
import type { RuleExplanation } from './rule-explanation.ts'

interface Props {
  readonly position: Position
  readonly text: MatchText<unknown, never, unknown>
  readonly names: Names
  readonly considered: { readonly label: string; readonly brings: readonly string[] } | undefined
  /** A choice that waits for its confirmation. */
  readonly picked: unknown
  readonly busy: boolean
  /** The server's clock minus this device's. */
  readonly skew: number
  /** The coach is speaking, and no move is expected yet. */
  readonly reading: boolean
  /** The viewer conceded, and a bot plays on. */
  readonly gone: boolean
  /** The event that is being shown, before the next decision. */
  readonly watched?: Prompt & { readonly chapter?: string | undefined }
  /** The steps of the current action. */
  readonly steps?: ComponentChildren
  /** Why something is not offered. */
  readonly why?: RuleExplanation
  /** The next step of a hint; missing if there are no hints. */
  hint?(): void
  act(act: { readonly play: unknown } | { readonly undo: true } | { readonly done: true } | { readonly answer: boolean }): void
}

/** Whose turn it is, what to do, what it would do: one sentence each, and undo. */
export function PromptBar({ position, text, names, considered, picked, busy, skew, reading, gone, watched, steps, why, hint, act }: Props) {
  const { viewer, turn, handover, request } = position
  const own = viewer !== 'spectator' && turn.includes(viewer) && watched === undefined && !gone && !reading
  const prompt = promptOf()
  const asked = request !== undefined && viewer !== 'spectator' && !gone && !request.agreed.includes(viewer)
  const asks = request !== undefined && viewer !== 'spectator' && request.agreed.includes(viewer)
  const answer = watched === undefined ? why?.answer : undefined
  const instead = watched === undefined ? lookedAt(considered, picked) : ''

  /** While an event is shown, the prompt shows its sentence: the result is not visible yet. */
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
        {/* Screen readers hear the events elsewhere. */}
        <p class="prompt-now" aria-live={watched === undefined ? 'polite' : 'off'}>
          {asked && watched === undefined ? askedFor(request.proposal, names(request.seat)) : prompt.now}
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
        {/* Not while the player still has a choice: that choice ends the pause too. */}
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

/** The selected choice is already on its button. */
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
