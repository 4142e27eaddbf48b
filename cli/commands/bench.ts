import type { Command } from '../command.ts'
import { Failure, messageOf, misuse, WENT_WELL, WENT_WRONG } from '../failure.ts'
import { say, sayJson } from '../output.ts'
import { ticker } from '../progress.ts'

/** What was measured: as data, as text, and whether it was good enough. */
interface Measured {
  readonly report: unknown
  readonly text: string
  readonly missed: boolean
}

interface Setting {
  readonly quick: boolean
  readonly progress: (text: string) => void
}

const SUBJECTS: Readonly<Record<string, (setting: Setting) => Promise<Measured>>> = {
  async engine(setting) {
    const { benchEngine, formatEngineReport } = await import('@fairground/bench/engine.ts')
    const report = await benchEngine(setting)
    return { report, text: formatEngineReport(report), missed: report.contests.some(({ ratio, floor = 0 }) => ratio < floor) }
  },
  async server(setting) {
    const { benchServer, formatServerReport } = await import('@fairground/bench/server.ts')
    const report = await benchServer(setting)
    return { report, text: formatServerReport(report), missed: report.missed.length > 0 }
  },
  async scale(setting) {
    const { benchScale, formatScaleReport } = await import('@fairground/bench/scale.ts')
    const report = await benchScale(setting)
    return { report, text: formatScaleReport(report), missed: report.held.open < report.held.sockets }
  },
  async bots(setting) {
    const { benchBots, formatBotsReport } = await import('@fairground/bench/bots.ts')
    const report = await benchBots(setting)
    return { report, text: formatBotsReport(report), missed: report.ratio < report.floor }
  },
  async views({ quick }) {
    const { formatViews, measureViews, SLOWEST_DEAL } = await import('@fairground/bench/views.ts')
    const report = await measureViews(quick)
    return { report, text: formatViews(report), missed: report.some(({ deal }) => deal > SLOWEST_DEAL) }
  },
}

export const bench: Command = {
  name: 'bench',
  takes: '[engine | bots | server | scale | views]',
  summary:
    'measures the engine, a search or the server beside its peers, the same games on both sides, medians and ratios; one process and several on a database; or what views weigh and dealt states cost',
  flags: {
    quick: { help: 'a look in seconds instead of a measurement in minutes' },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    const subject = given.word('subject') ?? 'engine'
    const measure = Object.hasOwn(SUBJECTS, subject) ? SUBJECTS[subject] : undefined
    if (measure === undefined) throw misuse(`bench cannot measure ${subject}; there is ${Object.keys(SUBJECTS).join(', ')}.`)
    const tick = ticker()
    const { report, text, missed } = await measure({ quick: given.has('quick'), progress: tick.at })
      .catch((error) => {
        throw new Failure(isMissing(error) ? NOT_INSTALLED : `the ${subject} cannot be compared: ${messageOf(error)}.`)
      })
      .finally(tick.end)
    if (given.has('json')) sayJson(report)
    else say(text)
    return missed ? WENT_WRONG : WENT_WELL
  },
}

/** The measurements need the peers, which only a checkout with development dependencies has. */
const NOT_INSTALLED = 'the peers to measure against are not installed; npm install with development dependencies brings them.'

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND')
}
