import type { Random } from '@fairground/kernel'
import type { TableId } from '../tables/api.ts'
import { type Answer, type Pending, Player } from './player.ts'
import type { Witness } from './witness.ts'

/** How long an answer may take before it is asked for elsewhere, in milliseconds. */
const PATIENCE = 3000
/** How often of a hundred a command goes to another process than the one whose socket shows the table. */
const ELSEWHERE = 40
/** How often of a hundred a player goes to another process for no reason. */
const WANDERS = 10

/** Somebody who comes to another process with every request and every other socket, as behind a balancer without memory. */
export class ClusterPlayer extends Player {
  private readonly anywhere: () => string | undefined
  private readonly pace: number
  private heardAt = Date.now()
  private connectedAt = 0
  private gone = false
  private readonly underWay = new Set<Promise<void>>()

  constructor(name: string, witness: Witness, random: Random, pace: number, anywhere: () => string | undefined) {
    super(name, witness, random)
    this.pace = pace
    this.anywhere = anywhere
  }

  /** Since when the socket has been open without a break, in milliseconds since 1970. */
  get listeningSince(): number {
    return this.isConnected ? this.connectedAt : Number.POSITIVE_INFINITY
  }

  /** Looks from time to time whether the line still holds; goes elsewhere when it does not. */
  look(): void {
    const waits = [...this.sittings.values()].some(({ pending }) => pending !== undefined)
    const silent = Date.now() - this.heardAt > PATIENCE
    if (!this.isConnected || (waits && silent) || this.random.below(100) < WANDERS) this.wander()
  }

  wander(): void {
    const url = this.anywhere()
    if (url === undefined) return
    this.disconnect()
    this.heardAt = Date.now()
    this.connectedAt = Date.now()
    this.connect(url)
  }

  /** Does nothing more, and waits for what is under way: nothing may be acknowledged while the store is held to what was. */
  async leave(): Promise<void> {
    this.gone = true
    this.disconnect()
    await Promise.all(this.underWay)
  }

  protected override hear(answer: Answer): void {
    this.heardAt = Date.now()
    super.hear(answer)
  }

  /** After some thought, by the socket or as a request to any process; one that nobody answers is sent again once the socket is anew. */
  protected override act(table: TableId, pending: Pending): void {
    setTimeout(() => {
      if (!this.gone && this.sittings.get(table)?.pending === pending) this.sendAct(table, pending)
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
