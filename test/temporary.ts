import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** An empty folder, which is removed after the tests of the file or the `describe` that asks for it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
