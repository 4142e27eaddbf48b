import type { Language, Outcome } from '@fairground/kernel'
import type { ComponentType } from 'preact'

/** How a game shows its campaign. The record is the game's own, plain JSON, and has passed the campaign's check. */
export interface CampaignPicture {
  /** What has been reached, what is open, the best games. */
  readonly Tablet: ComponentType<{ readonly record: unknown; readonly language: Language }>
  /** The steps that a finished game allows, in the form that the campaign accepts as a choice. */
  steps(record: unknown, outcome: Outcome): readonly string[]
  /** The result of the finished game in a sentence: which goals it met, or which it missed. */
  said(record: unknown, outcome: Outcome, language: Language): string
  /** Such a step in words. */
  name(step: string, language: Language): string
}
