import type { TableInfo } from '@fairground/protocol'
import { tell } from '../lib/errors.ts'
import { t } from '../lib/text.ts'

/** The field that shows the link, for browsers that can neither share nor copy. */
export const LINK_FIELD = 'invite-link'

/** The link to the table. */
export function linkTo({ code, id }: Pick<TableInfo, 'code' | 'id'>): string {
  return `${location.origin}/table/${code ?? id}`
}

export async function copyLink(link: string): Promise<void> {
  await navigator.clipboard.writeText(link)
  tell(t.value.lobby.copied)
}

/** Shares the link in the best way that this device has: its share sheet, else the clipboard, else selected to copy by hand. */
export async function handOn(link: string): Promise<void> {
  // Closing the share sheet is not an error.
  if (navigator.share !== undefined) return navigator.share({ url: link }).catch(() => {})
  if (navigator.clipboard !== undefined) return copyLink(link)
  document.getElementById(LINK_FIELD)?.focus()
}
