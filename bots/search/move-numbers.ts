import type { MoveKey } from '@fairground/kernel'

/** Move keys as numbers, so that the loop of a search compares only numbers: a text key gets the next free number. */
export class MoveNumbers {
  private readonly texts = new Map<string, number>()

  clear(): void {
    this.texts.clear()
  }

  of(key: MoveKey): number {
    if (typeof key === 'number') return key
    let number = this.texts.get(key)
    if (number === undefined) {
      number = this.texts.size
      this.texts.set(key, number)
    }
    return number
  }
}
