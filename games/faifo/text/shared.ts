import type { GameText } from '@fairground/kernel'
import type { Skill } from '../edition/edition.ts'
import type { Event, Facts, Move, View } from '../state.ts'

/** A skill's name and its effect in one line. */
export interface SkillText {
  readonly name: string
  readonly effect: string
}

export interface FaifoText extends GameText<Move, View, Event, Facts> {
  /** By number; the ship is 0. */
  readonly cards: readonly CardText[]
  readonly skills: Readonly<Record<Skill, SkillText>>
}

/** Our own name for a merchant, and its nickname. */
export interface CardText {
  readonly name: string
  readonly title: string
}

/** The skill that needs a choice. */
export function skillOf(view: View, facts: Facts): Skill {
  return facts.merchants[view.skill].skill
}

export function isMine(view: View, turn: readonly number[]): boolean {
  return view.viewer !== 'spectator' && turn.includes(view.viewer)
}

/** The text for a key; the key itself if there is none. */
export function worded(words: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(words, key) ? words[key] : key
}
