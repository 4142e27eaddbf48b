import { useEffect, useRef, useState } from 'preact/hooks'
import { Card } from './Card.tsx'
import type { Props } from './Picture.tsx'
import { words } from './words.ts'

/** All merchants and the ship as large cards. */
export function Gallery({ facts, text, language }: Pick<Props, 'facts' | 'text' | 'language'>) {
  const word = words[language]
  const [open, setOpen] = useState(false)
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) sheet.current?.showModal()
  }, [open])
  const cards = [...facts.merchants.keys()].slice(1)
  return (
    <>
      <button type="button" class="ff-all" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
          <path d="M4 5h7v14H4ZM13 5h7v14h-7Z" />
        </svg>
        <span>{word.gallery}</span>
      </button>
      {open && (
        <dialog ref={sheet} onClose={() => setOpen(false)} class="ff-gallery game-faifo" aria-label={word.gallery}>
          <div class="ff-gallery-head">
            <h2>{word.gallery}</h2>
            <button type="button" class="button" onClick={() => sheet.current?.close()}>
              {word.close}
            </button>
          </div>
          <ul>
            {[...cards, 0].map((card) => (
              <li key={card}>
                <Card card={card} facts={facts} text={text} word={word} large />
              </li>
            ))}
          </ul>
        </dialog>
      )}
    </>
  )
}
