import { useRef } from 'preact/hooks'
import type { Event, Spot } from '../state.ts'

/** What is being told of the map just now, kept while its card is told. The view is the one of the event. */
export interface Scene {
  /** Spaces that an event has touched, the newest last. */
  readonly spots: readonly string[]
  /** Crocodiles that are on their way out. */
  readonly leaving: ReadonlySet<string>
  readonly gained: Extract<Event, { kind: 'gained' }> | undefined
}

const CALM: Scene = { spots: [], leaving: new Set(), gained: undefined }

export function useScene(showing: Event | undefined): Scene {
  const kept = useRef<{ seen: Event | undefined; scene: Scene }>({ seen: undefined, scene: CALM })
  if (showing !== kept.current.seen) kept.current = { seen: showing, scene: after(kept.current.scene, showing) }
  return kept.current.scene
}

function after(scene: Scene, event: Event | undefined): Scene {
  switch (event?.kind) {
    case undefined:
      return CALM
    case 'used':
      return CALM
    case 'worker':
      return {
        ...scene,
        spots: ids([event.spot]),
        leaving: event.crocodile ? new Set([...scene.leaving, event.spot.id]) : scene.leaving,
        gained: undefined,
      }
    case 'cleared':
    case 'named':
      return { ...scene, spots: ids([event.spot]), gained: undefined }
    case 'built':
    case 'linked':
      return { ...scene, spots: ids(event.spots), gained: undefined }
    case 'gained':
      return { ...scene, gained: event }
    default:
      return { ...scene, gained: undefined }
  }
}

function ids(spots: readonly Spot[]): readonly string[] {
  return spots.map(({ id }) => id)
}
