import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256Hex } from '../bytes.ts'
import { canonical } from '../json.ts'
import type { Case } from './case.ts'
import type { Verdict } from './laws/law.ts'
import type { OpaqueGame } from './opaque.ts'
import type { Violation } from './run.ts'
import { breaks, shrink } from './shrink.ts'

/** The battery's files. It is a test tool; nothing else in the kernel uses files. */

export const COUNTEREXAMPLES = 'counterexamples'

/** Shrinks a violation and writes it to a file; returns the file's name. */
export function writeCounterexample(game: OpaqueGame, violation: Violation, folder = COUNTEREXAMPLES): string {
  const small = shrink(game, violation.case)
  const words = breaks(game, small) ?? violation.words
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${game.id}-${violation.law}-${sha256Hex(canonical(small)).slice(0, 8)}.json`)
  writeFileSync(file, `${JSON.stringify({ ...small, words }, undefined, 2)}\n`)
  return file
}

/** How the counterexample in a file still breaks its law; `undefined` if the bug is fixed. */
export function replay(game: OpaqueGame, file: string): Verdict {
  const read: Case = JSON.parse(readFileSync(file, 'utf8'))
  if (read.game !== game.id) throw new Error(`${file} is about ${read.game}, not ${game.id}`)
  return breaks(game, read)
}

/** Counterexamples of a game from earlier runs. */
export function counterexamplesOf(game: OpaqueGame, folder = COUNTEREXAMPLES): readonly string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.startsWith(`${game.id}-`) && name.endsWith('.json'))
  return names.map((name) => join(folder, name))
}

/** What is wrong with a golden file; with UPDATE_GOLDEN set, writes it instead. */
export function goldenProblem(folder: string, name: string, text: string): Verdict {
  const file = join(folder, `${name}.golden.txt`)
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
    return undefined
  }
  if (!existsSync(file)) return `${file} is missing; write it with UPDATE_GOLDEN=1`
  const then = readFileSync(file, 'utf8').split('\n')
  const now = text.split('\n')
  const changed = now.findIndex((line, index) => line !== then[index])
  if (changed < 0 && then.length === now.length) return undefined
  const index = changed < 0 ? now.length : changed
  return `${file}:${index + 1} was ${then[index] ?? 'the end'}, is ${now[index] ?? 'the end'}; if that is meant, UPDATE_GOLDEN=1`
}
