import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import type { Judgement } from './record.ts'

/** The result in one sentence and, if something is wrong, its place. */
export function CheckResult({ judgement }: { readonly judgement: Judgement }) {
  const { tone, title, hint } = wordsFor(judgement)
  return (
    <div class={`notice verdict ${tone}`} role="status">
      <Icon name={tone === 'good' ? 'circleCheck' : 'circleAlert'} />
      <div class="stack verdict-words">
        <h2>{title}</h2>
        <p>{hint}</p>
        {'problem' in judgement && (
          <p class="hint">
            {t.value.fairness.detail}: <code lang="en">{judgement.problem}</code>
          </p>
        )}
      </div>
    </div>
  )
}

interface Words {
  readonly tone: 'good' | 'bad' | 'warn'
  readonly title: string
  readonly hint?: string
}

function wordsFor(judgement: Judgement): Words {
  const say = t.value.fairness
  switch (judgement.verdict) {
    case 'sound':
      return { tone: 'good', title: say.sound, hint: say.soundHint(judgement.record.entries.length) }
    case 'changed':
      return { tone: 'bad', title: say.changed, hint: say.changedAt(placeOf(judgement.at)) }
    case 'no-record':
      return { tone: 'bad', title: say.noRecord }
    case 'no-game':
      return { tone: 'warn', title: say.noRecord, hint: say.noGame(judgement.record.game) }
    case 'other-version':
      return { tone: 'warn', title: say.otherVersion, hint: say.otherVersionHint }
    case 'not-over':
      return { tone: 'warn', title: say.notOver, hint: say.notOverHint }
  }
}

/** A place in a record, in the current language. */
export function placeOf(at: string): string {
  const entry = /^entry (\d+)$/.exec(at)
  return entry === null ? (t.value.fairness.places[at] ?? at) : t.value.fairness.entry(entry[1])
}
