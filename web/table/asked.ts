import type { Proposal } from '@fairground/kernel'
import { t } from '../lib/text.ts'

/** A request to the other players, as a sentence. */
export function askedFor(proposal: Proposal, name: string): string {
  const say = t.value.table
  if (proposal === 'end') return say.askedEnd(name)
  return proposal === 'pause' ? say.askedPause(name) : say.askedUndo(name)
}
