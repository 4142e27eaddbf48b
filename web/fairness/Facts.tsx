import type { Names } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import type { TableInfo } from '@fairground/protocol'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import type { SentWord } from '../lib/word.ts'

interface Props {
  readonly table: TableInfo
  readonly seed: string | undefined
  readonly names: Names
  /** The word that this browser has sent, if any. */
  readonly sent: SentWord | undefined
}

/** Commitment, seed and words from the record, where the words came from, and what this browser itself remembers. */
export function Facts({ table, seed, names, sent }: Props) {
  const say = t.value.fairness
  const { commitment: seal, words = [], wordsFrom } = table
  return (
    <dl class="facts card">
      <div>
        <dt>{say.seal}</dt>
        <dd>
          <code>{seal}</code>
          <p class="hint">{say.sealHint}</p>
        </dd>
      </div>
      <div>
        <dt>{say.seed}</dt>
        <dd>{seed === undefined ? <span class="hint">{say.hidden}</span> : <code>{seed}</code>}</dd>
      </div>
      <div>
        <dt>{say.words}</dt>
        <dd>
          <ul class="stack">
            {words
              .map((word, seat) => ({ word, seat }))
              .map(({ word, seat }) => (
                <li key={seat} class="fact-word">
                  <SeatMark seat={seat} size={14} />
                  <span class="unseen">{say.wordOf(names(seat))}: </span>
                  <span aria-hidden="true">{names(seat)}</span>
                  <span>
                    {word !== '' && <code>{word}</code>} <span class="hint">{sourceOf(table, seat)}</span>
                  </span>
                </li>
              ))}
          </ul>
          {wordsFrom !== undefined && <p class="hint">{say.sourceHint}</p>}
          {words.length > 0 && words.every((word) => word === '') && <p class="hint">{say.nobodyAdded}</p>}
          {sent !== undefined && words.length > 0 && <Remembered agrees={sent.seal === seal && words.includes(sent.word)} />}
        </dd>
      </div>
    </dl>
  )
}

/** Where a seat's word came from, if known. */
function sourceOf({ words = [], wordsFrom, seats }: TableInfo, seat: number): string {
  const { sources } = t.value.fairness
  if (seats[seat]?.sitter?.startsWith('bot:') && words[seat] === '') return sources.bot
  if (words[seat] === '') return sources.none
  return wordsFrom === undefined ? '' : sources[wordsFrom[seat]]
}

function Remembered({ agrees }: { readonly agrees: boolean }) {
  const say = t.value.fairness
  return (
    <p class={`step ${agrees ? 'passed' : 'failed'}`}>
      <Icon name={agrees ? 'circleCheck' : 'circleAlert'} />
      <span>{agrees ? say.remembered : say.notRemembered}</span>
    </p>
  )
}
