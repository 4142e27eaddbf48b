import type { TableInfo } from '@fairground/protocol'
import { tell } from '../lib/errors.ts'
import { t } from '../lib/text.ts'

/** The field that shows the link, for whose browser neither shares nor copies. */
export const LINK_FIELD = 'invite-link'

/** Whoever opens it comes to the table. */
export function linkTo({ code, id }: Pick<TableInfo, 'code' | 'id'>): string {
  return `${location.origin}/table/${code ?? id}`
}

export async function copyLink(link: string): Promise<void> {
  await navigator.clipboard.writeText(link)
  tell(t.value.lobby.copied)
}

/** Hands the link on in the way that this device has: its own sheet, else by copying, else it is there to be copied by hand. */
export async function handOn(link: string): Promise<void> {
  // Whoever puts the sheet away has changed their mind; nothing failed.
  if (navigator.share !== undefined) return navigator.share({ url: link }).catch(() => {})
  if (navigator.clipboard !== undefined) return copyLink(link)
  document.getElementById(LINK_FIELD)?.focus()
}
