import type { AnyRules, MatchText } from '@fairground/kernel'
import type { TableInfo } from '@fairground/protocol'
import { useRef, useState } from 'preact/hooks'
import { failed } from '../lib/errors.ts'
import { t } from '../lib/text.ts'
import type { TableGame } from './live.ts'

export interface RuleExplanation {
  /** Which rule forbids the attempted move, or how to ask. */
  readonly answer: string | undefined
  ask(): void
  /** The section of the rules that explains it, if there is one. */
  look?(): void
}

interface Asking {
  readonly view: unknown
  /** The entry of the viewer's last move: an answer stays until the next. */
  readonly moved: number
}

/** Explains why an attempted move is not offered, in the words of the rules. */
export function useRuleExplanation(
  game: TableGame,
  table: TableInfo,
  { view, moved }: Asking,
  text: MatchText<unknown, never, unknown>,
  showRules: () => void,
) {
  const rules = useRef<AnyRules>(undefined)
  const [said, setSaid] = useState<{ readonly answer: string; readonly moved: number; readonly section?: string | undefined } | undefined>(
    undefined,
  )
  const [section, setSection] = useState<string | undefined>(undefined)
  const standing = said?.moved === moved ? said : undefined

  async function answer(attempted: unknown): Promise<void> {
    rules.current ??= (await game.gamePackage()).game.open(table.options, table.seats.length)
    const reason = rules.current.why?.(view, attempted)
    setSaid({ answer: reason === undefined ? t.value.learn.noReason : text.reason(reason), moved, section: reason?.section })
  }

  const why: RuleExplanation = {
    answer: standing?.answer,
    ask: () => setSaid({ answer: t.value.learn.whyHint, moved }),
    ...(standing?.section !== undefined && {
      look() {
        setSection(standing.section)
        showRules()
      },
    }),
  }
  return { why, attempt: (attempted: unknown) => void answer(attempted).catch(failed), section, forget: () => setSaid(undefined) }
}
