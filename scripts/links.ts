/** Links workspaces that came with a pull into node_modules, so that nobody has to install again for them. */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const named = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { name: string; workspaces: readonly string[] }

for (const room of named('package.json').workspaces) {
  const { name } = named(join(room, 'package.json'))
  const link = join(ROOT, 'node_modules', name)
  if (!name.startsWith('@fairground/') || existsSync(link)) continue
  mkdirSync(join(link, '..'), { recursive: true })
  symlinkSync(join('..', '..', room), link, 'dir')
}
