import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { madeFor, readWeights, type Weights, writeWeights } from '@fairground/bots'
import { type AnyGamePackage, type AnyRules, readOptions } from '@fairground/kernel'
import type { Command, Given } from '../command.ts'
import { Failure, messageOf, misuse, WENT_WELL } from '../failure.ts'
import { readJson } from '../files.ts'
import { gameNamed, inWords, seatCounts, titleOf } from '../games.ts'
import { grouped, percent } from '../numbers.ts'
import { say } from '../output.ts'
import { curves } from '../training/picture.ts'
import { judge, type Lesson, type Round, type Trial, train as trainNet } from '../training/train.ts'

const MANY = { min: 1, max: 10_000_000 }
const NONE_OR_MANY = { min: 0, max: 10_000_000 }
const THREADS = { min: 1, max: 1024 }
const WIDTH = { min: 16, max: 512 }
/** In practice so many games are played at a time, and learned from twice. */
const PRACTICE = { games: 96, times: 2 }
const USUAL = { first: 16_000, rounds: 3, games: 3200, ways: 64, times: 2, width: 128, shards: 16, seed: 'guild', drawn: 1920 }

/** What stands beside the weights: with what they were made, and what each round came to. */
interface Diary {
  readonly game: string
  readonly seed: string
  readonly shards: number
  readonly width: number
  readonly lessons: Readonly<Record<string, readonly Lesson[]>>
}

export const train: Command = {
  name: 'train',
  takes: 'GAME',
  summary: 'teaches a network from games that bots play with themselves: chances to win, and which moves are worth trying',
  about: `The first round is played by instinct; in every further one the network chooses in a small search, and learns from what the search found
and how the games ended. Rounds of practice may follow, in which it draws its moves without a search and leans towards those that went better than
it had thought. Every twelfth game is kept apart to see how well it is foretold. The work is split into shards that do the same however
many threads there are: the same seed gives the same weights. The weights are written after every round, with a diary beside them (FILE.json).`,
  flags: {
    seats: { value: 'N', help: 'players at a table (default: every number)' },
    first: { value: 'N', help: `games of the first round, by instinct (default: ${USUAL.first})` },
    rounds: { value: 'N', help: `rounds after that (default: ${USUAL.rounds})` },
    games: { value: 'N', help: `games of each of them (default: ${USUAL.games})` },
    ways: { value: 'N', help: `ways down the tree, or playouts, for a choice that is thought about in full (default: ${USUAL.ways})` },
    practice: { value: 'N', help: 'rounds of practice after those (default: none)' },
    drawn: { value: 'N', help: `games of each of them (default: ${USUAL.drawn})` },
    times: { value: 'N', help: `times through what a round gave (default: ${USUAL.times})` },
    width: { value: 'N', help: `hidden units and seats together, a multiple of 16 (default: ${USUAL.width})` },
    shards: { value: 'N', help: `parts of the work (default: ${USUAL.shards})` },
    threads: { value: 'N', help: 'parts done at the same time (default: one per core)' },
    seed: { value: 'S', help: `any text (default: ${USUAL.seed})` },
    out: { value: 'FILE', help: 'where the weights are written; those for other numbers of players stay' },
    judge: { value: 'N', help: 'learns nothing: plays so many games with the weights as they are, and says how well these foretell them' },
    resume: { help: 'goes on after the last round of the diary; everything else must be told as before' },
    picture: { value: 'FILE', help: 'draws how surprise fell, as SVG' },
  },
  async run(given) {
    const gamePackage = await gameNamed(given.theWord('GAME'))
    const title = await titleOf(gamePackage)
    if ((await gamePackage.bot()).learning === undefined) throw misuse(`${title} does not say yet what a network could learn from.`)
    const file = given.text('out')
    if (file === undefined) throw misuse('--out FILE is missing: where the weights go.')
    const asked = given.whole('seats')
    const counts = seatCounts(gamePackage).filter((seats) => asked === undefined || seats === asked)
    if (counts.length === 0) throw misuse(`${title} is not played by ${asked}.`)
    const shards = given.whole('shards', THREADS) ?? USUAL.shards
    const width = given.whole('width', WIDTH) ?? USUAL.width
    const seed = given.text('seed') ?? USUAL.seed
    const rounds = roundsOf(given, shards)
    const ways = given.whole('ways', MANY) ?? USUAL.ways
    const trial = given.whole('judge', MANY)
    const diary: Diary = readDiary(file, { game: gamePackage.game.id, seed, shards, width }, given.has('resume'))
    let { lessons } = diary
    let kept = existsSync(file) ? readWeights(readFileSync(file)) : []

    for (const seats of counts) {
      const rules = rulesFor(gamePackage, seats)
      const learning = (await gamePackage.bot()).learning?.(rules)
      if (learning === undefined) continue
      const shape = { seats, inputs: learning.inputs, sorts: learning.sorts, width }
      const hash = madeFor(gamePackage.game, learning)
      const training = {
        game: gamePackage.game.id,
        options: optionsFor(gamePackage, seats),
        shape,
        seed,
        shards,
        threads: given.whole('threads', THREADS) ?? availableParallelism(),
      }
      if (trial !== undefined) {
        const fitting = kept.find((each) => each.hash === hash)
        if (fitting === undefined) throw new Failure(`${file} has no weights that fit ${title} with ${seats} players.`)
        const found = await judge(
          { ...training, shape: fitting.shape },
          { games: Math.max(1, Math.round(trial / shards)), ways },
          fitting.numbers,
        )
        say(trialInWords(seats, ways, found))
        continue
      }
      const before = given.has('resume') ? (lessons[seats] ?? []) : []
      const known = kept.find((each) => each.hash === hash && each.shape.width === width)
      lessons = { ...lessons, [seats]: before }
      await trainNet(
        training,
        rounds,
        before.length > 0 && known !== undefined ? { numbers: known.numbers, rounds: before.length } : undefined,
        (lesson, numbers) => {
          lessons = { ...lessons, [seats]: [...(lessons[seats] ?? []), lesson] }
          const found: Weights = { shape, hash, numbers }
          kept = [...kept.filter((each) => each.shape.seats !== seats), found].sort((a, b) => a.shape.seats - b.shape.seats)
          write(file, writeWeights(kept))
          write(`${file}.json`, `${JSON.stringify({ ...diary, lessons }, undefined, 1)}\n`)
          say(lessonInWords(seats, (lessons[seats]?.length ?? 1) - 1, lesson))
        },
      )
    }
    const picture = given.text('picture')
    if (picture !== undefined) write(picture, curves(`${title}: surprise that is left of knowing nothing`, lessons))
    return WENT_WELL
  },
}

