import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of the battery: golden playthroughs. Test equipment; nothing else in the kernel touches a file. */

/** What is wrong with a golden file; written anew when UPDATE_GOLDEN is set. */
export function goldenProblem(folder: string, name: string, text: string): string | undefined {
  const file = join(folder, `${name}.golden.txt`)
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
    return undefined
  }
  if (!existsSync(file)) return `${file} is missing; write it with UPDATE_GOLDEN=1`
  const lines = readFileSync(file, 'utf8').split('\n')
  const now = text.split('\n')
  const index = now.findIndex((line, i) => line !== lines[i])
  if (index < 0 && lines.length === now.length) return undefined
  const at = index < 0 ? now.length : index
  return `${file}:${at + 1} was ${lines[at] ?? 'the end'}, is ${now[at] ?? 'the end'}; if that is meant, UPDATE_GOLDEN=1`
}
