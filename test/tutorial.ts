import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Checkout } from './checkout.ts'
import { commandsIn, type Fence, fencesIn } from './fences.ts'

/** A command of a document, and the blocks with a file name before it. */
export interface Step {
  readonly command: string
  readonly files: readonly Fence[]
}

interface Done {
  readonly command: string
  readonly code: number | null
  readonly out: string
}

/** What a reader does in a copy of the sources. The files of a command that is left out are still written, before the next command. */
export function stepsOf(markdown: string, wanted: (command: string) => boolean = () => true): readonly Step[] {
  const steps: Step[] = []
  let files: Fence[] = []
  for (const fence of fencesIn(markdown)) {
    if (fence.language !== 'sh' && fence.info[0]?.includes('.')) files.push(fence)
    if (fence.language !== 'sh' || !fence.info.includes('checkout')) continue
    for (const command of commandsIn(fence).filter(wanted)) {
      steps.push({ command, files })
      files = []
    }
  }
  return steps
}

/**
 * Writes the files of a step, and runs its command. `+NAME` appends a block's lines to the property of that name; `=NAME` replaces the property
 * of that name.
 */
export function take({ command, files }: Step, checkout: Checkout): Done {
  for (const file of files) write(checkout.folder, file)
  return { command, ...checkout.shell(command) }
}

function write(folder: string, { info: [file, how], text }: Fence): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  if (how === undefined) {
    writeFileSync(path, text)
    return
  }
  const before = readFileSync(path, 'utf8')
  const name = how.slice(1)
  // A property at the first level: from its name to the next line with the same indentation, or to the end of the value.
  const after = how.startsWith('+')
    ? before.replace(/\n\}\n*$/, `\n${text}}\n`)
    : before.replace(new RegExp(`^  ${name}: .*?(?=^ {2}\\S|^\\})`, 'ms'), text)
  if (after === before) throw new Error(`${file} has no place for ${how}`)
  writeFileSync(path, after)
}
