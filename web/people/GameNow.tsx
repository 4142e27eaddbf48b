import type { CatalogueEntry, Wish } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { loadCatalogue } from '../lib/api.ts'
import { failed, sentenceOf } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { t } from '../lib/text.ts'
import { useTitles } from '../lib/titles.ts'
import { wishFor } from './pairing.ts'
import { isWaiting, pairing } from './waiting.ts'
import { firstWish, keep } from './wish.ts'
import { words } from './words.ts'
import './people.css'

/** Seconds after which bots are offered; -1: never. */
const WAITS = [0, 30, 60, 180, -1] as const

/** Matchmaking with one press: with the last settings, or as chosen here. */
export function GameNow({ game }: { readonly game?: string }) {
  const loaded = useLoaded(loadCatalogue, 'catalogue')
  if (loaded.state === 'there') return <Form key={game} games={loaded.value} game={game} />
  if (loaded.state === 'loading') return <div class="card" aria-busy="true" />
  return (
    <div class="card stack">
      <p>{sentenceOf(loaded.error)}</p>
      <div class="row">
        <button type="button" class="button" onClick={loaded.again}>
          {t.value.errors.retry}
        </button>
        <a class="button" href="/offline">
          {t.value.offline.link}
        </a>
      </div>
    </div>
  )
}

function Form({ games, game }: { readonly games: readonly CatalogueEntry[]; readonly game: string | undefined }) {
  const [wish, setWish] = useState<Wish>(() => firstWish(games, game))
  const titleOf = useTitles(games.map(({ id }) => id))
  const say = words.value.now
  const { min, max } = (games.find(({ id }) => id === wish.game) ?? games[0]).seats
  const counts = Array.from({ length: max - Math.max(2, min) + 1 }, (_, index) => Math.max(2, min) + index)

  function choose(part: Partial<Wish>): void {
    setWish({ ...wish, ...part })
  }

  function press(event: Event): void {
    event.preventDefault()
    keep(wish)
    wishFor(wish).catch(failed)
  }

  return (
    <form class="card stack game-now" onSubmit={press}>
      <h2>{say.title}</h2>
      <p class="hint">{say.hint}</p>
      {game === undefined && (
        <div class="field">
          <label for="now-game">{say.game}</label>
          <select
            id="now-game"
            class="input"
            value={wish.game}
            onChange={(event) => setWish({ ...firstWish(games, event.currentTarget.value), pace: wish.pace, rated: wish.rated })}
          >
            {games.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </div>
      )}
      <fieldset>
        <legend class="label">{say.players}</legend>
        <div class="row segments">
          {counts.map((count) => (
            <label key={count} class="segment">
              <input
                type="checkbox"
                checked={wish.seats.includes(count)}
                onChange={(event) => choose({ seats: toggled(wish.seats, count, event.currentTarget.checked) })}
              />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Choice
        name="pace"
        legend={say.pace}
        values={['live', 'slow']}
        chosen={wish.pace}
        label={(pace) => say.paces[pace]}
        choose={(pace) => choose({ pace })}
      />
      <Choice
        name="rated"
        legend={say.stake}
        values={[true, false]}
        chosen={wish.rated}
        label={(rated) => (rated ? say.rated : say.unrated)}
        choose={(rated) => choose({ rated })}
      />
      <div class="field">
        <label for="now-bots">{say.botsAfter}</label>
        <select
          id="now-bots"
          class="input"
          value={String(wish.botsAfter ?? -1)}
          onChange={(event) => {
            const { botsAfter: _before, ...rest } = wish
            const after = Number(event.currentTarget.value)
            setWish(after < 0 ? rest : { ...rest, botsAfter: after })
          }}
        >
          {WAITS.map((wait) => (
            <option key={wait} value={String(wait)}>
              {wait < 0 ? say.never : wait === 0 ? say.atOnce : say.after(wait)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <button type="submit" class="button primary large" disabled={wish.seats.length === 0 || pairing.value?.state === 'found'}>
          <Icon name="play" size={18} /> {isWaiting.value ? say.change : say.press}
        </button>
      </div>
    </form>
  )
}

interface ChoiceProps<T extends string | boolean> {
  readonly name: string
  readonly legend: string
  readonly values: readonly T[]
  readonly chosen: T
  label(value: T): string
  choose(value: T): void
}

function Choice<T extends string | boolean>({ name, legend, values, chosen, label, choose }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend class="label">{legend}</legend>
      <div class="row segments">
        {values.map((value) => (
          <label key={String(value)} class="segment">
            <input type="radio" name={`now-${name}`} checked={chosen === value} onChange={() => choose(value)} />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function toggled(seats: readonly number[], count: number, wanted: boolean): readonly number[] {
  const others = seats.filter((each) => each !== count)
  return wanted ? [...others, count].sort((a, b) => b - a) : others
}
