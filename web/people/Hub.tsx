import type { FollowedPerson } from '@fairground/protocol'
import { words as clubWords } from '../clubs/words.ts'
import { get } from '../lib/api.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { useTitle } from '../lib/title.ts'
import { useTitles } from '../lib/titles.ts'
import { words as tournamentWords } from '../tournaments/words.ts'
import { Avatar } from './Avatar.tsx'
import { GameNow } from './GameNow.tsx'
import { Invitations } from './Invitations.tsx'
import { PresenceLine } from './PresenceLine.tsx'
import { words } from './words.ts'
import '../style/dusk.css'
import './hub.css'
import './profile.css'

/** The people area: matchmaking, people you follow, leaderboards, how ratings work. */
export default function Hub() {
  const person = known()
  const say = words.value.hub
  useTitle(say.title)
  return (
    <main class="people-hub">
      <header class="dusk hub-banner">
        <h1>{say.title}</h1>
      </header>
      <div class="hub-grid">
        <div class="stack">
          {person !== undefined && <Invitations />}
          <GameNow />
        </div>
        <div class="stack">
          {person !== undefined && <FollowedPeople key={person.id} />}
          <nav class="card hub-links" aria-label={say.title}>
            {person !== undefined && (
              <a href={`/people/${person.id}`}>
                <Icon name="user" /> {say.you}
              </a>
            )}
            <a href="/tournaments">
              <Icon name="flag" />
              <span>
                {tournamentWords.value.title}
                <small class="hint">{tournamentWords.value.intro}</small>
              </span>
            </a>
            <a href="/clubs">
              <Icon name="users" />
              <span>
                {clubWords.value.title}
                <small class="hint">{clubWords.value.intro}</small>
              </span>
            </a>
            <a href="/people/boards">
              <Icon name="trophy" />
              <span>
                {say.boards}
                <small class="hint">{say.boardsHint}</small>
              </span>
            </a>
            <a href="/people/ratings">
              <Icon name="circleHelp" /> {say.ratings}
            </a>
          </nav>
        </div>
      </div>
    </main>
  )
}

function FollowedPeople() {
  const loaded = useLoaded(async () => (await get<{ following: readonly FollowedPerson[] }>('/api/me/following')).following, 'following')
  const people = loaded.state === 'there' ? loaded.value : []
  const titleOf = useTitles(people.flatMap(({ presence }) => presence?.game ?? []))
  const say = words.value.hub
  return (
    <section class="card stack">
      <h2>{say.following}</h2>
      {loaded.state === 'there' && people.length === 0 && <p class="hint">{say.nobody}</p>}
      <ul class="followed">
        {people.map(({ id, name, presence }) => (
          <li key={id}>
            <a class="met" href={`/people/${id}`}>
              <Avatar name={name} size={40} />
              <span>
                <b>{name}</b>
                <span class="hint">
                  <PresenceLine presence={presence} titleOf={titleOf} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
