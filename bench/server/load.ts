import { type BenchServer, type LiveTable, pause } from './side.ts'

/** The limits of the load. */
export interface LoadLimits {
  readonly seconds: number
  readonly movesPerTable: number
}

export interface LoadFigures {
  readonly accepted: number
  readonly acceptedPerSecond: number
  readonly acceptedPerCpuSecond: number
  /** From sending a move, or from when it was due, to the answer. */
  readonly p50: number
  readonly p99: number
}

/** How long to measure after the last move, in milliseconds: late writes and freeing memory are part of the work. */
const COOLDOWN = 200
/** If a table is silent for this long, a move was refused; in milliseconds. */
const PATIENCE = 60_000

/** Full load: at every table the next move follows as soon as all have received the last. */
export function fullLoad(side: BenchServer, tables: readonly LiveTable[], extent: LoadLimits): Promise<LoadFigures> {
  return measured(side, (begun, latencies) =>
    tables.map(async (table) => {
      for (let moves = 0; moves < extent.movesPerTable && performance.now() < begun + extent.seconds * 1000; moves++) {
        const sent = performance.now()
        latencies.push((await table.move()) - sent)
      }
    }),
  )
}

/**
 * A fixed rate of moves, whether the server keeps up or not, one table after the other. A move's time starts when it was due, so that
 * waiting for the previous move, or for this process, counts too.
 */
export function pacedLoad(side: BenchServer, tables: readonly LiveTable[], perSecond: number, extent: LoadLimits): Promise<LoadFigures> {
  const interval = 1000 / perSecond
  return measured(side, (begun, latencies) =>
    tables.map(async (table, number) => {
      for (let moves = 0; moves < extent.movesPerTable; moves++) {
        const due = begun + (moves * tables.length + number) * interval
        if (due > begun + extent.seconds * 1000) break
        const early = due - performance.now()
        if (early > 0) await pause(early)
        latencies.push((await table.move()) - due)
      }
    }),
  )
}

async function measured(side: BenchServer, load: (begun: number, latencies: number[]) => readonly Promise<void>[]): Promise<LoadFigures> {
  const latencies: number[] = []
  const cpuBefore = await side.cpuSeconds()
  const begun = performance.now()
  await patiently(side.name, Promise.all(load(begun, latencies)), () => latencies.length)
  const seconds = (performance.now() - begun) / 1000
  await pause(COOLDOWN)
  const cpuSeconds = (await side.cpuSeconds()) - cpuBefore
  const accepted = latencies.length
  return {
    accepted,
    acceptedPerSecond: accepted / seconds,
    acceptedPerCpuSecond: accepted / cpuSeconds,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  }
}

/** Gives up if nothing happens any more: a server that refuses silently would never finish. */
async function patiently(name: string, work: Promise<unknown>, progress: () => number): Promise<void> {
  let before = -1
  let check: NodeJS.Timeout | undefined
  const stuck = new Promise<never>((_, reject) => {
    check = setInterval(() => {
      if (progress() === before)
        reject(new Error(`${name} accepted no move for ${PATIENCE / 1000} seconds, after ${before} moves of this round`))
      before = progress()
    }, PATIENCE)
  })
  try {
    await Promise.race([work, stuck])
  } finally {
    clearInterval(check)
  }
}

/** A percentile. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * of100) / 100) - 1)]
}
