import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import type { Judgement } from '../replay/record.ts'

type VerifyStep = 'setting' | 'seed' | 'entries' | 'result'

const STEPS: readonly VerifyStep[] = ['setting', 'seed', 'entries', 'result']

/** The step that a path belongs to. */
function stepOf(at: string): VerifyStep {
  if (at === 'seed' || at === 'result') return at
  if (at === 'state') return 'result'
  return at.startsWith('entr') ? 'entries' : 'setting'
}

/** What was compared, step by step, up to the first mismatch. */
export function Steps({ judgement }: { readonly judgement: Judgement }) {
  if (judgement.verdict !== 'sound' && judgement.verdict !== 'changed') return null
  const failing = judgement.verdict === 'changed' ? STEPS.indexOf(stepOf(judgement.at)) : STEPS.length
  const say = t.value.fairness
  return (
    <ol class="steps">
      {STEPS.map((step, index) => {
        const state = index < failing ? 'passed' : index === failing ? 'failed' : 'skipped'
        return (
          <li key={step} class={`step ${state}`}>
            <Icon name={state === 'passed' ? 'circleCheck' : 'circleAlert'} />
            <span>
              {say.steps[step]} <b>({say[state]})</b>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
