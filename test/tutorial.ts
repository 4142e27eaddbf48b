import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Checkout } from './checkout.ts'
import { commandsIn, type Fence, fencesIn } from './fences.ts'

interface Done {
  readonly command: string
  readonly code: number | null
  readonly out: string
}

/**
 * Does what a document says, in a copy of the sources: writes the blocks that carry a file's name, and runs those that are for a checkout.
 * `+NAME` adds the block's lines after those of the property before it ends; `=NAME` puts them in the place of the property of that name.
 */
export function follow(markdown: string, checkout: Checkout, wanted: (command: string) => boolean = () => true): readonly Done[] {
  const done: Done[] = []
  for (const fence of fencesIn(markdown)) {
    if (fence.language === 'sh' && fence.info.includes('checkout'))
      for (const command of commandsIn(fence)) if (wanted(command)) done.push({ command, ...checkout.shell(command) })
    if (fence.language !== 'sh' && fence.info[0]?.includes('.')) write(checkout.folder, fence)
  }
  return done
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
  // A property at the first level: from its name to the next line that is indented as little, or to the end of the value.
  const after = how.startsWith('+')
    ? before.replace(/\n\}\n*$/, `\n${text}}\n`)
    : before.replace(new RegExp(`^  ${name}: .*?(?=^ {2}\\S|^\\})`, 'ms'), text)
  if (after === before) throw new Error(`${file} has no place for ${how}`)
  writeFileSync(path, after)
}
