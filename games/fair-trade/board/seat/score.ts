import type { Seat } from '@fairground/kernel'
import type { Facts, View } from '../../state.ts'
import { summary } from '../rules.ts'

/** The score on a plaque: markers minus debt, with both numbers if there is debt; hidden if the option says so. */
export function scoreShown(
  view: View,
  facts: Facts,
  seat: Seat,
  veiled: boolean,
): { readonly value: number | string; readonly detail?: string } {
  const { score, debt } = summary.counts(view, facts)
  const [net, owed] = [score[seat], debt[seat] ?? 0]
  if (veiled || net === undefined) return { value: '?' }
  return { value: net < 0 ? `−${-net}` : net, ...(owed > 0 && { detail: `${net + owed} − ${owed}` }) }
}
