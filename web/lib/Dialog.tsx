import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'
import { t } from './text.ts'

interface Props {
  readonly title: ComponentChildren
  readonly class?: string
  /** Called once it is open, to position it. */
  placed?(dialog: HTMLDialogElement): void
  close(): void
  readonly children: ComponentChildren
}

/** A dialog over the page, closed by its button, by Escape, or by a press outside. */
export function Dialog({ title, class: kind = '', placed, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (dialog.current === null) return
    dialog.current.showModal()
    placed?.(dialog.current)
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class={kind}
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="icon-button" aria-label={t.value.table.collapse} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
