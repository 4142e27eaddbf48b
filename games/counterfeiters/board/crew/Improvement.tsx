import { marks, picking } from '@fairground/kit'
import type { ComponentChildren } from 'preact'
import type { Move } from '../../state.ts'
import type { Props } from '../city/city.ts'
import { effectSays, improvementName } from '../explain/explain.ts'
import { BoostIcon } from '../icons.tsx'
import { words } from '../words.ts'
import './improvement.css'

interface ButtonProps {
  readonly props: Props
  /** Its index among the improvements of this table. */
  readonly index: number
  /** The move it makes; undefined if it is not offered. */
  readonly move: Move | undefined
  readonly mark: 'spent' | 'owned' | ''
  /** It is among the spaces, which share one stop for Tab. */
  readonly inPicture?: boolean
  readonly children?: ComponentChildren
}

/** An improvement to draft or to use. */
export function ImprovementButton({ props, index, move, mark, inPicture = false, children }: ButtonProps) {
  const { view, facts, language, text } = props
  const word = words[language]
  const { id, effect, amount } = facts.improvements[index]
  return (
    <button
      type="button"
      {...(inPicture && { 'data-stop': true, tabIndex: -1 })}
      class={`cf-improvement ${mark} ${marks(props, move)}`}
      {...picking(props, move, view.stage === 'draft' ? { draft: index } : { improve: index })}
    >
      <span class="cf-boost">
        <BoostIcon effect={effect} />
      </span>
      <b>{improvementName(id, text)}</b>
      <span>{mark === 'spent' ? word.used : effectSays(effect, amount, text)}</span>
      {children}
    </button>
  )
}

/** An improvement in front of its owner, for everybody to see. */
export function ImprovementMark({ props: { view, facts, language, text }, index }: { readonly props: Props; readonly index: number }) {
  const word = words[language]
  const { id, effect, amount } = facts.improvements[index]
  const spent = (view.spent & (1 << index)) !== 0
  const name = improvementName(id, text)
  const says = `${name}: ${effectSays(effect, amount, text)} (${view.boost === index ? word.inUse : spent ? word.used : word.unused})`
  return (
    <li class={`cf-boost ${spent ? 'spent' : ''} ${view.boost === index ? 'active' : ''}`} data-say={says}>
      <BoostIcon effect={effect} />
      <span class="unseen">{says}</span>
    </li>
  )
}
