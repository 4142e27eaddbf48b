import { randomBytes } from 'node:crypto'
import type { Notifier } from '../store/store.ts'

/**
 * The messages between processes, and what each contains:
 * - `table`: its id, number of entries and of changes; something was written there
 * - `line`, `unsaid`: a table's id and the number of a chat message, which is new or was removed
 * - `here`: a table's id; somebody came or went
 * - `turn`: a person, and the message for their open sockets, as JSON
 * - `hours`: a person whose night hours or vacation have changed
 * - `ended`: sessions that have ended
 * - `expelled`: a person who was banned, or a token that was revoked
 * - `bots`: there is work for bots
 * - `paired`: people whose place in matchmaking has changed
 * - `tournaments`: a tournament is due
 * - `reviews`: there are matches to review
 * - `puzzles`: there are puzzles to generate
 */
export type Topic =
  | 'table'
  | 'line'
  | 'unsaid'
  | 'here'
  | 'turn'
  | 'hours'
  | 'ended'
  | 'expelled'
  | 'bots'
  | 'paired'
  | 'tournaments'
  | 'reviews'
  | 'puzzles'

export type Word = string | number

/** Messages between processes. They arrive soon but may be lost; the store has the truth. */
export class ProcessMessages {
  /** This process, among those that share the store. */
  readonly process = randomBytes(6).toString('base64url')
  private readonly notifier: Notifier
  private readonly listeners = new Map<Topic, Set<(...words: Word[]) => void>>()
  private readonly missedListeners = new Set<() => void>()

  constructor(notifier: Notifier) {
    this.notifier = notifier
    notifier.listen(
      (lines) => lines.forEach((line) => void this.receive(line)),
      () => this.missedListeners.forEach((listener) => void listener()),
    )
  }

  send(topic: Topic, ...words: readonly Word[]): void {
    this.notifier.notify(JSON.stringify([this.process, topic, ...words]))
  }

  /** Subscribes to messages of the other processes, not of this one. */
  listen(topic: Topic, listener: (...words: Word[]) => void): void {
    this.listeners.set(topic, (this.listeners.get(topic) ?? new Set()).add(listener))
  }

  /** Called when something may have been missed. */
  onMissed(listener: () => void): void {
    this.missedListeners.add(listener)
  }

  private receive(line: string): void {
    const [from, topic, ...words]: [string, Topic, ...Word[]] = JSON.parse(line)
    if (from !== this.process) for (const listener of this.listeners.get(topic) ?? []) listener(...words)
  }
}
