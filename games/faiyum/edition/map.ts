import type { Fact } from '@fairground/kernel'
import type { MapFacts, Pair, SpaceFacts } from './edition.ts'
import type { Basic } from './vocabulary.ts'

/**
 * We do not have the printed layout. Sourced: hexagons; two peninsulas joined by the dam in the south, between two stone spaces; one red
 * space; four sites for 15 blocks, one of them for 5; 38 swampy spaces. The positions of the spaces are reconstructed.
 */

function made<T>(value: T): Fact<T> {
  return { value, status: 'reconstructed' }
}

const LETTERS: Readonly<Record<string, Basic | 'red'>> = { g: 'grape', w: 'wheat', s: 'stone', r: 'red' }

/** A row of the map from west to east. A capital letter stands for a printed terrain, a digit for a site for so many blocks. */
function row(name: string, first: number, letters: string): readonly SpaceFacts[] {
  return [...letters].map((letter, index) => {
    const id = `${name}${first + index}`
    const at = made({ row: name.charCodeAt(0) - 'A'.charCodeAt(0), column: first + index - 1 })
    const blocks = Number(letter)
    if (blocks > 0) return { id, terrain: made('site'), at, blocks: { value: blocks, status: blocks === 5 ? 'sourced' : 'reconstructed' } }
    const small = letter.toLowerCase()
    return { id, terrain: { value: LETTERS[small], status: letter === small ? 'reconstructed' : 'printed' }, at }
  })
}

/** Pairs of spaces, written `A3-A4 A3-B2`. */
function pairs(text: string): readonly Pair[] {
  return text.split(' ').map((pair) => {
    const [one, other] = pair.split('-')
    return [one, other]
  })
}

const spaces: readonly SpaceFacts[] = [
  ...row('A', 3, 'gwws'),
  ...row('B', 1, 'gswggwsg'),
  ...row('C', 1, 'w3gss4gw'),
  ...row('D', 1, 'gww5gwsg'),
  ...row('E', 1, 'wgsgwsgw'),
  ...row('F', 1, 'swrwg3sg'),
  ...row('G', 1, 'wgsgwwgw'),
  ...row('H', 3, 'wSSg'),
]

/** Each space with its neighbours to the right and below. */
const adjacent: readonly Pair[] = [
  ...pairs('A3-A4 A3-B2 A3-B3 A4-B3 A4-B4 A5-A6 A5-B5 A6-B5 A6-B6'),
  ...pairs('B1-B2 B1-C1 B1-C2 B2-B3 B2-C2 B2-C3 B3-B4 B3-C3 B3-C4 B4-C4 B5-B6 B5-C5 B5-C6 B6-B7 B6-C6 B6-C7 B7-B8 B7-C7 B7-C8 B8-C8'),
  ...pairs('C1-C2 C1-D1 C2-C3 C2-D1 C2-D2 C3-C4 C3-D2 C3-D3 C4-D3 C4-D4 C5-C6 C5-D5 C6-C7 C6-D5 C6-D6 C7-C8 C7-D6 C7-D7 C8-D7 C8-D8'),
  ...pairs('D1-D2 D1-E1 D1-E2 D2-D3 D2-E2 D2-E3 D3-D4 D3-E3 D3-E4 D4-E4 D5-D6 D5-E5 D5-E6 D6-D7 D6-E6 D6-E7 D7-D8 D7-E7 D7-E8 D8-E8'),
  ...pairs('E1-E2 E1-F1 E2-E3 E2-F1 E2-F2 E3-E4 E3-F2 E3-F3 E4-F3 E4-F4 E5-E6 E5-F5 E6-E7 E6-F5 E6-F6 E7-E8 E7-F6 E7-F7 E8-F7 E8-F8'),
  ...pairs('F1-F2 F1-G1 F1-G2 F2-F3 F2-G2 F2-G3 F3-F4 F3-G3 F3-G4 F4-G4 F5-F6 F5-G5 F5-G6 F6-F7 F6-G6 F6-G7 F7-F8 F7-G7 F7-G8 F8-G8'),
  ...pairs('G1-G2 G2-G3 G3-G4 G3-H3 G4-H3 G4-H4 G5-G6 G5-H5 G6-G7 G6-H5 G6-H6 G7-G8 G7-H6'),
  ...pairs('H3-H4 H5-H6'),
]

const channelSide = 'A4 A5 B4 B5 C4 C5 D4 D5 E4 E5 F4 F5 G4 G5 H4 H5'.split(' ')

/** The south is land; the northern tips are next to the lake and the channel. */
const lakeSide = 'A3 A4 A5 A6 B1 B2 B6 B7 B8 C1 C8 D1 D8 E1 E8 F1 F8 G1 G2 G3 G7 G8 H3 H6'.split(' ')

const bridges = pairs('A4-A5 A5-B4 B4-B5 B4-C5 C4-C5 C5-D4 D4-D5 D4-E5 E4-E5 E5-F4 F4-F5 F4-G5 G4-G5 G5-H4')

export const map: MapFacts = {
  spaces,
  adjacent: made(adjacent),
  channelSide: made(channelSide),
  lakeSide: made(lakeSide),
  bridges: made(bridges),
  bridgesPerSpace: made(1),
  roads: { value: [['H4', 'H5']], status: 'inferred' },
}
