import type { Names } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import { t } from '../lib/text.ts'

interface Props {
  readonly seal: string
  readonly seed: string | undefined
  readonly words: readonly string[]
  readonly names: Names
}

/** Seal, seed and words, as they stand in the record. */
export function Facts({ seal, seed, words, names }: Props) {
  const say = t.value.fairness
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
                  {word === '' ? <span class="hint">{say.noWord}</span> : <code>{word}</code>}
                </li>
              ))}
          </ul>
        </dd>
      </div>
    </dl>
  )
}
