import { canonical, type Learning, sha256, toHex } from '@fairground/kernel'
import { checkShape, partsOf, type Shape } from './net.ts'

/**
 * The weights of a game in one file: a magic number, the length of the description, the description as JSON, and then the numbers of each
 * network. A number takes 16 bits and is stored as a fraction of the largest in its part of the network.
 */

const MARK = 'FGW1'
const LARGEST = 32767

export interface Weights {
  readonly shape: Shape
  /** Hash of what the network was made for: see `madeFor`. */
  readonly hash: string
  readonly numbers: Float32Array
  /** The factor of the value logits for chances that people are shown: see `withScaledLogits`. 1 where nothing was fitted. */
  readonly calibration: number
}

interface Described {
  readonly shape: Shape
  readonly hash: string
  readonly calibration?: number
  readonly scales: readonly number[]
}

/** What weights depend on: the game's rules, the facts of its edition, and which features are read from a position. Weights fit only if this is equal. */
export function madeFor(game: { readonly id: string; readonly version: number }, learning: Learning<unknown, unknown>): string {
  const { version, facts, inputs, sorts } = learning
  const text = canonical({ game: game.id, rules: game.version, features: version, facts, inputs, sorts })
  return toHex(sha256(new TextEncoder().encode(text))).slice(0, 32)
}

export function writeWeights(nets: readonly Weights[]): Uint8Array<ArrayBuffer> {
  const scaled = nets.map(({ shape, numbers }) => {
    const edges = edgesOf(shape)
    return edges.slice(1).map((to, part) => Math.fround(largest(numbers.subarray(edges[part], to)) / LARGEST))
  })
  const described = nets.map(({ shape, hash, calibration }, index): Described => ({ shape, hash, calibration, scales: scaled[index] }))
  const text = new TextEncoder().encode(JSON.stringify(described))
  const size = nets.reduce((sum, { numbers }) => sum + numbers.length, 0)
  const bytes = new Uint8Array(MARK.length + 4 + text.length + 2 * size)
  const data = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(MARK))
  data.setUint32(MARK.length, text.length, true)
  bytes.set(text, MARK.length + 4)
  let at = MARK.length + 4 + text.length
  for (const [index, { shape, numbers }] of nets.entries()) {
    const edges = edgesOf(shape)
    for (let part = 0; part + 1 < edges.length; part++)
      for (let i = edges[part]; i < edges[part + 1]; i++, at += 2) data.setInt16(at, Math.round(numbers[i] / scaled[index][part]), true)
  }
  return bytes
}

/** Reads weights; throws on anything that is not a complete file of them. */
export function readWeights(bytes: Uint8Array): readonly Weights[] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begin = MARK.length + 4
  if (bytes.length < begin || new TextDecoder().decode(bytes.subarray(0, MARK.length)) !== MARK) throw new Error('these are no weights')
  const length = data.getUint32(MARK.length, true)
  if (begin + length > bytes.length) throw new Error('the weights are torn')
  const described: readonly Described[] = JSON.parse(new TextDecoder().decode(bytes.subarray(begin, begin + length)))
  let at = begin + length
  return described.map(({ shape, hash, scales, calibration = 1 }) => {
    checkShape(shape)
    if (!(calibration > 0 && calibration < Number.POSITIVE_INFINITY)) throw new Error(`chances cannot be scaled by ${calibration}`)
    const edges = edgesOf(shape)
    const numbers = new Float32Array(edges[edges.length - 1])
    if (at + 2 * numbers.length > bytes.length) throw new Error('the weights are torn')
    for (let part = 0; part + 1 < edges.length; part++)
      for (let i = edges[part]; i < edges[part + 1]; i++, at += 2) numbers[i] = data.getInt16(at, true) * scales[part]
    return { shape, hash, numbers, calibration }
  })
}

function edgesOf(shape: Shape): readonly number[] {
  const { first, bias, value, policy, liking, trust, size } = partsOf(shape)
  return [first, bias, value, policy, liking, trust, size]
}

function largest(numbers: Float32Array): number {
  let most = 1e-30
  for (const number of numbers) most = Math.max(most, Math.abs(number))
  return most
}

/** The file's bytes, wherever this runs: fetched in a browser, read from the disk in Node. */
export async function bytesAt(url: URL): Promise<Uint8Array> {
  if (url.protocol === 'file:') {
    // Looked up at run time, so that bundles for browsers do not import Node modules.
    const { process } = globalThis as unknown as { process: { getBuiltinModule(id: 'node:fs'): { readFileSync(from: URL): Uint8Array } } }
    return process.getBuiltinModule('node:fs').readFileSync(url)
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`the weights at ${url} cannot be had: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
