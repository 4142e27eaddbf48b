import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { t } from './text.ts'

interface Question {
  readonly text: string
  answer(sure: boolean): void
}

const asked = signal<Question | undefined>(undefined)

/** Asks for confirmation of something that cannot be undone. */
export function confirmed(text: string): Promise<boolean> {
  asked.peek()?.answer(false)
  return new Promise((resolve) => {
    asked.value = { text, answer: resolve }
  })
}

/** The place for such a question; once per page. */
export function Confirm() {
  const question = asked.value
  return question === undefined ? null : <Asking key={question.text} {...question} />
}

function Asking({ text, answer }: Question) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  function close(sure: boolean): void {
    asked.value = undefined
    answer(sure)
  }

  return (
    <dialog ref={dialog} class="confirm" aria-labelledby="confirm-text" onCancel={() => close(false)}>
      <p id="confirm-text">{text}</p>
      <div class="row">
        <button type="button" class="button danger" onClick={() => close(true)}>
          {t.value.sure.yes}
        </button>
        <button type="button" class="button" onClick={() => close(false)}>
          {t.value.sure.no}
        </button>
      </div>
    </dialog>
  )
}
