/**
 * Every command of the documents that is too expensive for `npm test`, or needs a server, a database or a separate project: runs one after
 * the other in a clean copy with its own packages, at small size. What our machines do not have is replaced, as below. When run in pieces,
 * a command that has passed is not run again.
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/soak/free-port.ts'
import { type Found, forTheSoak, inBlocks, inSentences, whyNotRun } from '../../test/documents.ts'
import { type Piece, type Proof, Unfinished } from './proof.ts'
import { type CommandResult, type RunningCommand, register, Stage } from './stage.ts'

/** The order of the commands: first those that need nothing, then with a server, without it, with several, and what leaves the machine. */
const ACTS: readonly (readonly [string, RegExp])[] = [
  ['serving', /^(npm ci && )?npm start|fairground serve/],
  ['without the server', /--database URL/],
  ['beside a server', /fairground (admin|backup|export)|http_client/],
  ['without the server', /fairground (restore|import|move)/],
  ['elsewhere', /^npm install|^npx vite /],
  ['alone', /./],
]
const actOf = ({ command }: Found) => ACTS.find(([, shape]) => shape.test(command))?.[0]

/** What a reader would insert for a game, a number and a file; files that are read are created first. */
function filledIn(command: string): string {
  const filled = command
    .replace(/\bGAME\b/g, 'fair-trade')
    .replace('--games N', '--games 4')
    .replace(/(--\w+) N\b/g, '$1 2')
  if (/openings make/.test(filled)) return `${filled} --games 2`
  if (/edition check FILE/.test(filled))
    return 'npx fairground edition show fair-trade --json > mine.json && npx fairground edition check mine.json'
  if (/verify record.json/.test(filled)) return `npx fairground simulate fair-trade --games 1 --seats 4 --record record.json && ${filled}`
  if (/restore FILE/.test(filled)) return filled.replace('FILE', '../backups/$(date +%F).db')
  if (/calibrate/.test(filled)) return filled.replace('FILE', 'readings.json')
  return filled.replace('--file FILE', '--file puzzles.json').replace('--out FILE', '--out puzzles.json')
}

/** The same command with less to do. */
function smaller(command: string, size: number): string {
  const fewer = command
    .replace(/--(tables|games|first|ways|times) (\d{2,})/g, (_, what, n) => `--${what} ${Math.min(size, Number(n))}`)
    // A calibration uses levels as they are.
    .replace(/(?<!calibrate .*)\b(master|merchant|trader)\b/g, '$1@60')
    // It takes minutes per table; one command has it first, and that one keeps it.
    .replace(/,answer\b/, '')
    .replace(/soak -- truth$/, 'soak -- truth-fair-trade')
  if (/^npx fairground bench(?!.*--quick)/.test(fewer)) return `${fewer} --quick`
  // Two games say nothing about who is better; a hundred do.
  if (/^npm run soak -- truth/.test(fewer)) return `${fewer} --size 100`
  if (/^npm run soak -- /.test(fewer)) return `${fewer} --size ${size}`
  if (/^npm run (measure(-reviews)?|frames)$/.test(fewer)) return `${fewer} -- fair-trade`
  if (/^npm run lighthouse$/.test(fewer)) return `${fewer} -- landing`
  if (/^npm run screenshots -- /.test(fewer)) return `${fewer} learn`
  if (/^npm run e2e$/.test(fewer)) return `${fewer} -- docs.spec`
  return fewer
}

/** Measurements and browser tests take minutes; everything else runs before them. */
function quickestFirst(found: readonly Found[]): readonly Found[] {
  const inABrowser = ({ command }: Found) => Number(/measure|frames|lighthouse|panning|playwright|e2e|screenshots/.test(command))
  return found.toSorted((a, b) => inABrowser(a) - inABrowser(b))
}

/** A measurement may exit with a code for a slow machine, and a check with one for unconfirmed results; but it must have measured. */
const codesOf = (command: string): readonly (number | null)[] =>
  /fairground (bench|puzzles check)|npm run (measure|frames|lighthouse)|panning/.test(command) ? [0, 1] : [0]

interface Tried {
  readonly command: string
  readonly as: string
  readonly seconds: number
}

class Trial {
  readonly tried: Tried[]
  readonly failed: string[] = []
  readonly stage: Stage
  private readonly size: number
  private readonly progress: (text: string) => void
  /** Stores the commands that have passed between pieces. */
  private readonly journal: string
  private readonly until: number

