import type { GameText } from '@fairground/kernel'
import type { Skill } from '../edition/edition.ts'
import type { Event, Facts, Move, View } from '../state.ts'

/** A skill's name and what it does, in a line. */
export interface SkillText {
  readonly name: string
  readonly effect: string
}

export interface FaifoText extends GameText<Move, View, Event, Facts> {
  /** By number; the ship is 0. */
  readonly cards: readonly CardText[]
  readonly skills: Readonly<Record<Skill, SkillText>>
}

/** Our own name for a merchant, and what people call it behind its back. */
export interface CardText {
  readonly name: string
  readonly title: string
}

/** The skill whose choice is open. */
export function skillOf(view: View, facts: Facts): Skill {
  return facts.merchants[view.skill].skill
}

export function isMine(view: View, turn: readonly number[]): boolean {
  return view.viewer !== 'spectator' && turn.includes(view.viewer)
}

/** A rule without words is called by its key. */
export function worded(words: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(words, key) ? words[key] : key
}
