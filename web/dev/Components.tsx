import { LEVELS } from '@fairground/bots'
import type { MatchText } from '@fairground/kernel'
import { type BoardProps, Coin, SeatMark } from '@fairground/kit'
import type { Area } from '@fairground/kit/plain/areas.ts'
import { plainBoard } from '@fairground/kit/plain/board.tsx'
import type { ComponentChildren } from 'preact'
import { Suspense } from 'preact/compat'
import { useState } from 'preact/hooks'
import { BackButton } from '../lib/BackButton.tsx'
import { Banner } from '../lib/Banner.tsx'
import { drawnGames } from '../lib/boards.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { Cover } from '../lib/Cover.tsx'
import { Dialog } from '../lib/Dialog.tsx'
import { EmptyState } from '../lib/EmptyState.tsx'
import { Field, SeatsField } from '../lib/Field.tsx'
import { IconPress } from '../lib/IconPress.tsx'
import { ICON_NAMES, Icon } from '../lib/icon.tsx'
import { botOf, LevelLines } from '../lib/LevelSelect.tsx'
import { latePart } from '../lib/late.tsx'
import { OptionInputs } from '../lib/OptionInputs.tsx'
import { Segments } from '../lib/Segments.tsx'
import { SelectField } from '../lib/Select.tsx'
import { TableSkeleton } from '../lib/Skeleton.tsx'
import { SPEED_NAMES } from '../lib/settings.ts'
import { UnlitLantern } from '../lib/UnlitLantern.tsx'

function Shown({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <section class="dev-part" aria-label={name}>
      <h2>{name}</h2>
      <div class="row dev-row">{children}</div>
    </section>
  )
}