  constructor(stage: Stage, size: number, progress: (text: string) => void, minutes: number) {
    this.stage = stage
    this.size = size
    this.progress = progress
    this.journal = join(stage.folder, 'passed.json')
    this.tried = existsSync(this.journal) ? JSON.parse(readFileSync(this.journal, 'utf8')) : []
    this.until = performance.now() + minutes * 60_000
    if (this.tried.length > 0) progress(`${this.tried.length} commands have passed in an earlier piece and are not run again`)
  }

  /** Commands that have not passed yet. */
  open(found: readonly Found[]): readonly Found[] {
    return found.filter(({ command }) => !this.tried.some((before) => before.command === command))
  }

  async run(found: readonly Found[], standIns: readonly (readonly [string | RegExp, string])[] = [], cwd?: string): Promise<void> {
    for (const each of this.open(found)) await this.one(each, standIns, (as) => this.stage.run(as, cwd))
  }

  async one(
    { command, page, line }: Found,
    standIns: readonly (readonly [string | RegExp, string])[],
    run: (as: string) => Promise<CommandResult>,
  ): Promise<void> {
    const as = standIns.reduce((text, [what, by]) => text.replace(what, by), smaller(filledIn(command), this.size))
    const twin = this.tried.find((before) => before.as === as)
    if (twin !== undefined) return this.passed({ command, as, seconds: twin.seconds })
    if (performance.now() > this.until)
      throw new Unfinished(`${this.tried.length} commands have passed; the same command goes on with ${page}:${line} ${as}`)
    const began = performance.now()
    const { code, out } = await run(as).catch((error) => ({ code: null, out: String(error) }))
    const seconds = Math.round((performance.now() - began) / 1000)
    const holds = codesOf(command).includes(code)
    this.progress(`${holds ? '✓' : '✗'} ${seconds} s  ${as}`)
    if (holds) return this.passed({ command, as, seconds })
    const failure = `${page}:${line} ${as} ended with ${code}:\n${out.slice(-1500)}`
    this.progress(failure)
    this.failed.push(failure)
  }

  private passed(tried: Tried): void {
    this.tried.push(tried)
    writeFileSync(this.journal, JSON.stringify(this.tried, undefined, 2))
  }
}

async function documents(size: number, progress: (text: string) => void, piece?: Piece): Promise<Readonly<Record<string, unknown>>> {
  const every = forTheSoak()
  // Packages come first, whatever is requested.
  const all = every.filter(({ command }) => command === 'npm ci' || command.includes(piece?.only ?? ''))
  const act = (name: string) => all.filter((each) => actOf(each) === name)
  const notRun = [...new Set([...inBlocks, ...inSentences].map(({ command }) => command))].flatMap((command) => {
    const why = whyNotRun(command)
    return why === undefined ? [] : [{ command, why }]
  })
  for (const { command, why } of notRun) progress(`– not run: ${command}: ${why}`)
  const stage = await Stage.open(piece?.folder)
  try {
    const trial = new Trial(stage, size, progress, piece?.minutes ?? Infinity)
    // Whatever the order in a document, packages come first, and what takes longest comes last.
    const [install, pack, alone] = [/^npm ci$/, /^npm run pack$/, /^(?!npm ci$|npm run pack$)/].map((shape) =>
      act('alone').filter(({ command }) => shape.test(command)),
    )
    await trial.run(install)
    await besideAServer(trial, act('beside a server'))
    await withoutTheServer(trial, act('without the server'))
    await serving(trial, act('serving'))
    await trial.run(pack)
    await elsewhere(trial, act('elsewhere'))
    await trial.run(quickestFirst(alone), [
      [/^npx fairground doctor$/, 'npx fairground doctor --port 18080'],
      [/^python3 examples\/check_fairness/, 'npx fairground simulate fair-trade --games 1 --seats 4 --record match.json && $&'],
      [/^npx playwright/, 'npm run build && $&'],
    ])
    if (trial.failed.length > 0) throw new Error(trial.failed.join('\n\n'))
    const left = trial.open(every).length
    if (left > 0) throw new Unfinished(`${trial.tried.length} commands have passed, ${left} are left: without --only they are run`)
    return {
      commands: trial.tried.length,
      seconds: trial.tried.reduce((sum, { seconds }) => sum + seconds, 0),
      notRun: notRun.map(({ command, why }) => `${command}: ${why}`),
      ran: trial.tried.map(({ as, seconds }) => `${seconds} s: ${as.replaceAll(stage.folder, '…')}`),
    }
  } finally {
    await stage.close()
  }
}

