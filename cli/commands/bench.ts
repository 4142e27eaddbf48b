import type { Command } from '../command.ts'
import { Failure, messageOf, misuse, WENT_WELL, WENT_WRONG } from '../failure.ts'
import { say, sayJson } from '../output.ts'
import { ticker } from '../progress.ts'

const SUBJECTS = ['engine']

export const bench: Command = {
  name: 'bench',
  takes: '[engine]',
  summary: 'measures the engine beside its peers, the same games on both sides, medians and ratios',
  flags: {
    quick: { help: 'a look in seconds instead of a measurement in minutes' },
    json: { help: 'for machines' },
  },
  async run(given) {
    const subject = given.word('subject') ?? 'engine'
    if (!SUBJECTS.includes(subject)) throw misuse(`bench cannot measure ${subject}; there is ${SUBJECTS.join(', ')}.`)
    const { benchEngine, formatEngineReport } = await engine()
    const tick = ticker()
    const report = await benchEngine({ quick: given.has('quick'), progress: tick.at })
      .catch((error) => {
        throw new Failure(`the engines cannot be compared: ${messageOf(error)}.`)
      })
      .finally(tick.end)
    if (given.has('json')) sayJson(report)
    else say(formatEngineReport(report))
    const missed = report.contests.some(({ ratio, floor = 0 }) => ratio < floor)
    return missed ? WENT_WRONG : WENT_WELL
  },
}

/** The measurements need the peers, which only a checkout with development dependencies has. */
async function engine(): Promise<typeof import('@fairground/bench/engine.ts')> {
  try {
    return await import('@fairground/bench/engine.ts')
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new Failure('the peers to measure against are not installed; npm install with development dependencies brings them.')
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND')
}
