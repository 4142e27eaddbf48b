import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { madeFor, readWeights, type Weights, writeWeights } from '@fairground/bots'
import { checkedOptions, rulesFor } from '@fairground/kernel'
import type { Arguments, Command } from '../command.ts'
import { EXIT_OK, Failure, misuse } from '../failure.ts'
import { orFailure, readJson } from '../files.ts'
import { gameNamed, seatCounts, titleOf } from '../games.ts'
import { grouped, percent } from '../numbers.ts'
import { print } from '../output.ts'
import { curves } from '../training/picture.ts'
import { calibrate, type EvaluationReport, evaluate, type Round, type RoundReport, train as trainNet } from '../training/train.ts'

const MANY = { min: 1, max: 10_000_000 }
const NONE_OR_MANY = { min: 0, max: 10_000_000 }
const THREADS = { min: 1, max: 1024 }
const WIDTH = { min: 16, max: 512 }
/** Practice plays so many games at a time, and learns from each twice. */
const PRACTICE = { games: 96, epochs: 2 }
const DEFAULTS = {
  first: 16_000,
  rounds: 3,
  games: 3200,
  simulations: 64,
  epochs: 2,
  width: 128,
  shards: 16,
  seed: 'guild',
  practiceGames: 1920,
}

/** The file beside the weights: the settings of the training, and a report on each round. */
interface TrainingLog {
  readonly game: string
  readonly seed: string
  readonly shards: number
  readonly width: number
  readonly reports: Readonly<Record<string, readonly RoundReport[]>>
}

export const train: Command = {
  name: 'train',
  takes: 'GAME',
  summary: 'trains a network by self-play: chances to win, and which moves are worth trying',
  about: `The first round is played by hand-written bots. In every further round the network plays against itself with a small search, and learns
from the moves that the search preferred and from who won. Rounds of practice may follow, in which it draws its moves without a search and makes
those likelier after which the game went better than expected. Every twelfth game is held out to test the predictions. The work is split into shards
that do the same whatever the number of threads: the same seed gives the same weights. The weights are written after every round, with a log beside
them (FILE.json).`,
  flags: {
    seats: { value: 'N', help: 'players at a table (default: every number)' },
    first: { value: 'N', help: `games of the first round, by hand-written bots (default: ${DEFAULTS.first})` },
    rounds: { value: 'N', help: `rounds after that (default: ${DEFAULTS.rounds})` },
    games: { value: 'N', help: `games of each of them (default: ${DEFAULTS.games})` },
    simulations: { value: 'N', help: `simulations per choice with a full search (default: ${DEFAULTS.simulations})` },
    practice: { value: 'N', help: 'rounds of practice after those (default: none)' },
    'practice-games': { value: 'N', help: `games of each of them (default: ${DEFAULTS.practiceGames})` },
    epochs: { value: 'N', help: `times that a round learns from its games (default: ${DEFAULTS.epochs})` },
    width: { value: 'N', help: `hidden units plus seats, a multiple of 16 (default: ${DEFAULTS.width})` },
    shards: { value: 'N', help: `parts of the work (default: ${DEFAULTS.shards})` },
    threads: { value: 'N', help: 'parts that run at the same time (default: one per core)' },
    seed: { value: 'S', help: `any text (default: ${DEFAULTS.seed})` },
    out: { value: 'FILE', help: 'where the weights are written; those for other numbers of players stay' },
    evaluate: { value: 'N', help: 'learns nothing: plays so many games with the weights and prints how well they predict them' },
    calibrate: {
      value: 'N',
      help: 'learns nothing: plays so many games with the weights, and stores how much surer or less sure their chances should be shown',
    },
    resume: { help: 'continues after the last round of the log; all other options must be the same as before' },
    picture: { value: 'FILE', help: 'draws the loss by round, as SVG' },
  },
  async run(given) {
    const gamePackage = await gameNamed(given.theWord('GAME'))
    const title = await titleOf(gamePackage)
    if ((await gamePackage.bot()).learning === undefined) throw misuse(`${title} does not define yet what a network can learn from.`)
    const file = given.text('out')
    if (file === undefined) throw misuse('--out FILE is missing: the file for the weights.')
    const asked = given.whole('seats')
    const counts = seatCounts(gamePackage).filter((seats) => asked === undefined || seats === asked)
    if (counts.length === 0) throw misuse(`${title} is not played by ${asked}.`)
    const shards = given.whole('shards', THREADS) ?? DEFAULTS.shards
    const width = given.whole('width', WIDTH) ?? DEFAULTS.width
    const seed = given.text('seed') ?? DEFAULTS.seed
    const rounds = roundsOf(given, shards)
    const simulations = given.whole('simulations', MANY) ?? DEFAULTS.simulations
    const trial = given.whole('evaluate', MANY)
    const fitted = given.whole('calibrate', MANY)
    if (trial !== undefined && fitted !== undefined) throw misuse('--evaluate and --calibrate are two tasks: choose one.')
    const log: TrainingLog = readLog(file, { game: gamePackage.game.id, seed, shards, width }, given.has('resume'))
    let { reports } = log
    let kept = existsSync(file) ? readWeights(readFileSync(file)) : []

    for (const seats of counts) {
      const rules = rulesFor(gamePackage.game, seats)
      const learning = (await gamePackage.bot()).learning?.(rules)
      if (learning === undefined) continue
      const { inputs, sorts, apart } = learning
      if (apart !== undefined && given.has('practice')) throw misuse(`${title} cannot practise: its network learns no moves.`)
      const shape = { seats, inputs, sorts, width, ...(apart !== undefined && { apart }) }
      const hash = madeFor(gamePackage.game, learning)
      const training = {
        game: gamePackage.game.id,
        options: checkedOptions(gamePackage.game, {}, seats),
        shape,
        seed,
        shards,
        threads: given.threads(),
      }
      const games = trial ?? fitted
      if (games !== undefined) {
        const fitting = kept.find((each) => each.hash === hash)
        if (fitting === undefined) throw new Failure(`${file} has no weights that fit ${title} with ${seats} players.`)
        const own = { ...training, shape: fitting.shape }
        const round = { games: Math.max(1, Math.round(games / shards)), simulations }
        const { calibration, searched, shown } =
          trial === undefined
            ? await calibrate(own, round, fitting.numbers)
            : await evaluate(own, round, fitting.numbers, fitting.calibration)
        if (trial === undefined) {
          kept = kept.map((each) => (each === fitting ? { ...fitting, calibration } : each))
          writeWhole(file, writeWeights(kept))
        }
        print(evaluationInWords(seats, simulations, searched))
        print(
          `As shown, with logits times ${calibration.toFixed(2)}: loss ${shown.loss.toFixed(3)}; chances off by ${percent(shown.calibrationError)}`,
        )
        continue
      }
      const before = given.has('resume') ? (reports[seats] ?? []) : []
      const known = kept.find((each) => each.hash === hash && each.shape.width === width)
      reports = { ...reports, [seats]: before }
      await trainNet(
        training,
        rounds,
        before.length > 0 && known !== undefined ? { numbers: known.numbers, rounds: before.length } : undefined,
        (report, numbers) => {
          reports = { ...reports, [seats]: [...(reports[seats] ?? []), report] }
          // Another network's calibration would not fit this one.
          const found: Weights = { shape, hash, numbers, calibration: 1 }
          kept = [...kept.filter((each) => each.shape.seats !== seats), found].sort((a, b) => a.shape.seats - b.shape.seats)
          writeWhole(file, writeWeights(kept))
          writeWhole(`${file}.json`, `${JSON.stringify({ ...log, reports }, undefined, 1)}\n`)
          print(reportInWords(seats, (reports[seats]?.length ?? 1) - 1, report))
        },
      )
    }
    const picture = given.text('picture')
    if (picture !== undefined) writeWhole(picture, curves(`${title}: loss by round, as a share of guessing`, reports))
    return EXIT_OK
  },
}

