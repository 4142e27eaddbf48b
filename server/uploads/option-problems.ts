import { type AnyGame, costProblem, type Problem, readOptions } from '@fairground/kernel'

/** CPU time of this thread only: a busy machine does not make an edition count as slow. */
const clock = {
  now: () => performance.now(),
  spent() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
}

/** What is wrong with options that contain a custom edition; empty: they may be played. */
export function optionProblems(game: AnyGame, given: unknown, seats: number): readonly Problem[] {
  const read = readOptions<unknown>(game, given, seats)
  if ('problems' in read) return read.problems
  const dear = costProblem(game, read.options, seats, clock)
  return dear === undefined ? [] : [{ path: 'options.edition', ...dear }]
}
