/**
 * The first layer of a network, which takes nearly all of its time: for every input other than 0, a row of weights times the input is added to
 * a row of sums. It exists in WebAssembly, which adds four numbers at once, and in plain JavaScript as a fallback. Both round to 32 bits after
 * every step, in the same order, so they give the same numbers everywhere.
 */
export interface Layer {
  /** The sums, one for each column; they start with what the caller writes here. */
  readonly sums: Float32Array
  /** The indices of the inputs other than 0, and their values; `add` reads the first `count` of each. */
  readonly rows: Int32Array
  readonly values: Float32Array
  add(count: number): void
}

/** Rows are processed in blocks of this many numbers. */
export const BLOCK = 16

export function plainLayer(weights: Float32Array, width: number): Layer {
  const inputs = weights.length / width
  const sums = new Float32Array(width)
  const rows = new Int32Array(inputs)
  const values = new Float32Array(inputs)
  return {
    sums,
    rows,
    values,
    add(count) {
      for (let k = 0; k < count; k++) {
        const value = values[k]
        const from = rows[k] * width
        for (let i = 0; i < width; i++) sums[i] = Math.fround(sums[i] + Math.fround(value * weights[from + i]))
      }
    },
  }
}

const PAGE = 65536

/** The part of WebAssembly that is used here. */
interface Assembly {
  readonly Module: new (code: Uint8Array) => object
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer }
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly f: Kernel } }
}

type Kernel = (count: number, rows: number, values: number, weights: number, width: number) => void

/** The WebAssembly version, or `undefined` where WebAssembly or its SIMD instructions are missing. */
export function wideLayer(weights: Float32Array, width: number): Layer | undefined {
  if (width % BLOCK !== 0) throw new RangeError(`rows are ${width} wide, not a multiple of ${BLOCK}`)
  const inputs = weights.length / width
  const [sumsAt, rowsAt, valuesAt, weightsAt] = [0, width * 4, width * 4 + inputs * 4, align(width * 4 + inputs * 8)]
  const opened = openKernel({ initial: Math.ceil((weightsAt + weights.length * 4) / PAGE) })
  if (opened === undefined) return undefined
  const { buffer, add } = opened
  new Float32Array(buffer, weightsAt, weights.length).set(weights)
  return {
    sums: new Float32Array(buffer, sumsAt, width),
    rows: new Int32Array(buffer, rowsAt, inputs),
    values: new Float32Array(buffer, valuesAt, inputs),
    add: (count) => add(count, rowsAt, valuesAt, weightsAt, width * 4),
  }
}

/** Tried and caught: whether a page's security policy forbids WebAssembly cannot be known in advance. */
function openKernel(size: { readonly initial: number }): { readonly buffer: ArrayBuffer; readonly add: Kernel } | undefined {
  const { WebAssembly } = globalThis as unknown as { WebAssembly?: Assembly }
  if (WebAssembly === undefined) return undefined
  try {
    const memory = new WebAssembly.Memory(size)
    const { f } = new WebAssembly.Instance(new WebAssembly.Module(kernelCode()), { e: { m: memory } }).exports
    return { buffer: memory.buffer, add: f }
  } catch {
    return undefined
  }
}

function align(bytes: number): number {
  return Math.ceil(bytes / 16) * 16
}

/** The code of the kernel, a few hundred bytes, instruction by instruction. */
function kernelCode(): Uint8Array<ArrayBuffer> {
  const [I32, V128] = [0x7f, 0x7b]
  // Parameters 0 to 4: count, rows, values, weights, width in bytes. Locals: block 5, k 6, row 7; sums 8 to 11, the input 12.
  const get = (local: number) => [0x20, local]
  const set = (local: number) => [0x21, local]
  const constant = (value: number) => [0x41, ...signed(value)]
  const ADD = [0x6a]
  const MULTIPLY = [0x6c]
  const wide = (code: number, ...rest: readonly number[]) => [0xfd, ...unsigned(code), ...rest]
  const load = (offset: number) => wide(0x00, 4, ...unsigned(offset))
  const store = (offset: number) => wide(0x0b, 4, ...unsigned(offset))
  const loadToAll = () => wide(0x09, 2, 0)
  const [times, plus] = [wide(0xe6), wide(0xe4)]
  const parts = [0, 1, 2, 3]
  const body = [
    ...[0x03, 0x40], // for each block
    ...parts.flatMap((part) => [...get(5), ...load(16 * part), ...set(8 + part)]),
    ...[...constant(0), ...set(6)],
    ...[0x02, 0x40, 0x03, 0x40], // for each input
    ...[...get(6), ...get(0), 0x4e, 0x0d, 1], // no input left: leave the loop
    // row = weights + rows[k] * width + block
    ...[...get(1), ...get(6), ...constant(4), ...MULTIPLY, ...ADD, 0x28, 2, 0, ...get(4), ...MULTIPLY, ...get(3), ...ADD],
    ...[...get(5), ...ADD, ...set(7)],
    ...[...get(2), ...get(6), ...constant(4), ...MULTIPLY, ...ADD, ...loadToAll(), ...set(12)],
    ...parts.flatMap((part) => [...get(8 + part), ...get(12), ...get(7), ...load(16 * part), ...times, ...plus, ...set(8 + part)]),
    ...[...get(6), ...constant(1), ...ADD, ...set(6), 0x0c, 0],
    ...[0x0b, 0x0b],
    ...parts.flatMap((part) => [...get(5), ...get(8 + part), ...store(16 * part)]),
    ...[...get(5), ...constant(64), ...ADD, ...set(5)],
    ...[...get(5), ...get(4), 0x48, 0x0d, 0], // repeat while there are blocks
    ...[0x0b, 0x0b],
  ]
  const code = [2, 3, I32, 5, V128, ...body]
  const section = (id: number, bytes: readonly number[]) => [id, ...unsigned(bytes.length), ...bytes]
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
    ...section(2, [1, 1, 0x65, 1, 0x6d, 0x02, 0x00, 1]), // memory e.m
    ...section(3, [1, 0]),
    ...section(7, [1, 1, 0x66, 0x00, 0]), // function f
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ])
}

function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}
