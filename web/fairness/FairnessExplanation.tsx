import { t } from '../lib/text.ts'

interface Props {
  readonly seed: string | undefined
}

/** What re-dealing a match proves, what it does not prove, and how to do it without us. */
export function FairnessExplanation({ seed }: Props) {
  const say = t.value.fairness
  return (
    <>
      <section class="stack">
        <h2>{say.proves}</h2>
        <ul class="reasons">
          {say.provesText.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section class="stack">
        <h2>{say.not}</h2>
        <ul class="reasons">
          {say.notText.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section class="stack">
        <h2>{say.yourself}</h2>
        <p>{say.yourselfHint}</p>
        <pre class="card commands">{`npx fairground verify record.json\n\nprintf %s ${seed ?? 'SEED'} | xxd -r -p | sha256sum`}</pre>
      </section>
    </>
  )
}
