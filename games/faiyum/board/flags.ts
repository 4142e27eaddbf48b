import type { Event } from '../state.ts'

export interface Flag {
  /** The space's id. */
  readonly spot: string
  readonly seat: number
}

/** What opponents have put on the map since the viewer's last turn; per space only the newest. */
export function flagsOf(events: readonly Event[], viewer: number | 'spectator'): readonly Flag[] {
  if (viewer === 'spectator' || events[events.length - 1]?.kind === 'over') return []
  const flags = new Map<string, number>()
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]
    if ('seat' in event && event.seat === viewer) break
    const spots = event.kind === 'built' ? event.spots : event.kind === 'worker' ? [event.spot] : []
    for (const { id } of spots) if ('seat' in event && !flags.has(id)) flags.set(id, event.seat)
  }
  return [...flags].map(([spot, seat]) => ({ spot, seat }))
}
