import type { Command } from '../command.ts'
import { EXIT_FAILURE, EXIT_OK, Failure, messageOf, misuse } from '../failure.ts'
import { print, printJson } from '../output.ts'
import { ticker } from '../progress.ts'

/** A measurement: as data, as text, and whether it reached its target. */
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
    'compares the engine, a search or the server with others on the same games; measures several processes on a database, the size of views and the cost of sampled states',
  flags: {
    quick: { help: 'a rough measurement that takes seconds instead of minutes' },
    json: { help: 'prints JSON' },
  },
  async run(given) {
    const subject = given.word('subject') ?? 'engine'
    const measure = Object.hasOwn(SUBJECTS, subject) ? SUBJECTS[subject] : undefined
    if (measure === undefined) throw misuse(`bench cannot measure ${subject}; choose one of ${Object.keys(SUBJECTS).join(', ')}.`)
    const tick = ticker()
    const { report, text, missed } = await measure({ quick: given.has('quick'), progress: tick.at })
      .catch((error) => {
        throw new Failure(isMissing(error) ? NOT_INSTALLED : `the ${subject} cannot be compared: ${messageOf(error)}.`)
      })
      .finally(tick.end)
    if (given.has('json')) printJson(report)
    else print(text)
    return missed ? EXIT_FAILURE : EXIT_OK
  },
}

/** The other engines are development dependencies. */
const NOT_INSTALLED = 'the engines to compare with are not installed; run npm install with development dependencies.'

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND')
}
