import type { Level } from '@fairground/bots'
import type { OptionField } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import type { CatalogueEntry, ClockSetting, NewTable, TableInfo, Visibility } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { LearnLinks } from '../learn/LearnLinks.tsx'
import { begin, get, post } from '../lib/api.ts'
import { wordsOf } from '../lib/boards.ts'
import { failed } from '../lib/errors.ts'
import { NameField, SeatsField } from '../lib/Field.tsx'
import { guestName } from '../lib/guest.ts'
import { LevelLines, LevelOptions } from '../lib/LevelSelect.tsx'
import { offeredLevels, preferLevel } from '../lib/levels.ts'
import { useLoaded } from '../lib/load.ts'
import { beSomebody, known } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { Failure } from './Failure.tsx'

const DAY = 86_400
const CLOCKS: Readonly<Record<'none' | 'live' | 'slow', ClockSetting>> = {
  none: { kind: 'none' },
  live: { kind: 'game', seconds: 600, increment: 15 },
  slow: { kind: 'slow', bank: 3 * DAY, increment: DAY / 2, cap: 5 * DAY, nights: true, vacation: 7 },
}

type Sitting = 'person' | Level

/** A table of one's own: seats, bots, rules of the house, clock, who may join. */
export default function SetUp({ game }: { readonly game: string }) {
  const { language } = settings.value
  const shelved = useLoaded(() => get<CatalogueEntry>(`/api/games/${game}`), game)
  const levels = useLoaded(offeredLevels, 'levels')
  const words = useLoaded(() => wordsOf(game, language), `${game} ${language}`)
  if (shelved.state === 'failed') return <Failure error={shelved.error} again={shelved.again} />
  if (levels.state === 'failed') return <Failure error={levels.error} again={levels.again} />
  if (shelved.state !== 'there' || words.state !== 'there' || levels.state !== 'there') return <div class="loading" aria-busy="true" />
  return <Form game={shelved.value} levels={levels.value} title={words.value?.title ?? game} options={words.value?.options ?? {}} />
}

interface FormProps {
  readonly game: CatalogueEntry
  readonly levels: readonly Level[]
  readonly title: string
  readonly options: Readonly<
    Record<string, { readonly label: string; readonly help: string; readonly values?: Readonly<Record<string, string>> }>
  >
}

function Form({ game, levels, title, options }: FormProps) {
  const { min, max } = game.seats
  const [name, setName] = useState(() => known()?.name ?? guestName())
  const [seats, setSeats] = useState(Math.min(max, Math.max(min, 4)))
  const [others, setOthers] = useState<readonly Sitting[]>(new Array(max).fill('person'))
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({})
  const [clock, setClock] = useState<keyof typeof CLOCKS>('none')
  const [visibility, setVisibility] = useState<Visibility>('private')
  const text = t.value.setUp

  function seatAs(seat: number, sitting: Sitting): void {
    setOthers(others.with(seat, sitting))
    if (sitting !== 'person') preferLevel(sitting)
  }

  async function open(event: Event): Promise<void> {
    event.preventDefault()
    try {
      await beSomebody(name.trim() || undefined)
      const bots = others.slice(1, seats).flatMap((sitting, index) => (sitting === 'person' ? [] : [{ seat: index + 1, level: sitting }]))
      const newTable: NewTable = { game: game.id, seats, options: chosen, clock: CLOCKS[clock], visibility, bots, seat: 0 }
      const table = await post<TableInfo>('/api/tables', newTable)
      if (bots.length === seats - 1) await begin(table)
      go(`/table/${table.id}`)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <main class="page narrow">
      <div class="row spread">
        <h1>{text.title(title)}</h1>
        <LearnLinks game={game.id} title={title} />
      </div>
      <form class="stack set-up" onSubmit={open}>
        {known() === undefined && <NameField value={name} set={setName} />}
        <SeatsField range={game.seats} value={seats} set={setSeats} />
        <fieldset class="stack">
          <legend class="setting-name">{text.who}</legend>
          {Array.from({ length: seats }, (_, seat) => seat).map((seat) =>
            seat === 0 ? null : (
              <div key={seat} class="row set-up-seat">
                <SeatMark seat={seat} size={20} />
                <select
                  class="input"
                  aria-label={`${text.seats} ${seat + 1}`}
                  value={others[seat]}
                  onChange={(event) => seatAs(seat, event.currentTarget.value as Sitting)}
                >
                  <option value="person">{text.friend}</option>
                  <LevelOptions levels={levels} />
                </select>
              </div>
            ),
          )}
          <LevelLines levels={others.slice(1, seats).filter((sitting) => sitting !== 'person')} />
        </fieldset>
        <details class="card">
          <summary class="setting-name">{text.options}</summary>
          <div class="stack">
            {Object.entries(game.options).map(([key, field]) => (
              <OptionInput
                key={key}
                id={`option-${key}`}
                field={field}
                words={options[key]}
                value={chosen[key] ?? field.default}
                change={(value) => setChosen({ ...chosen, [key]: value })}
              />
            ))}
          </div>
        </details>
        <div class="field">
          <label for="clock">{text.clock}</label>
          <select id="clock" class="input" value={clock} onChange={(event) => setClock(event.currentTarget.value as keyof typeof CLOCKS)}>
            {(Object.keys(CLOCKS) as (keyof typeof CLOCKS)[]).map((kind) => (
              <option key={kind} value={kind}>
                {text.clocks[kind]}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="visibility">{text.visibility}</label>
          <select
            id="visibility"
            class="input"
            value={visibility}
            onChange={(event) => setVisibility(event.currentTarget.value as Visibility)}
          >
            <option value="private">{text.visibilities.private}</option>
            <option value="listed">{text.visibilities.listed}</option>
          </select>
        </div>
        <button type="submit" class="button primary">
          {text.create}
        </button>
      </form>
    </main>
  )
}

interface OptionProps {
  readonly id: string
  readonly field: OptionField
  readonly words: FormProps['options'][string] | undefined
  readonly value: unknown
  change(value: unknown): void
}

/** One option of a game, made from its own description. */
export function OptionInput({ id, field, words, value, change }: OptionProps) {
  const label = words?.label ?? id
  if (field.kind === 'flag')
    return (
      <label class="row check">
        <input type="checkbox" checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
        <span>
          <b>{label}</b> <small class="hint">{words?.help}</small>
        </span>
      </label>
    )
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {field.kind === 'number' && field.ready !== undefined && (
        <div class="row">
          {field.ready.map((each) => (
            <button
              key={each}
              type="button"
              class={`button small${value === each ? ' primary' : ''}`}
              aria-pressed={value === each}
              onClick={() => change(each)}
            >
              {words?.values?.[each] ?? each}
            </button>
          ))}
        </div>
      )}
      {field.kind === 'number' ? (
        <input
          id={id}
          class="input"
          type="number"
          min={field.min}
          max={field.max}
          value={Number(value)}
          onInput={(event) => change(event.currentTarget.valueAsNumber)}
        />
      ) : (
        <select
          id={id}
          class="input"
          value={String(value)}
          onChange={(event) => change(typeof field.default === 'number' ? Number(event.currentTarget.value) : event.currentTarget.value)}
        >
          {(field.kind === 'choice' ? field.values : Object.keys(words?.values ?? { [field.default]: field.default })).map((each) => (
            <option key={each} value={each}>
              {words?.values?.[each] ?? each}
            </option>
          ))}
        </select>
      )}
      <small>{words?.help}</small>
    </div>
  )
}
