import type { CatalogueEntry, MatchmakingRequest } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { loadCatalogue } from '../lib/api.ts'
import { failed, sentenceOf } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { Segments } from '../lib/Segments.tsx'
import { t } from '../lib/text.ts'
import { useTitles } from '../lib/titles.ts'
import { requestMatch } from './matchmaking.ts'
import { initialRequest, keep } from './matchmaking-request.ts'
import { isWaiting, matchmaking } from './waiting.ts'
import { words } from './words.ts'
import './people.css'
import { numbers } from '../lib/numbers.ts'
import { SelectField } from '../lib/Select.tsx'

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
  const [request, setRequest] = useState<MatchmakingRequest>(() => initialRequest(games, game))
  const titleOf = useTitles(games.map(({ id }) => id))
  const say = words.value.now
  const { min, max } = (games.find(({ id }) => id === request.game) ?? games[0]).seats
  const counts = numbers(Math.max(2, min), max)

  function choose(part: Partial<MatchmakingRequest>): void {
    setRequest({ ...request, ...part })
  }

  function press(event: Event): void {
    event.preventDefault()
    keep(request)
    requestMatch(request).catch(failed)
  }

  return (
    <form class="card stack game-now" onSubmit={press}>
      <h2>{say.title}</h2>
      <p class="hint">{say.hint}</p>
      {game === undefined && (
        <SelectField
          id="now-game"
          label={say.game}
          values={games.map(({ id }) => id)}
          chosen={request.game}
          word={titleOf}
          choose={(id) => setRequest({ ...initialRequest(games, id), pace: request.pace, rated: request.rated })}
        />
      )}
      <fieldset>
        <legend class="label">{say.players}</legend>
        <div class="row segments">
          {counts.map((count) => (
            <label key={count} class="segment">
              <input
                type="checkbox"
                checked={request.seats.includes(count)}
                onChange={(event) => choose({ seats: toggled(request.seats, count, event.currentTarget.checked) })}
              />
              <span>{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Segments
        name="now-pace"
        legend={say.pace}
        values={['live', 'slow']}
        chosen={request.pace}
        label={(pace) => say.paces[pace]}
        choose={(pace) => choose({ pace })}
      />
      <Segments
        name="now-rated"
        legend={say.stake}
        values={[true, false]}
        chosen={request.rated}
        label={(rated) => (rated ? say.rated : say.unrated)}
        choose={(rated) => choose({ rated })}
      />
      <SelectField
        id="now-bots"
        label={say.botsAfter}
        values={WAITS}
        chosen={request.botsAfter ?? -1}
        word={(wait) => (wait < 0 ? say.never : wait === 0 ? say.atOnce : say.after(wait))}
        choose={(after) => {
          const { botsAfter: _before, ...rest } = request
          setRequest(after < 0 ? rest : { ...rest, botsAfter: after })
        }}
      />
      <div>
        <button type="submit" class="button primary large" disabled={request.seats.length === 0 || matchmaking.value?.state === 'found'}>
          <Icon name="play" size={18} /> {isWaiting.value ? say.change : say.press}
        </button>
      </div>
    </form>
  )
}

function toggled(seats: readonly number[], count: number, wanted: boolean): readonly number[] {
  const others = seats.filter((each) => each !== count)
  return wanted ? [...others, count].sort((a, b) => b - a) : others
}
