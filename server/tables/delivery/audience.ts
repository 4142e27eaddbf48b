import type { Viewer } from '@fairground/kernel'
import type { Delivery } from '@fairground/protocol'
import type { Listener, PersonId, Who } from '../api.ts'

/** A listener at a table. */
export interface Listening {
  readonly who: Who
  /** How other processes identify them: by their id or, without one, by an id for this visit. */
  readonly presence: string
  readonly listener: Listener
  viewer: Viewer
}

/** The listeners of one table. */
export class Audience {
  private readonly listening = new Set<Listening>()

  get size(): number {
    return this.listening.size
  }

  get spectators(): number {
    let count = 0
    for (const { viewer } of this.listening) if (viewer === 'spectator') count++
    return count
  }

  present(person: PersonId): boolean {
    for (const { who } of this.listening) if (who.person?.id === person) return true
    return false
  }

  add(each: Listening): void {
    this.listening.add(each)
  }

  delete(each: Listening): boolean {
    return this.listening.delete(each)
  }

  [Symbol.iterator](): Iterator<Listening> {
    return [...this.listening].values()
  }

  /** Sends to everybody, with the same object for all who see the same. */
  tell(make: (viewer: Viewer) => Delivery): void {
    const viewers: Viewer[] = []
    const made: Delivery[] = []
    for (const each of this.listening) {
      let index = viewers.indexOf(each.viewer)
      if (index < 0) {
        index = viewers.push(each.viewer) - 1
        made.push(make(each.viewer))
      }
      this.deliver(each, made[index])
    }
  }

  /** Sends the same delivery to some of them. */
  tellThose(concerns: (each: Listening) => boolean, delivery: Delivery): void {
    for (const each of this.listening) if (concerns(each)) this.deliver(each, delivery)
  }

  /** A listener that throws is removed. */
  deliver(each: Listening, delivery: Delivery): void {
    try {
      each.listener(delivery)
    } catch {
      this.listening.delete(each)
    }
  }

  /** Sends the last delivery to all. */
  close(because: string): void {
    this.tell(() => ({ kind: 'closed', because }))
    this.listening.clear()
  }
}