function roundsOf(given: Arguments, shards: number): readonly Round[] {
  const perShard = (games: number) => Math.max(1, Math.round(games / shards))
  const epochs = given.whole('epochs', MANY) ?? DEFAULTS.epochs
  const first = { games: perShard(given.whole('first', MANY) ?? DEFAULTS.first), simulations: 0, epochs }
  const further = {
    games: perShard(given.whole('games', MANY) ?? DEFAULTS.games),
    simulations: given.whole('simulations', MANY) ?? DEFAULTS.simulations,
    epochs,
  }
  const practice = {
    games: perShard(PRACTICE.games),
    simulations: 0,
    epochs: PRACTICE.epochs,
    practice: Math.ceil((given.whole('practice-games', MANY) ?? DEFAULTS.practiceGames) / PRACTICE.games),
  }
  const rounds = (name: string, usual: number, round: Round) =>
    Array.from({ length: given.whole(name, NONE_OR_MANY) ?? usual }, () => round)
  return [first, ...rounds('rounds', DEFAULTS.rounds, further), ...rounds('practice', 0, practice)]
}

function readLog(file: string, setting: Omit<TrainingLog, 'reports'>, resume: boolean): TrainingLog {
  const place = `${file}.json`
  if (!existsSync(place)) return { ...setting, reports: {} }
  const { reports, ...before } = readJson(place) as TrainingLog
  const alike = JSON.stringify(before) === JSON.stringify(setting)
  if (resume && !alike) throw misuse(`${place} is of another training: ${JSON.stringify(before)}. This one is ${JSON.stringify(setting)}.`)
  return { ...setting, reports: alike ? reports : {} }
}

function reportInWords(
  seats: number,
  round: number,
  { games, simulations, score, positions, trainLoss, heldOutLoss, calibrationError, seconds }: RoundReport,
): string {
  const how =
    score !== undefined
      ? `of practice (mean score ${score.toFixed(1)})`
      : simulations === 0
        ? 'by hand-written bots'
        : `with ${simulations} simulations a choice`
  return `${seats} players, round ${round}: ${grouped(games)} games ${how} in ${seconds.play.toFixed(0)} s, ${grouped(positions)} positions learned in ${seconds.learn.toFixed(0)} s; loss ${trainLoss.toFixed(3)}, held out ${heldOutLoss.toFixed(3)} of ${Math.log(Math.max(2, seats)).toFixed(3)}; chances off by ${percent(calibrationError)}`
}

function evaluationInWords(seats: number, simulations: number, { games, positions, loss, calibrationError }: EvaluationReport): string {
  return `${seats} players: ${grouped(positions)} positions of ${grouped(games)} games with ${simulations} simulations a choice; loss ${loss.toFixed(3)} of ${Math.log(Math.max(2, seats)).toFixed(3)}; chances off by ${percent(calibrationError)}`
}

/** Writes all or nothing: a training may be stopped at any moment. */
function writeWhole(file: string, content: string | Uint8Array): void {
  orFailure(`${file} cannot be written`, () => {
    writeFileSync(`${file}.new`, content)
    renameSync(`${file}.new`, file)
  })
}
