import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { notesOf } from '../scripts/release-notes.ts'

const ROOT = resolve(import.meta.dirname, '..')
const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
const versionOf = (room: string): string => JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8')).version

describe('A release', () => {
  it('has a section in the changelog, with a note on migration', () => {
    expect(notesOf(changelog, versionOf('cli'))).toMatch(/### Migration\n\n\S/)
    expect(notesOf(changelog, 'Unreleased')).toMatch(/### Migration\n\n\S/)
  })

  it('has one version number for all libraries', () => {
    for (const room of ['kernel', 'protocol', 'kit', 'games', 'bots']) expect(versionOf(room)).toBe(versionOf('cli'))
  })

  it('that is not in the changelog has no notes', () => expect(notesOf(changelog, '99.0.0')).toBeUndefined())
})
