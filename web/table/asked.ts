import type { Wish } from '@fairground/kernel'
import { t } from '../lib/text.ts'

/** What somebody asks the others for, as a sentence. */
export function askedFor(wish: Wish, name: string): string {
  const say = t.value.table
  if (wish === 'end') return say.askedEnd(name)
  return wish === 'pause' ? say.askedPause(name) : say.askedUndo(name)
}
