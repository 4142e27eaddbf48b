/** Threads wait here for each other: none continues before all have arrived. Uses two places of a shared list. */
export class Barrier {
  private readonly places: Int32Array
  private readonly all: number

  constructor(places: Int32Array, all: number) {
    this.places = places
    this.all = all
  }

  wait(): void {
    const { places, all } = this
    const turn = Atomics.load(places, 1)
    if (Atomics.add(places, 0, 1) === all - 1) {
      Atomics.store(places, 0, 0)
      Atomics.add(places, 1, 1)
      Atomics.notify(places, 1)
      return
    }
    while (Atomics.load(places, 1) === turn) Atomics.wait(places, 1, turn)
  }
}
