/** A word for comparison: only lower-case letters and digits. */
export interface Word {
  readonly text: string
  readonly line: number
}

/** Words that belong together: a literal, a paragraph. A run never crosses from one passage into the next. */
export type Passage = readonly Word[]

export interface Run {
  readonly words: string
  readonly line: number
}

/** From so many shared words in a row, a text counts as copied. */
export const LEAST = 6

export function wordsOf(text: string, firstLine = 1): Passage {
  const words: Word[] = []
  let line = firstLine
  for (const row of text.split('\n')) {
    const bare = row.normalize('NFC').toLowerCase().replace(/['’]/g, '')
    for (const [word] of bare.matchAll(/[\p{L}\p{N}]+/gu)) words.push({ text: word, line })
    line++
  }
  return words
}

/** Where in a book each run of the minimum length begins. */
export interface Book {
  readonly words: Passage
  readonly places: ReadonlyMap<string, readonly number[]>
}

export function bookOf(text: string): Book {
  // A word hyphenated at the end of a line is one word.
  const words = wordsOf(text.replace(/(\p{L})-\n(?=\p{L})/gu, '$1'))
  const places = new Map<string, number[]>()
  for (let at = 0; at + LEAST <= words.length; at++) {
    const key = join(words, at, at + LEAST)
    const known = places.get(key)
    if (known) known.push(at)
    else places.set(key, [at])
  }
  return { words, places }
}

/** The longest runs of words that a passage shares with a book, each once. */
export function sharedRuns(passage: Passage, book: Book): readonly Run[] {
  const runs: Run[] = []
  let reached = 0
  for (let at = 0; at + LEAST <= passage.length; at++) {
    const places = book.places.get(join(passage, at, at + LEAST)) ?? []
    const end = Math.max(at, ...places.map((place) => at + commonLength(passage, at, book.words, place)))
    if (end <= reached || end === at) continue
    reached = end
    runs.push({ words: join(passage, at, end), line: passage[at].line })
  }
  return runs
}

/** Is a run only a printed name or a part of one? */
export function isName(run: string, names: readonly string[]): boolean {
  return names.some((name) => ` ${join(wordsOf(name))} `.includes(` ${run} `))
}

function commonLength(a: Passage, fromA: number, b: Passage, fromB: number): number {
  let length = 0
  while (fromA + length < a.length && fromB + length < b.length && a[fromA + length].text === b[fromB + length].text) length++
  return length
}

function join(words: Passage, from = 0, to = words.length): string {
  let text = ''
  for (let at = from; at < to; at++) text += at === from ? words[at].text : ` ${words[at].text}`
  return text
}
