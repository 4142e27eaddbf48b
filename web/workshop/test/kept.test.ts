import { describe, expect, it } from 'vitest'
import { begun, isChanged, withMine, withTheirs, withVersion } from '../kept.ts'

const edition = { id: 'own', name: 'Box' }
const here = withVersion(begun('fair-trade', edition, 'rulebook-1.3', 'variant', 'Of the desk'))
const theirs = { version: 5, kind: 'variant' as const, edition: { ...edition, name: 'Of the phone' } }
const names = (kept: typeof here) => kept.versions.map((each) => each.edition.name)

describe('An edition changed on two devices', () => {
  it('loses nothing if the account’s version is chosen: the local one stays as a version', () => {
    const draft = { ...here, edition: { ...here.edition, name: 'Draft of the desk' } }
    const taken = withTheirs(draft, theirs)
    expect(taken.edition.name).toBe('Of the phone')
    expect(names(taken)).toEqual(['Of the desk', 'Draft of the desk', 'Of the phone'])
    expect(taken).toMatchObject({ version: 5, account: { version: 5 } })
    expect(isChanged(taken)).toBe(false)
  })

  it('loses nothing if the local one is chosen: the account’s stays as a version, and the next number follows both', () => {
    const kept = withMine(here, theirs)
    expect(kept.edition.name).toBe('Of the desk')
    expect(names(kept)).toEqual(['Of the desk', 'Of the phone', 'Of the desk'])
    expect(kept).toMatchObject({ version: 6, account: { version: 5 } })
    expect(isChanged(kept)).toBe(false)
  })

  it('is loaded onto a new device as one version', () => {
    const bare = { ...begun('fair-trade', theirs.edition, 'rulebook-1.3', 'box', 'Of the phone'), edition: theirs.edition }
    const fetched = withTheirs(bare, theirs)
    expect(names(fetched)).toEqual(['Of the phone'])
    expect(fetched.kind).toBe('variant')
  })
})
