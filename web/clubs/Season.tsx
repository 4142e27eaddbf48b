import type { ClubInfo } from '@fairground/protocol'
import { known } from '../lib/me.ts'
import { Avatar } from '../people/Avatar.tsx'
import { words } from './words.ts'
import '../tournaments/standings.css'

/** The season's standings, and those of earlier ones. */
export function Season({ club, choose }: { readonly club: ClubInfo; choose(season: number): void }) {
  const say = words.value
  const { season, seasons } = club
  return (
    <section class="card standings" aria-labelledby="season">
      <div class="standings-head">
        <h2 id="season">{say.season(season.name)}</h2>
        <small class="hint">{say.scoring}</small>
        {seasons.length > 1 && (
          <select
            class="input season-choice"
            aria-label={say.seasons}
            value={season.number}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          >
            {seasons.map(({ number, name }) => (
              <option key={number} value={number}>
                {say.season(name)}
              </option>
            ))}
          </select>
        )}
      </div>
      {season.standings.length === 0 ? (
        <p class="hint club-empty">{say.noGames}</p>
      ) : (
        <div class="standings-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span class="unseen">{say.head.place}</span>
                </th>
                <th scope="col">{say.head.name}</th>
                <th scope="col" class="amount">
                  {say.head.games}
                </th>
                <th scope="col" class="amount">
                  {say.head.won}
                </th>
                <th scope="col" class="amount">
                  {say.head.points}
                </th>
              </tr>
            </thead>
            <tbody>
              {season.standings.map(({ person, name, points, games, won }, index) => (
                <tr key={person} class={known()?.id === person ? 'me' : ''}>
                  <td class="rank number">{index + 1}</td>
                  <th scope="row">
                    <span class="who">
                      <Avatar name={name ?? ''} size={22} />
                      <a href={`/people/${person}`}>{name ?? say.gone}</a>
                    </span>
                  </th>
                  <td class="amount number">{games}</td>
                  <td class="amount number">{won}</td>
                  <td class="amount points number">{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
