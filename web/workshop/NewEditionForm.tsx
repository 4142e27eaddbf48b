import { useState } from 'preact/hooks'
import { Dialog } from '../lib/Dialog.tsx'
import { failed } from '../lib/errors.ts'
import { Field } from '../lib/Field.tsx'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { settings } from '../lib/settings.ts'
import { begun } from './kept.ts'
import { type Bench, benchOf, builtInOf } from './layouts.ts'
import { blank } from './model/fields.ts'
import { offeredBy, offeredEdition } from './offered.ts'
import { type KeptEdition, keepEdition } from './store.ts'
import { w } from './words.ts'

interface Props {
  readonly game: string
  /** The person's own editions, to start from. */
  readonly editions: readonly KeptEdition[]
  close(): void
}

/** The form for a new edition: based on which one, and whether it is a printed box or a variant. */
export function NewEditionForm({ game, editions, close }: Props) {
  const loaded = useLoaded(() => benchOf(game), game)
  const { language } = settings.value
  return (
    <Dialog title={loaded.state === 'there' ? w.value.newOf(loaded.value.texts[language].title) : ''} close={close}>
      {loaded.state === 'there' && <Form bench={loaded.value} editions={editions.filter((each) => each.game === game)} />}
    </Dialog>
  )
}

const NOTHING = 'nothing'
/** The prefix of codes of editions that the server offers. */
const OFFERED = 'offered '
const BUILT_IN = 'built-in '

function Form({ bench, editions }: { readonly bench: Bench; readonly editions: readonly KeptEdition[] }) {
  const { game } = bench.gamePackage
  const usual = builtInOf(bench).id
  const titles = bench.texts[settings.value.language].options.edition?.values
  const offered = useLoaded(() => offeredBy(game.id), game.id)
  const person = known()?.name
  const [kind, setKind] = useState<KeptEdition['kind']>('box')
  const [from, setFrom] = useState(BUILT_IN + usual)
  const [name, setName] = useState(() => (person === undefined ? w.value.myBox : w.value.boxOf(person)))

  async function begin(event: Event): Promise<void> {
    event.preventDefault()
    const kept = await made()
    await keepEdition(kept)
    go(`/workshop/${kept.game}/${kept.id}`)
  }

  async function made(): Promise<KeptEdition> {
    const title = name.trim() || w.value.myBox
    const own = editions.find(({ id }) => id === from)
    if (own !== undefined) return begun(game.id, own.edition, own.from, kind, title)
    if (from === NOTHING) {
      const least = blank(bench.field) as KeptEdition['edition']
      return begun(game.id, bench.layout.nothing?.(least) ?? least, usual, kind, title)
    }
    if (from.startsWith(OFFERED)) return begun(game.id, await offeredEdition(from.slice(OFFERED.length)), usual, kind, title)
    const builtIn = builtInOf(bench, from.slice(BUILT_IN.length))
    return begun(game.id, builtIn, builtIn.id, kind, title)
  }

  return (
    <form class="stack" onSubmit={(event) => begin(event).catch(failed)}>
      <fieldset class="ws-kinds">
        <legend class="setting-name">{w.value.kindTitle}</legend>
        {(['box', 'variant'] as const).map((each) => (
          <label key={each} class={`card ${kind === each ? 'on' : ''}`}>
            <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
            <span>
              <b>{w.value.kinds[each].name}</b>
              <small class="hint">{w.value.kinds[each].hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="field">
        <label for="ws-from">{w.value.from}</label>
        <select id="ws-from" class="input" value={from} onChange={(event) => setFrom(event.currentTarget.value)}>
          {Object.values(game.editions.builtIn).map(({ id, name: title }) => (
            <option key={id} value={BUILT_IN + id}>
              {titles?.[id] ?? title}
            </option>
          ))}
          {offered.state === 'there' && offered.value.length > 0 && (
            <optgroup label={w.value.ofTheHouse}>
              {offered.value.map(({ code, name: title }) => (
                <option key={code} value={OFFERED + code}>
                  {title}
                </option>
              ))}
            </optgroup>
          )}
          {editions.length > 0 && (
            <optgroup label={w.value.yours}>
              {editions.map(({ id, edition }) => (
                <option key={id} value={id}>
                  {edition.name}
                </option>
              ))}
            </optgroup>
          )}
          <option value={NOTHING}>{w.value.fromNothing}</option>
        </select>
      </div>
      <Field id="ws-name" label={w.value.nameLabel} value={name} set={setName} maxLength={200} required />
      <button type="submit" class="button primary">
        {w.value.begin}
      </button>
    </form>
  )
}