/** Anna is the host, Bert is a guest who has written in the chat of a running table. */
async function besideAServer(trial: Trial, found: readonly Found[]): Promise<void> {
  if (trial.open(found).length === 0) return
  rmSync(join(trial.stage.checkout, 'data'), { recursive: true, force: true })
  const running = await trial.stage.serve(`npx fairground serve --port ${await freePort()} --host 127.0.0.1`)
  const anna = await register(running.address, 'anna')
  const bert = await register(running.address, 'bert')
  const { id } = await anna.post<{ id: string }>('/api/play', { game: 'fair-trade', seats: 2 })
  const { n } = await anna.post<{ n: number }>(`/api/tables/${id}/chat`, { text: 'Hello!' })
  await bert.post(`/api/play`, { game: 'faifo', seats: 3 })
  // The HTTP player enters as a guest: before the server requires invitations.
  const [first, rest] = [
    found.filter(({ command }) => /http_client/.test(command)),
    found.filter(({ command }) => !/http_client/.test(command)),
  ]
  await trial.run(
    [...first, ...rest],
    [
      ['http://localhost:8080', running.address],
      [' TABLE 12', ` TABLE ${n}`],
      ['TABLE', id],
      ['/backups/', '../backups/'],
    ],
  )
  const { code } = await running.stop()
  if (code !== 0) trial.failed.push(`the server ended with ${code}`)
}

/** Restores the store from its backup, imports matches from records, and moves everything into a database. */
async function withoutTheServer(trial: Trial, found: readonly Found[]): Promise<void> {
  if (trial.open(found).length === 0) return
  const [data, before] = ['data', 'data-before'].map((name) => join(trial.stage.checkout, name))
  if (!existsSync(before)) renameSync(data, before)
  const order = ['restore', 'import', 'move', 'verify', 'backup']
  const sorted = order.flatMap((name) => found.filter(({ command }) => command.includes(`fairground ${name} `)))
  const url = await trial.stage.databaseUrl()
  // The database of an earlier piece is gone.
  if (!trial.open(sorted).some(({ command }) => command.includes('move ')))
    await trial.stage.run(`npx fairground move --from ./data --to ${url}`)
  await trial.run(sorted, [
    [/\/backups\/[\d-]+\.db/, '../backups/$(date +%F).db'],
    [/postgres:\/\/\S+|\bURL\b/, url],
  ])
}

/** Each starts, reports that it is healthy, and ends on request. With roles they share the database that the store was moved into. */
async function serving(trial: Trial, found: readonly Found[]): Promise<void> {
  const start = async (as: string): Promise<CommandResult> => {
    const running: RunningCommand = await trial.stage.serve(as)
    return running.stop()
  }
  for (const each of trial.open(found)) {
    const port = await freePort()
    const standIns = [
      [/--port \d+/, `--port ${port}`],
      [/^((npm ci && )?npm start)$/, `$1 -- --port ${port} --data ./data-new`],
      [/serve --host \S+/, `$& --port ${port} --data ./data-new`],
    ] as const
    const shares = each.command.includes('--role')
    if (shares) trial.stage.env.FAIRGROUND_DATABASE = await trial.stage.databaseUrl()
    await trial.one(each, standIns, start)
    delete trial.stage.env.FAIRGROUND_DATABASE
  }
}

/** A strict program that uses what was installed. */
const PROGRAM = `import { LEVELS, openBot } from '@fairground/bots'
import { games } from '@fairground/games'
const { game } = await games.faifo()
export const bot = openBot(await games.faifo(), LEVELS[1], game.open({}, 3))
// @ts-expect-error A level is no number.
export const wrong: number = LEVELS[0]
`
const STRICT = { module: 'nodenext', target: 'es2024', lib: ['es2024', 'dom'], strict: true, noEmit: true, types: [] }

/** Installs the packed libraries into an empty project, runs the examples there and checks types. */
async function elsewhere(trial: Trial, found: readonly Found[]): Promise<void> {
  const { checkout, elsewhere: project } = trial.stage
  cpSync(join(checkout, 'examples'), join(project, 'examples'), { recursive: true })
  writeFileSync(join(project, 'main.ts'), PROGRAM)
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files: ['main.ts'] }))
  const here = { page: 'docs/libraries.md', line: 1, way: 'elsewhere' }
  const [installs, others] = [/^npm install/, /^npx vite /].map((shape) => found.filter(({ command }) => shape.test(command)))
  const also = ['node examples/thousand-games.mjs', 'node examples/tiny-bot.mjs 10', `${join(checkout, 'node_modules/.bin/tsc')} -p .`]
  await trial.run([...installs, ...also.map((command) => ({ ...here, command })), ...others], [], project)
}

export const documentsProof: Proof = {
  name: 'documents',
  size: 2,
  unit: 'tables or games at most, where a command says how many',
  pieces: true,
  run: async (size, _seed, progress, piece) => documents(size, progress, piece),
}
