import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..', 'web')

it('/dev shows every shared component', () => {
  const shown = readFileSync(join(WEB, 'dev', 'Components.tsx'), 'utf8')
  const components = readdirSync(join(WEB, 'lib')).filter((name) => name.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(5)
  expect(components.filter((name) => !shown.includes(`'../lib/${name}'`))).toEqual([])
})