/** The components of the pages. */
export function Components() {
  const [text, setText] = useState('Lan')
  const [seats, setSeats] = useState(3)
  const [level, setLevel] = useState<(typeof LEVELS)[number]>(LEVELS[0])
  const [open, setOpen] = useState(false)
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [speed, setSpeed] = useState<(typeof SPEED_NAMES)[number]>('normal')
  return (
    <>
      <Shown name="Buttons">
        <button type="button" class="button primary">
          primary
        </button>
        <button type="button" class="button">
          plain
        </button>
        <button type="button" class="button quiet">
          quiet
        </button>
        <button type="button" class="button" disabled>
          disabled
        </button>
        <button type="button" class="button primary" disabled>
          disabled
        </button>
        <button type="button" class="button hinted">
          hinted
        </button>
        <a href="/docs">the documents</a>
      </Shown>
      <Shown name="Fields">
        <Field id="dev-text" label="A line of text" hint="What is to be known of it." value={text} set={setText} />
        <Field id="dev-secret" label="Not to be read over a shoulder" secret value={text} set={setText} />
        <SeatsField range={{ min: 2, max: 5 }} value={seats} set={setSeats} />
        <SelectField id="dev-level" label="A bot’s level" values={LEVELS} chosen={level} word={botOf} choose={setLevel} />
        <OptionInputs
          fields={[['flag', { kind: 'flag', default: false }]]}
          words={{ flag: { label: 'A flag of a game', help: 'What it changes.' } }}
          chosen={options}
          change={setOptions}
        />
        <Segments name="dev-segments" legend="One of a few" values={SPEED_NAMES} chosen={speed} label={(each) => each} choose={setSpeed} />
      </Shown>
      <Shown name="Ways">
        <BackButton />
        <IconPress icon="chevronLeft" label="A press with an icon" off={false} press={() => undefined} />
        <IconPress icon="chevronLeft" label="The same with nowhere to go" off press={() => undefined} />
      </Shown>
      <Shown name="Banners and covers">
        {drawnGames.map((game) => (
          <Banner key={game} game={game} title={game}>
            What stands below the title.
          </Banner>
        ))}
        {drawnGames.map((game) => (
          <Cover key={game} game={game} />
        ))}
      </Shown>
      <Shown name="While a table is loaded">
        <div class="dev-board">
          <TableSkeleton game={undefined} />
        </div>
      </Shown>
      <Shown name="Where there is nothing">
        <EmptyState>No table is listed now.</EmptyState>
        <EmptyState way={<span class="button primary">Choose a game</span>}>No games yet.</EmptyState>
        <UnlitLantern />
        <Suspense fallback={null}>
          <Torn />
        </Suspense>
      </Shown>
      <Shown name="Said">
        <p class="notice good dev-still">
          <Icon name="check" /> Something went well.
        </p>
        <p class="notice bad dev-still">
          <Icon name="circleAlert" /> Something went wrong.
        </p>
        <p class="hint">A hint in small.</p>
        <LevelLines levels={LEVELS} />
      </Shown>
      <Shown name="Over the page">
        <button type="button" class="button" onClick={() => setOpen(true)}>
          a dialog
        </button>
        <button type="button" class="button" onClick={() => confirmed('Do you really want to?')}>
          a question
        </button>
        {open && (
          <Dialog title="A dialog" close={() => setOpen(false)}>
            <p>It is put away by its button, by Escape, or by a press beside it.</p>
          </Dialog>
        )}
      </Shown>
      <Shown name="Seats and coins">
        {[0, 1, 2, 3, 4, 5].map((seat) => (
          <SeatMark key={seat} seat={seat} size={32} />
        ))}
        <span class="dev-large">
          <Coin />
        </span>
      </Shown>
      <Shown name="Icons">
        {ICON_NAMES.map((name) => (
          <figure key={name} class="dev-icon">
            <Icon name={name} size={24} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Shown>
      <Shown name="The plain board">
        <PlainBoard />
      </Shown>
    </>
  )
}

const [OFFERED, HINTED] = ['offered', 'hinted']

const AREAS: readonly Area<string>[] = [
  {
    kind: 'cards',
    name: 'Cards',
    cards: [
      { label: '7' },
      { label: '8', note: 'whose', seat: 1 },
      { label: '9', faceDown: true },
      { label: '4', chosen: true },
      { label: '5', move: OFFERED },
      { label: '6', move: HINTED },
    ],
  },
  { kind: 'pile', name: 'A pile', count: 12 },
  { kind: 'pile', name: 'A pile with its top', count: 3, top: { label: 'K', move: 'top' } },
  {
    kind: 'track',
    name: 'A track',
    length: 8,
    marks: [
      { at: 3, seat: 0 },
      { at: 5, seat: 2 },
      { at: 5, seat: 3 },
    ],
  },
  {
    kind: 'tokens',
    name: 'Tokens',
    tokens: [
      { label: 'coins', value: 12 },
      { label: 'Lan', value: 3, seat: 4 },
    ],
  },
  {
    kind: 'map',
    name: 'A map',
    places: [
      { id: 'a', x: 15, y: 30, label: 'A' },
      { id: 'b', x: 55, y: 18, label: 'B', seat: 0, move: 'b' },
      { id: 'c', x: 80, y: 70, label: 'C', move: 'c' },
      { id: 'd', x: 35, y: 80, label: 'D' },
    ],
    ways: [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'd'],
      ['c', 'd'],
    ],
  },
]

interface Seen {
  readonly viewer: number
}

const board = plainBoard<string, Seen, never, unknown>({
  summary: { counts: () => ({}), changes: () => [], seats: () => [] },
  areas: () => AREAS,
})

/** A part of a page that failed to load. */
const Torn = latePart<object>(() => Promise.reject(new Error('the part could not be fetched')))

const WORDS: MatchText<string, Seen, never> = {
  title: 'Moves',
  tagline: '',
  options: {},
  breakdown: {},
  prompt: () => ({ now: '' }),
  move: (move) => move,
  event: () => '',
  reason: () => '',
  rules: () => [],
}

function PlainBoard() {
  const [picked, pick] = useState<string | undefined>(OFFERED)
  const props: BoardProps<string, Seen, never, unknown, unknown> = {
    facts: {},
    view: { viewer: 0 },
    turn: [0],
    moves: [OFFERED, HINTED, 'top', 'b', 'c', 'something that nothing stands for'],
    choose: pick,
    picked,
    pick,
    consider: () => undefined,
    hint: HINTED,
    showing: undefined,
    events: [],
    text: WORDS,
    language: 'en',
    names: (seat) => `Player ${seat + 1}`,
    options: {},
  }
  return (
    <div class="dev-board">
      <board.Picture {...props} />
      <board.Tray {...props} />
    </div>
  )
}
