import type { CatalogueEntry, ClubInfo, TableInfo, TournamentSummary } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, loadCatalogue, post } from '../lib/api.ts'
import { handled } from '../lib/errors.ts'
import { useLoaded } from '../lib/load.ts'
import { go } from '../lib/router.ts'
import { Select } from '../lib/Select.tsx'
import { settings } from '../lib/settings.ts'
import { listed } from '../lib/text.ts'
import { useTitles } from '../lib/titles.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Cards } from '../tournaments/TournamentList.tsx'
import { words } from './words.ts'

/** What members see of a club besides its season. */

interface Props {
  readonly club: ClubInfo
}

const USUAL = 4

export function Tables({ club }: Props) {
  const say = words.value
  const catalogue = useLoaded(loadCatalogue, 'catalogue')
  const games: readonly CatalogueEntry[] = catalogue.state === 'there' ? catalogue.value : []
  const [game, setGame] = useState(settings.peek().game ?? '')
  const chosen = games.find(({ id }) => id === game) ?? games[0]
  const titleOf = useTitles([...games.map(({ id }) => id), ...club.tables.map((table) => table.game)])

  const open = handled(async () => {
    const seats = Math.max(chosen.seats.min, Math.min(chosen.seats.max, USUAL))
    const table = await post<TableInfo>(`/api/clubs/${club.id}/tables`, { game: chosen.id, seats })
    go(`/table/${table.code ?? table.id}`)
  })

  return (
    <section class="card stack" aria-labelledby="club-tables">
      <h2 id="club-tables">{say.tables}</h2>
      {club.tables.length === 0 && <p class="hint">{say.noTables}</p>}
      <ul class="club-tables">
        {club.tables.map((table) => (
          <li key={table.id}>
            <span>
              <b>{titleOf(table.game)}</b>{' '}
              <span class="hint">{listed(table.seats.flatMap(({ name }) => (name === undefined ? [] : [name])))}</span>
            </span>
            <a class="button small" href={`/table/${table.code ?? table.id}`}>
              {say.sit}
            </a>
          </li>
        ))}
      </ul>
      <form class="row" onSubmit={open}>
        <Select
          class="input club-game"
          aria-label={say.game}
          values={games.map(({ id }) => id)}
          chosen={chosen?.id}
          word={titleOf}
          choose={setGame}
        />
        <button type="submit" class="button" disabled={chosen === undefined}>
          {say.newTable}
        </button>
      </form>
    </section>
  )
}

export function ClubTournaments({ club }: Props) {
  const say = words.value
  const loaded = useLoaded(
    async () => (await get<{ tournaments: readonly TournamentSummary[] }>(`/api/tournaments?club=${club.id}`)).tournaments,
    club.id,
  )
  return (
    <section class="card stack" aria-labelledby="club-tournaments">
      <h2 id="club-tournaments">{say.tournaments}</h2>
      {loaded.state === 'there' && loaded.value.length === 0 && <p class="hint">{say.noTournaments}</p>}
      <Cards tournaments={loaded.state === 'there' ? loaded.value : []} />
      <div>
        <a class="button" href={`/tournaments/new?club=${club.id}`}>
          {say.newTournament}
        </a>
      </div>
    </section>
  )
}

export function People({ club }: Props) {
  const say = words.value
  return (
    <section class="card stack" aria-labelledby="club-people">
      <h2 id="club-people">{say.people}</h2>
      <ul class="club-people">
        {club.people.map(({ person, name, role }) => (
          <li key={person}>
            <a class="who" href={`/people/${person}`}>
              <Avatar name={name ?? ''} size={28} />
              <span>
                {name ?? say.gone}
                {role !== 'member' && <small class="hint"> {say.roles[role]}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