function roundsOf(given: Given, shards: number): readonly Round[] {
  const perShard = (games: number) => Math.max(1, Math.round(games / shards))
  const times = given.whole('times', MANY) ?? USUAL.times
  const first = { games: perShard(given.whole('first', MANY) ?? USUAL.first), ways: 0, times }
  const further = { games: perShard(given.whole('games', MANY) ?? USUAL.games), ways: given.whole('ways', MANY) ?? USUAL.ways, times }
  const practice = {
    games: perShard(PRACTICE.games),
    ways: 0,
    times: PRACTICE.times,
    practice: Math.ceil((given.whole('drawn', MANY) ?? USUAL.drawn) / PRACTICE.games),
  }
  const rounds = (name: string, usual: number, round: Round) =>
    Array.from({ length: given.whole(name, NONE_OR_MANY) ?? usual }, () => round)
  return [first, ...rounds('rounds', USUAL.rounds, further), ...rounds('practice', 0, practice)]
}

function readDiary(file: string, setting: Omit<Diary, 'lessons'>, resume: boolean): Diary {
  const place = `${file}.json`
  if (!existsSync(place)) return { ...setting, lessons: {} }
  const { lessons, ...before } = readJson(place) as Diary
  const alike = JSON.stringify(before) === JSON.stringify(setting)
  if (resume && !alike) throw misuse(`${place} is of another training: ${JSON.stringify(before)}. This one is ${JSON.stringify(setting)}.`)
  return { ...setting, lessons: alike ? lessons : {} }
}

function optionsFor({ game }: AnyGamePackage, seats: number): unknown {
  const read = readOptions(game, {}, seats)
  if ('problems' in read) throw new Failure(`the usual options are refused: ${read.problems.map(inWords).join('; ')}.`)
  return read.options
}

function rulesFor(gamePackage: AnyGamePackage, seats: number): AnyRules {
  return gamePackage.game.open(optionsFor(gamePackage, seats), seats)
}

function lessonInWords(seats: number, round: number, { games, ways, score, positions, shown, apart, off, seconds }: Lesson): string {
  const how =
    score !== undefined ? `of practice (mean score ${score.toFixed(1)})` : ways === 0 ? 'by instinct' : `with ${ways} ways a choice`
  return `${seats} players, round ${round}: ${grouped(games)} games ${how} in ${seconds.play.toFixed(0)} s, ${grouped(positions)} positions learned in ${seconds.learn.toFixed(0)} s; surprise ${shown.toFixed(3)}, kept apart ${apart.toFixed(3)} of ${Math.log(Math.max(2, seats)).toFixed(3)}; chances off by ${percent(off)}`
}

function trialInWords(seats: number, ways: number, { games, positions, surprise, off }: Trial): string {
  return `${seats} players: ${grouped(positions)} positions of ${grouped(games)} games with ${ways} ways a choice; surprise ${surprise.toFixed(3)} of ${Math.log(Math.max(2, seats)).toFixed(3)}; chances off by ${percent(off)}`
}

/** Whole or not at all: a training may be stopped at any moment. */
function write(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(`${file}.new`, content)
    renameSync(`${file}.new`, file)
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${messageOf(error)}.`)
  }
}
