import { useRef } from 'preact/hooks'
import type { Event, Spot } from '../state.ts'

/** What events have just changed on the map, kept until the card is finished. The view already shows the state after the event. */
export interface Highlights {
  /** Spaces affected by the last event, newest last. */
  readonly spots: readonly string[]
  /** Crocodiles that are leaving. */
  readonly leaving: ReadonlySet<string>
  readonly gained: Extract<Event, { kind: 'gained' }> | undefined
}

const NOTHING: Highlights = { spots: [], leaving: new Set(), gained: undefined }

export function useHighlights(showing: Event | undefined): Highlights {
  const kept = useRef<{ seen: Event | undefined; highlights: Highlights }>({ seen: undefined, highlights: NOTHING })
  if (showing !== kept.current.seen) kept.current = { seen: showing, highlights: after(kept.current.highlights, showing) }
  return kept.current.highlights
}

function after(highlights: Highlights, event: Event | undefined): Highlights {
  switch (event?.kind) {
    case undefined:
      return NOTHING
    case 'used':
      return NOTHING
    case 'worker':
      return {
        ...highlights,
        spots: ids([event.spot]),
        leaving: event.crocodile ? new Set([...highlights.leaving, event.spot.id]) : highlights.leaving,
        gained: undefined,
      }
    case 'cleared':
    case 'named':
      return { ...highlights, spots: ids([event.spot]), gained: undefined }
    case 'built':
    case 'linked':
      return { ...highlights, spots: ids(event.spots), gained: undefined }
    case 'gained':
      return { ...highlights, gained: event }
    default:
      return { ...highlights, gained: undefined }
  }
}

function ids(spots: readonly Spot[]): readonly string[] {
  return spots.map(({ id }) => id)
}
