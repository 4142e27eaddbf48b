import { de } from '@fairground/games/faiyum/text/de.ts'
import { en } from '@fairground/games/faiyum/text/en.ts'
import { vi } from '@fairground/games/faiyum/text/vi.ts'
import { describe, expect, it } from 'vitest'
import { OWN, withoutOwnName } from '../table/own-words.ts'

const said = (sentence: string, language: 'en' | 'de' | 'vi') => withoutOwnName(sentence, language, 'Lan')
const names = (seat: number) => (seat === 0 ? OWN : 'Emil')

describe('The preview of one’s own choice', () => {
  it("says what is done without the viewer's name", () => {
    const gained = { kind: 'gained', seat: 0, goods: [1, 0, 0, 0, 0], money: 0, reputation: 3 } as never
    expect(said(en.event(gained, names, {} as never), 'en')).toBe('Gains 1 wheat and 3 reputation.')
    expect(said(de.event(gained, names, {} as never), 'de')).toBe('Erhält 1 Weizen und 3 Ansehen.')
    expect(said(vi.event(gained, names, {} as never), 'vi')).toBe('Nhận 1 lúa mì và 3 uy tín.')
  })

  it('says “you” if the name is in the middle, in the right case in German', () => {
    const linked = {
      kind: 'linked',
      seat: 0,
      spots: [
        { id: 'A1', terrain: 'red' },
        { id: 'B1', terrain: 'site' },
      ],
    } as never
    expect(said(en.event(linked, names, {} as never), 'en')).toMatch(/1 reputation for you\.$/)
    expect(said(de.event(linked, names, {} as never), 'de')).toMatch(/1 Ansehen für dich\.$/)
    expect(said(`Emil zahlt ${OWN} 3 Münzen.`, 'de')).toBe('Emil zahlt dir 3 Münzen.')
    expect(said(`${OWN}'s diners take 3 notes.`, 'en')).toBe('Your diners take 3 notes.')
  })

  it('says “your” for a possessive name, and “you” for something done together with others', () => {
    expect(said(`Emil takes the Pirate from ${OWN}’s side of the table.`, 'en')).toBe('Emil takes the Pirate from your side of the table.')
    expect(said(`${OWN} stands above ${OWN}'s own farm.`, 'en')).toBe('Stands above your own farm.')
    expect(said(`${OWN} and Emil swap purses.`, 'en')).toBe('You and Emil swap purses.')
    expect(said(`Emil und ${OWN} tauschen die Börsen.`, 'de')).toBe('Emil und Lan tauschen die Börsen.')
    expect(said(`Emil fordert ${OWN} heraus.`, 'de')).toBe('Emil fordert dich heraus.')
    expect(said(`${OWN} và Emil đổi túi tiền.`, 'vi')).toBe('Bạn và Emil đổi túi tiền.')
  })

  it('keeps the name where “you” would need another verb form', () => {
    expect(said(`${OWN} shows rock, Emil shows scissors: ${OWN} wins.`, 'en')).toBe('Shows rock, Emil shows scissors: Lan wins.')
    expect(said(`Emil ruft den Piraten, und ${OWN} hat die Karte.`, 'de')).toBe('Emil ruft den Piraten, und Lan hat die Karte.')
  })

  it('names other players as usual', () => {
    const gained = { kind: 'gained', seat: 1, goods: [0, 0, 0, 0, 0], money: 2, reputation: 0 } as never
    expect(said(en.event(gained, names, {} as never), 'en')).toBe('Emil gains $2.')
  })
})
