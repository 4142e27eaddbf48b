import type { ComponentChildren } from 'preact'
import { cardText } from './Card.tsx'
import type { Props } from './props.ts'
import { Floating, type Open, Reading } from './Sheet.tsx'
import type { Words } from './words.ts'
import type { World } from './world.ts'

interface OpenCardProps {
  readonly open: Open<number>
  readonly props: Props
  readonly world: World
  readonly word: Words
  /** Its name, in addition to its title. */
  readonly label?: string
  readonly beside?: boolean
  readonly note?: string | undefined
  /** Actions, shown once it is pinned. */
  readonly children?: ComponentChildren
  close(): void
}

/** A card opened for reading, next to where it lies. */
export function OpenCard({ open, props, world, word, label, beside = false, note, children, close }: OpenCardProps) {
  const { what, anchor, pinned } = open
  const { facts } = world.table.cards[what]
  const text = cardText(props.text, facts)
  return (
    <Floating key={`${what} ${pinned}`} anchor={anchor} pinned={pinned} beside={beside} label={label ?? text.title} close={close}>
      <Reading facts={facts} text={text} word={word} close={pinned ? close : undefined} note={note} />
      {pinned && children}
    </Floating>
  )
}
