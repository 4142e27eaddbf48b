import type { AnyRules, MatchText, RulesSection } from '@fairground/kernel'
import type { TableInfo } from '@fairground/protocol'
import { useRef, useState } from 'preact/hooks'
import { t } from '../lib/text.ts'
import type { LoadedGame } from './live.ts'
import { wordsOf } from './RulesPanel.tsx'

export interface Why {
  /** Which rule forbids what was wished for, or how to ask. */
  readonly answer: string | undefined
  ask(): void
  /** To the place in the rules; missing while nothing was asked. */
  look?(): void
}

interface Asking {
  readonly view: unknown
  /** The entry of one's last move: an answer stands until the next. */
  readonly moved: number
}

/** Answers what is wished for and not offered, in the words of the rules. */
export function useWhy(
  loadedGame: LoadedGame,
  table: TableInfo,
  { view, moved }: Asking,
  text: MatchText<unknown, never, unknown>,
  showRules: () => void,
) {
  const rules = useRef<AnyRules>(undefined)
  const [said, setSaid] = useState<{ readonly answer: string; readonly moved: number; readonly asked: boolean } | undefined>(undefined)
  const [search, setSearch] = useState('')
  const standing = said?.moved === moved ? said : undefined

  function wish(wished: unknown): void {
    rules.current ??= loadedGame.gamePackage.game.open(table.options, table.seats.length)
    const reason = rules.current.why?.(view, wished)
    setSaid({ answer: reason === undefined ? t.value.learn.noReason : text.reason(reason), moved, asked: true })
  }

  const why: Why = {
    answer: standing?.answer,
    ask: () => setSaid({ answer: t.value.learn.whyHint, moved, asked: false }),
    ...(standing?.asked && {
      look() {
        setSearch(tellingWord(standing.answer, text.rules()))
        showRules()
      },
    }),
  }
  return { why, wish, search, forget: () => setSaid(undefined) }
}

const TELLING = 4

/** The word of a sentence that leads nearest to its rule: the one that stands in the fewest sections, but in some. */
function tellingWord(sentence: string, sections: readonly RulesSection[]): string {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? []
  const places = (word: string) => sections.filter((section) => wordsOf(section).some((text) => text.toLowerCase().includes(word))).length
  const telling = words.filter((word) => word.length >= TELLING && places(word) > 0)
  return telling.sort((a, b) => places(a) - places(b) || b.length - a.length)[0] ?? ''
}
