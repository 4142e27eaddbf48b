import { type PanZoom, useNarrow } from '@fairground/kit'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { PIECES } from '../edition/vocabulary.ts'
import { cardSentence, cardText, Face } from './Card.tsx'
import { Goals } from './Goals.tsx'
import { PieceIcon } from './pieces.tsx'
import type { Props } from './props.ts'
import { Floating, useOpen } from './Sheet.tsx'
import { type Words, words } from './words.ts'
import type { World } from './world.ts'

type Page = 'box' | 'glossary' | 'goals'

interface ToolsProps {
  readonly props: Props
  readonly world: World
  readonly pan: PanZoom
  readonly network: boolean
  setNetwork(shown: boolean): void
}

/** Buttons at the edge of the map: zoom, the network, all cards, the supply or the goals. */
export function Tools({ props, world, pan, network, setNetwork }: ToolsProps) {
  const word = words[props.language]
  const { open, close, pin } = useOpen<Page>()
  const solo = props.view.money.length === 1
  const narrow = useNarrow()
  const [unfolded, setUnfolded] = useState(false)
  const page = (name: Page) => (event: MouseEvent) => pin(name, event.currentTarget as Element)
  return (
    <div class="fy-tools">
      <div class="fy-tool-row">
        <Tool label={word.closer} press={pan.closer}>
          <path d="M12 5v14M5 12h14" />
        </Tool>
        <Tool label={word.farther} press={pan.farther} back>
          <path d="M5 12h14" />
        </Tool>
        {!narrow && (
          <Tool label={word.fit} press={pan.fit} back>
            <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          </Tool>
        )}
      </div>
      <div class={`fy-tool-row ${narrow && !unfolded ? 'folded' : ''}`}>
        {narrow && (
          <Tool label={word.tools} press={() => setUnfolded(!unfolded)} pressed={unfolded}>
            <path d="M5 12h.1M12 12h.1M19 12h.1" stroke-width="4" />
          </Tool>
        )}
        <Tool label={word.network} press={() => setNetwork(!network)} pressed={network}>
          <path d="M6 18 12 6l6 12Z" />
          <circle cx="12" cy="6" r="2.5" fill="currentColor" />
          <circle cx="6" cy="18" r="2.5" fill="currentColor" />
          <circle cx="18" cy="18" r="2.5" fill="currentColor" />
        </Tool>
        <Tool label={word.glossary} press={page('glossary')}>
          <path d="M4 7h9v13H4ZM8 7V4h12v13h-7" />
        </Tool>
        {solo ? (
          <Tool label={word.goals.title} press={page('goals')}>
            <path d="M6 3h12v18H6ZM9 8h6M9 12h6M9 16h3" />
          </Tool>
        ) : (
          <Tool label={word.box} press={page('box')}>
            <path d="M3 8 12 3.5 21 8v9l-9 4.5L3 17ZM3 8l9 4.5L21 8M12 12.5v9" />
          </Tool>
        )}
      </div>
      {open !== undefined && (
        <Floating anchor={open.anchor} pinned label={titleOf(open.what, word)} close={close}>
          <div class="fy-page">
            <header>
              <h3>{titleOf(open.what, word)}</h3>
              <button type="button" class="button small" onClick={close}>
                {word.close}
              </button>
            </header>
            {open.what === 'box' && <Box props={props} world={world} word={word} />}
            {open.what === 'glossary' && <Glossary props={props} world={world} word={word} />}
            {open.what === 'goals' && <Goals facts={props.facts} view={props.view} record={props.campaign} word={word} />}
          </div>
        </Floating>
      )}
    </div>
  )
}

function titleOf(page: Page, word: Words): string {
  return page === 'box' ? word.box : page === 'goals' ? word.goals.title : word.glossary
}

interface ToolProps {
  readonly label: string
  readonly pressed?: boolean
  /** Only useful after zooming in. */
  readonly back?: boolean
  readonly children: ComponentChildren
  press(event: MouseEvent): void
}

function Tool({ label, press, pressed, back = false, children }: ToolProps) {
  return (
    <button type="button" class={`fy-tool ${back ? 'back' : ''}`} aria-label={label} title={label} aria-pressed={pressed} onClick={press}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  )
}

interface PageProps {
  readonly props: Props
  readonly world: World
  readonly word: Words
}

/** The pieces left, and the cards that can still come. */
function Box({ props, world, word }: PageProps) {
  const { view, language } = props
  const { cards, disaster, disasters, supply } = world.table
  const title = (card: number) =>
    card >= disaster
      ? `${disasters[card - disaster].number} ${word.disaster}`
      : `${cards[card].name.number} ${cards[card].name.title[language]}`
  return (
    <>
      <h4>{word.boxTitle}</h4>
      <ul class="fy-pieces">
        {PIECES.filter((piece) => piece !== 'crocodile').map((piece) => {
          const left = view.board.supply[PIECES.indexOf(piece)]
          return (
            <li key={piece} class={left === 0 ? 'gone' : ''}>
              <PieceIcon piece={piece} />
              <span>{word.pieces[piece]}</span>
              <b class="number">
                {left}/{supply[PIECES.indexOf(piece)]}
              </b>
            </li>
          )
        })}
      </ul>
      <h4>
        {word.toCome}: {word.pile(view.pile.length)}
      </h4>
      <p class="fy-list number">{view.pile.map(title).join(' · ')}</p>
      <h4>{word.lastTurns(view.last.length)}</h4>
      <p class="fy-list number">{view.last.map(title).join(' · ')}</p>
    </>
  )
}

/** Every card of the edition with its action in words; those that can still come are first. */
function Glossary({ props: { text, view }, world, word }: PageProps) {
  const { cards } = world.table
  const numbers = cards.map((_, card) => card)
  const coming = new Set([...view.market, ...view.pile, ...view.last])
  const list = (of: readonly number[]) => (
    <ol class="fy-cards">
      {of.map((card) => (
        <li key={card}>
          <Face facts={cards[card].facts} text={cardText(text, cards[card].facts)} word={word} shape="slip" sentence />
          <span class="unseen">{cardSentence(cards[card].facts, cardText(text, cards[card].facts), word)}</span>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <h4>{word.toCome}</h4>
      {list(numbers.filter((card) => coming.has(card)))}
      <h4>{word.alreadyOut}</h4>
      {list(numbers.filter((card) => !coming.has(card)))}
    </>
  )
}
