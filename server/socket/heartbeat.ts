/** How often every client is pinged, in milliseconds. */
export const HEARTBEAT = 30_000
/** A beat that is later than this shows that the process itself was paused. */
const LEEWAY = 3000

export interface Pinged {
  /** Has it answered the last ping? */
  alive: boolean
}

/** Finds the lines that no longer answer. */
export class Heartbeat {
  private last: number

  constructor(now: number) {
    this.last = now
  }

  /**
   * Returns the lines that did not answer the last ping; the others are to be pinged again. After a pause of the process nobody is
   * dead: the answers have arrived, but nothing has read them yet.
   */
  deadOf<L extends Pinged>(lines: Iterable<L>, now: number): readonly L[] {
    const late = now - this.last > HEARTBEAT + LEEWAY
    this.last = now
    return late ? [] : [...lines].filter(({ alive }) => !alive)
  }
}
