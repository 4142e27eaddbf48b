import type { Edition, Problem } from '@fairground/kernel'
import { useState } from 'preact/hooks'
import { failed } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import type { OptionWords } from '../lib/OptionInputs.tsx'
import EditionLine from './EditionLine.tsx'
import { EditionProblems } from './EditionProblems.tsx'
import { offeredBy, offeredEdition } from './offered.ts'
import { tableProblems } from './read-import.ts'
import { keptEditions } from './store.ts'
import { w } from './words.ts'

interface Props {
  readonly id: string
  readonly game: string
  readonly words: OptionWords | undefined
  readonly usual: string
  readonly value: unknown
  change(value: unknown): void
}

/** Chooses the edition: a built-in one, one that the server offers, or your own. Unplayable ones are refused. */
export default function EditionInput({ id, game, words, usual, value, change }: Props) {
  const own = useLoaded(async () => (await keptEditions()).filter((each) => each.game === game), game)
  const house = useLoaded(() => offeredBy(game), game)
  const mine = own.state === 'there' ? own.value : []
  const offered = house.state === 'there' ? house.value : []
  const carried = typeof value === 'object' && value !== null ? (value as Edition) : undefined
  const chosen = carried === undefined ? `built-in ${String(value)}` : (sources.get(carried) ?? 'carried')

  const [refused, setRefused] = useState<readonly Problem[]>([])

  async function choose(select: HTMLSelectElement): Promise<void> {
    const source = select.value
    setRefused([])
    const [kind, name] = [source.slice(0, source.indexOf(' ')), source.slice(source.indexOf(' ') + 1)]
    if (kind === 'built-in') change(name)
    else {
      const edition = kind === 'house' ? await offeredEdition(name) : mine.find((each) => each.id === name)?.edition
      if (edition === undefined) return
      const problems = await tableProblems(game, edition)
      if (problems.length > 0) {
        select.value = chosen
        setRefused(problems)
        return
      }
      sources.set(edition, source)
      change(edition)
    }
  }

  return (
    <div class="field">
      <label for={id}>{words?.label ?? id}</label>
      <select id={id} class="input" value={chosen} onChange={(event) => choose(event.currentTarget).catch(failed)}>
        {Object.entries(words?.values ?? { [usual]: usual }).map(([name, word]) => (
          <option key={name} value={`built-in ${name}`}>
            {word}
          </option>
        ))}
        {offered.length > 0 && (
          <optgroup label={w.value.ofTheHouse}>
            {offered.map(({ code, name }) => (
              <option key={code} value={`house ${code}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {mine.length > 0 && (
          <optgroup label={w.value.yours}>
            {mine.map((each) => (
              <option key={each.id} value={`own ${each.id}`}>
                {each.edition.name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      {refused.length > 0 && <EditionProblems game={game} problems={refused} />}
      <small>{carried === undefined ? words?.help : <EditionLine game={game} edition={carried} />}</small>
    </div>
  )
}

/** The source of the chosen edition. */
const sources = new WeakMap<Edition, string>()
