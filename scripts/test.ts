/** All checks in one command: types, lint, dead code, all tests. The last line is the result: `N passed, N failed`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Count, countPlaywright, countVitest, sumOf, verdict } from './counts.ts'

/** Runs a tool of node_modules/.bin and shows what it prints. */
function run(command: string, ...args: readonly string[]): boolean {
  process.stdout.write(`\n› ${command} ${args.join(' ')}\n`)
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function check(command: string, ...args: readonly string[]): Count {
  return run(command, ...args) ? { passed: 1, failed: 0, flaky: [] } : { passed: 0, failed: 1, flaky: [] }
}

/** Runs a test runner that writes its result into a file, and reads its counts from there. */
function suite<T>(count: (result: T) => Count, start: (file: string) => boolean): Count {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-test-'))
  const file = join(folder, 'result.json')
  try {
    const green = start(file)
    const { passed, failed, flaky } = count(JSON.parse(readFileSync(file, 'utf8')) as T)
    // A suite that cannot be loaded fails no test, but the run fails.
    return { passed, failed: Math.max(failed, green ? 0 : 1), flaky }
  } catch (error) {
    process.stderr.write(`no result was left: ${error}\n`)
    return { passed: 0, failed: 1, flaky: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function vitest(): Count {
  return suite(countVitest, (file) => run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`))
}

/** The built page in a real Chromium against a real server. */
async function browser(build: ChildProcess): Promise<Count> {
  if (build.exitCode === null) await once(build, 'exit')
  return suite(countPlaywright, (file) => {
    process.env.E2E_JSON = file
    return build.exitCode === 0 && run('playwright', 'test', '-c', 'e2e')
  })
}

// The page is built in the meantime: only the browser needs it.
const build = spawn('vite', ['build', 'web', '--logLevel', 'warn'], { stdio: ['ignore', 'inherit', 'inherit'] })
const counts = [
  check('tsc', '--noEmit', '-p', '.'),
  check('tsc', '--noEmit', '-p', 'tsconfig.web.json'),
  check('tsc', '--noEmit', '-p', 'tsconfig.e2e.json'),
  check('biome', 'check', '--error-on-warnings', '.'),
  check('knip'),
  vitest(),
  await browser(build),
]
const all = sumOf(counts)
process.stdout.write(`\n${verdict(all)}\n`)
process.exitCode = all.failed === 0 ? 0 : 1
