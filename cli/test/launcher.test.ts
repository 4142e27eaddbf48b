import { describe, expect, it } from 'vitest'
import { fairground } from './spawn.ts'

/** Makes Node report an old version. */
const OLD = ['--import', `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})`]

describe('fairground', () => {
  it('lists its commands', () => {
    const { code, out } = fairground(['--help'])
    expect(code).toBe(0)
    for (const name of ['start', 'simulate', 'verify', 'edition', 'bench', 'stdio']) expect(out).toContain(`\n  ${name}`)
  })

  it.each(['start', 'simulate', 'verify', 'edition', 'bench', 'stdio'])('explains %s', (name) => {
    const { code, out } = fairground([name, '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^fairground ${name}`))
    expect(out).toContain('--help')
  })

  it('shows its commands on stderr when called with nothing', () => {
    const { code, out, err } = fairground([])
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain('simulate GAME')
  })

  it('lists the commands when it gets an unknown one', () => {
    const { code, err } = fairground(['fly'])
    expect(code).toBe(2)
    expect(err).toMatch(/^fairground: there is no command fly; there are .*simulate, .*\.\n$/)
  })

  it('lists the flags when it gets an unknown one', () => {
    const { code, err } = fairground(['verify', '--loud', 'x'])
    expect(code).toBe(2)
    expect(err).toBe('fairground: verify has no flag --loud; there are --live, --data, --database, --json and --help.\n')
  })

  it('prints its version', () => {
    expect(fairground(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('an old Node', () => {
  it('gets a message that says which version is needed', () => {
    const { code, out, err } = fairground(['--version'], { node: OLD, env: { FAIRGROUND_HANDED_OVER: '1' } })
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toBe('Fairground needs Node 24 or newer; this is Node 20.1.0.\n')
  })

  it('hands over to the Node of the project, with its input, output and exit code', () => {
    const { code, out, err } = fairground(['verify', '-'], { node: OLD, input: '{}' })
    expect(code).toBe(1)
    expect(out).toMatch(/^-: WRONG/)
    expect(err).toBe('')
  })
})
