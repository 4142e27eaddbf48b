import type { Random } from '@fairground/kernel'
import type { TableId } from '../tables/api.ts'
import { type Answer, type Pending, Player } from './player.ts'
import type { Witness } from './witness.ts'

/** How long an answer may take before we try another process, in milliseconds. */
const PATIENCE = 3000
/** Percent of commands that go to another process than the one whose socket shows the table. */
const ELSEWHERE = 40
/** Percent of cases in which a player switches processes for no reason. */
const WANDERS = 10

/** A player who uses another process for every request and every second socket, as behind a load balancer without sticky sessions. */
export class ClusterPlayer extends Player {
  private readonly anywhere: () => string | undefined
  private readonly pace: number
  private heardAt = Date.now()
  private gone = false
  private readonly underWay = new Set<Promise<void>>()

  constructor(name: string, witness: Witness, random: Random, pace: number, anywhere: () => string | undefined) {
    super(name, witness, random)
    this.pace = pace
    this.anywhere = anywhere
  }

  /** Checks the connection from time to time; switches processes if it is broken. */
  look(): void {
    const waits = [...this.sessions.values()].some(({ pending }) => pending !== undefined)
    const silent = Date.now() - this.heardAt > PATIENCE
    if (!this.isConnected || (waits && silent) || this.random.below(100) < WANDERS) this.wander()
  }

  wander(): void {
    const url = this.anywhere()
    if (url === undefined) return
    this.disconnect()
    this.heardAt = Date.now()
    this.connect(url)
  }

  /** Stops, and waits for pending commands: nothing may be acknowledged while the store is being checked. */
  async leave(): Promise<void> {
    this.gone = true
    this.disconnect()
    await Promise.all(this.underWay)
  }

  protected override hear(answer: Answer): void {
    this.heardAt = Date.now()
    super.hear(answer)
  }

  /** After a pause, over the socket or as a request to any process; an unanswered one is retried once the socket is open again. */
  protected override act(table: TableId, pending: Pending): void {
    setTimeout(() => {
      if (!this.gone && this.sessions.get(table)?.pending === pending) this.sendAct(table, pending)
    }, this.random.below(this.pace))
  }

  private sendAct(table: TableId, pending: Pending): void {
    const url = this.random.below(100) < ELSEWHERE ? this.anywhere() : undefined
    if (url === undefined) {
      super.act(table, pending)
      return
    }
    const id = this.askedAt(table)
    const { act, about } = pending
    const asking = this.request(url, `/api/tables/${table}/acts`, { act, ...about })
      .then(
        (answer) => this.heardElsewhere({ id, ...answer }),
        () => {},
      )
      .finally(() => this.underWay.delete(asking))
    this.underWay.add(asking)
  }

  private heardElsewhere(answer: Answer): void {
    try {
      super.hear(answer)
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error(String(error))
    }
  }
}
