import { Fault } from '../fault.ts'

/** Invisible characters and changes of direction: used to deceive, or to break the page. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Joiners stay, since some scripts and emoji need them. */
const NEEDED = /[\u200c\u200d]/u
const RUN = /(\P{M})\1{7,}/gu
const RUN_LEFT = 6
/** More combining marks on one letter than any language uses. */
const PILE = /(\p{M}{4})\p{M}+/gu

/** A message as others see it: nothing invisible, no long runs of one character, no piles of marks. Empty if nothing is left. */
export function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, (sign) => (NEEDED.test(sign) ? sign : ' '))
    .replace(/\s+/g, ' ')
    .replace(RUN, (_run, sign: string) => sign.repeat(RUN_LEFT))
    .replace(PILE, '$1')
    .trim()
}

/** Does a message contain a word that the host does not want here? Ignores case, marks and what is between letters. */
export function hasUnwanted(text: string, unwanted: readonly string[]): boolean {
  const line = folded(text)
  const words = new Set(line.split(' '))
  return unwanted.map(folded).some((word) => word !== '' && (word.includes(' ') ? line.includes(word) : words.has(word)))
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How often a person may send the same message in a row. */
const SAME = 3
const SAME_WITHIN = 60_000

/** Checks and cleans what people write. */
export class Speech {
  private readonly now: () => number
  private readonly unwanted: () => Promise<readonly string[]>
  private readonly last = new Map<string, { readonly text: string; readonly times: number; readonly at: number }>()

  constructor(unwanted: () => Promise<readonly string[]>, now: () => number) {
    this.unwanted = unwanted
    this.now = now
  }

  /** Returns the cleaned message, or refuses it. */
  async checkedText(person: string, given: string): Promise<string> {
    const text = cleaned(given)
    if (text === '') throw new Fault('malformed', 'this message has no visible text')
    if (hasUnwanted(text, await this.unwanted())) throw new Fault('unwanted-words', 'the host does not allow these words')
    this.repeated(person, text)
    return text
  }

  private repeated(person: string, text: string): void {
    const at = this.now()
    const before = this.last.get(person)
    const times = before?.text === text && at - before.at < SAME_WITHIN ? before.times + 1 : 1
    if (this.last.size > 10_000) this.last.clear()
    this.last.set(person, { text, times, at })
    if (times > SAME) throw new Fault('too-many', 'you have sent this too often', { retryAfter: SAME_WITHIN / 1000 })
  }
}
