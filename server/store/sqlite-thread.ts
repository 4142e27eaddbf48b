import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { Connection, type Done, type Failed, failureOf, type Numbered } from './sqlite-connection.ts'

/** The thread that holds the file. It receives groups of jobs and answers each group at once. */

export interface Setting {
  readonly path: string
  /** Opens the file although another process holds it: for the host's commands while the server runs. */
  readonly beside?: boolean
}

export type Job =
  | { readonly kind: 'all'; readonly statement: Numbered }
  | { readonly kind: 'commit'; readonly statements: readonly Numbered[] }
  | { readonly kind: 'backup'; readonly path: string }
  | { readonly kind: 'close' }

export interface Request {
  /** Texts of statements that are new to the thread; numbering continues. */
  readonly texts: readonly string[]
  /** A list of jobs, as JSON. */
  readonly jobs: string
}
export type Answer = { readonly rows: unknown } | Done | Failed

const port = parentPort
if (port === null) throw new Error('this file is a thread of the store')
const { path, beside = false }: Setting = workerData

let connection: Connection | undefined
try {
  connection = new Connection(path, beside)
  port.postMessage('open')
} catch (error) {
  port.postMessage(error instanceof Error ? error.message : String(error))
}

port.on('message', (request: Request) => {
  if (connection === undefined) return
  connection.learn(request.texts)
  const jobs: readonly Job[] = JSON.parse(request.jobs)
  port.postMessage(answersTo(connection, jobs))
  if (jobs[0].kind === 'close') port.close()
})

function answersTo(store: Connection, jobs: readonly Job[]): readonly Answer[] {
  const answers: Answer[] = new Array(jobs.length)
  const commits: number[] = []
  for (const [index, job] of jobs.entries()) if (job.kind === 'commit') commits.push(index)
  const written = store.write(commits.map((index) => (jobs[index] as Extract<Job, { kind: 'commit' }>).statements))
  for (const [order, index] of commits.entries()) answers[index] = written[order]
  for (const [index, job] of jobs.entries()) {
    if (job.kind === 'all') answers[index] = store.read(job.statement)
    else if (job.kind === 'backup') answers[index] = backedUp(store, job.path)
    else if (job.kind === 'close') answers[index] = store.close()
  }
  return answers
}

/**
 * A copy gets its name only once it is complete. It is taken in one step: a copy page by page starts again whenever somebody writes,
 * and under load never ends. Writers do not wait for it.
 */
function backedUp(store: Connection, target: string): Answer {
  const partial = `${target}.partial`
  try {
    rmSync(partial, { force: true })
    store.database.prepare('VACUUM INTO ?').run(partial)
    const file = openSync(partial, 'r+')
    fsyncSync(file)
    closeSync(file)
    renameSync(partial, target)
    return { rows: [] }
  } catch (error) {
    return failureOf(error)
  }
}
