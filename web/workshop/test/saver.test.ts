import { describe, expect, it } from 'vitest'
import { begun } from '../kept.ts'
import { Saver } from '../saver.ts'
import { type KeptEdition, WrittenElsewhere } from '../store.ts'
import { withLeft } from '../unsaved.ts'

/** A device that stores one edition, as `keepEdition` does. */
function device(first: KeptEdition) {
  let there = first
  return {
    there: () => there,
    async keep(edition: KeptEdition): Promise<KeptEdition> {
      if ((there.writes ?? 0) !== (edition.writes ?? 0)) throw new WrittenElsewhere(there)
      there = { ...edition, writes: (edition.writes ?? 0) + 1 }
      return there
    },
  }
}

const first = begun('fair-trade', { id: 'own', name: 'Box' }, 'rulebook-1.3', 'box', 'Box')
const named = (kept: KeptEdition, name: string): KeptEdition => ({ ...kept, edition: { ...kept.edition, name } })

function twoTabs() {
  const disk = device(first)
  const taken: string[] = []
  const open = (tab: string) =>
    new Saver({
      first,
      keep: disk.keep,
      read: async () => disk.there(),
      take: (theirs, both) => taken.push(`${tab}: ${theirs.edition.name}${both ? ', at once' : ''}`),
      failed(error) {
        throw error
      },
    })
  return { disk, taken, one: open('one'), other: open('other') }
}

describe('An edition that is open in two tabs', () => {
  it('is written by one and shown by the other, which then continues from there', async () => {
    const { disk, taken, one, other } = twoTabs()
    await one.save(named(first, 'of one'))
    await other.look()
    expect(taken).toEqual(['other: of one'])
    await other.save(named(disk.there(), 'of the other'))
    await one.look()
    expect(taken).toEqual(['other: of one', 'one: of the other'])
    expect(disk.there().edition.name).toBe('of the other')
    expect(disk.there().versions).toEqual([])
  })

  it('loses nothing when both change it at the same time: the first is kept, the second becomes a version', async () => {
    const { disk, taken, one, other } = twoTabs()
    await Promise.all([one.save(named(first, 'of one')), other.save(named(first, 'of the other'))])
    expect(disk.there().edition.name).toBe('of one')
    expect(disk.there().versions.map(({ edition }) => edition.name)).toEqual(['of the other'])
    expect(taken).toEqual(['other: of one, at once'])
    await one.look()
    expect(taken.at(-1)).toBe('one: of one')
  })

  it('is written in the order of its changes, and a tab ignores its own writes', async () => {
    const { disk, taken, one } = twoTabs()
    await Promise.all(['a', 'b', 'c'].map((name) => one.save(named(first, name))))
    await one.look()
    expect(disk.there().edition.name).toBe('c')
    expect(taken).toEqual([])
  })
})

describe('A page that is left while it writes', () => {
  /** A device that answers only when told to; the page is left before the answer. */
  function slow(there: KeptEdition) {
    const answers: (() => void)[] = []
    const saver = new Saver({
      first: there,
      keep: (edition) => new Promise((resolve) => answers.push(() => resolve({ ...edition, writes: (edition.writes ?? 0) + 1 }))),
      read: async () => there,
      take: () => undefined,
      failed(error) {
        throw error
      },
    })
    return { saver, answers }
  }
  const there = { ...first, writes: 5 }
  const left = async () => {
    const { saver } = slow(there)
    saver.save(named(there, 'a'))
    await Promise.resolve()
    saver.save(named(there, 'ab'))
    const { unwritten } = saver
    if (unwritten === undefined) throw new Error('nothing was left')
    return unwritten
  }

  it('leaves nothing when all is written', async () => {
    const { saver, answers } = slow(there)
    expect(saver.unwritten).toBeUndefined()
    const written = saver.save(named(there, 'a'))
    expect(saver.unwritten?.kept.edition.name).toBe('a')
    await Promise.resolve()
    expect(saver.unwritten?.kept.edition.name).toBe('a')
    answers[0]()
    await written
    expect(saver.unwritten).toBeUndefined()
  })

  it('leaves the last change, whether the one before it arrived or not', async () => {
    const unwritten = JSON.parse(JSON.stringify(await left()))
    expect(withLeft(there, unwritten)).toMatchObject({ edition: { name: 'ab' }, writes: 5, versions: [] })
    const arrived = { ...named(there, 'a'), writes: 6, touched: unwritten.underWay }
    expect(withLeft(arrived, unwritten)).toMatchObject({ edition: { name: 'ab' }, writes: 6, versions: [] })
  })

  it('does not replace what another tab has written since: that is kept, and the last change becomes a version', async () => {
    const other = { ...named(there, 'of the other'), writes: 6, touched: 1 }
    const both = withLeft(other, await left())
    expect(both).toMatchObject({ edition: { name: 'of the other' }, writes: 6 })
    expect(both.versions.map(({ edition }) => edition.name)).toEqual(['ab'])
  })
})
