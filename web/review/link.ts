import { CannotOpen, type Origin } from './origin.ts'
import { grown, MOST_NODES, noted, type Tree } from './tree.ts'

/** What a link contains: lines that the game does not have, notes, the current node, and the game itself if it is not on a server. */
export interface LinkContent {
  readonly tree: Tree
  readonly at: number
  readonly origin?: Origin
}

/**
 * The format: `l` has for each node its seat and choice as one number; a negative number −p − 1 means that the next node follows node p
 * instead of the previous one. Compressed, a game of a hundred moves is about as long as a long sentence.
 */
interface Written {
  readonly l: readonly number[]
  readonly n: Readonly<Record<string, string>>
  readonly a: number
  readonly o?: Origin
}

/** `known`: how many of the first nodes come with the game. */
export function written({ tree, at, origin }: LinkContent, seats: number, known: number): Written {
  const l: number[] = []
  const n: Record<string, string> = {}
  for (let id = known; id < tree.length; id++) {
    const { parent, seat, choice } = tree[id]
    if (id === known || parent !== id - 1) l.push(-parent - 1)
    l.push(choice * seats + seat)
  }
  for (const [id, { note }] of tree.entries()) if (note !== undefined) n[id] = note
  return { l, n, a: at, ...(origin && { o: origin }) }
}

/** Decodes a link. Anybody can write one, so everything is validated. */
export function read(value: unknown, base: Tree, seats: number): LinkContent {
  if (!isWritten(value)) throw new CannotOpen('link')
  let tree = base
  let parent = base.length - 1
  for (const number of value.l) {
    if (number < 0) parent = -number - 1
    else parent = follow(number)
  }
  for (const [id, note] of Object.entries(value.n))
    if (Object.hasOwn(tree, id) && typeof note === 'string') tree = noted(tree, Number(id), note)
  return { tree, at: value.a < tree.length ? value.a : 0, ...(value.o && { origin: value.o }) }

  function follow(number: number): number {
    if (parent >= tree.length || tree.length > MOST_NODES) throw new CannotOpen('link')
    const more = grown(tree, parent, number % seats, Math.floor(number / seats))
    tree = more.tree
    return more.at
  }
}

function isWritten(value: unknown): value is Written {
  if (typeof value !== 'object' || value === null) return false
  const { l, n, a } = value as Partial<Written>
  return (
    Array.isArray(l) && l.every(Number.isSafeInteger) && typeof n === 'object' && n !== null && Number.isSafeInteger(a) && (a ?? -1) >= 0
  )
}

/** The game in a link that contains its own. */
export function originIn(value: unknown): Origin | undefined {
  const origin = (value as Partial<Written> | null)?.o as Partial<Origin> | undefined
  if (origin === undefined) return undefined
  const { id, game, version, seats, seed, words, sitters, names } = origin
  const sound =
    [id, game, seed].every((each) => typeof each === 'string') &&
    [version, seats].every(Number.isSafeInteger) &&
    [words, sitters, names].every((each) => Array.isArray(each) && each.length === seats) &&
    /^[0-9a-f]{64}$/.test(seed ?? '')
  if (!sound) throw new CannotOpen('link')
  return { ...(origin as Origin), names: (names ?? []).map((name) => (typeof name === 'string' ? name.slice(0, 40) : undefined)) }
}

export async function pack(value: unknown): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'))
  let text = ''
  for (const byte of packed) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The largest decompressed size; a small text may decompress to a huge one. */
const MOST_BYTES = 1 << 20

export async function unpack(text: string): Promise<unknown> {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw'))))
  } catch {
    throw new CannotOpen('link')
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, press: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(press).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MOST_BYTES) throw new CannotOpen('link')
    parts.push(part.value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
