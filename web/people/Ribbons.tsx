import type { PublicProfile } from '@fairground/protocol'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import { words } from './words.ts'

type Ribbon = PublicProfile['ribbons'][number]

/** What a person has won over many games; nothing is drawn for those who have not. */
export function Ribbons({ ribbons }: { readonly ribbons: readonly Ribbon[] }) {
  if (ribbons.length === 0) return null
  const say = words.value.profile
  return (
    <section class="card profile-ribbons">
      <div class="profile-head">
        <h2>{say.ribbons}</h2>
      </div>
      <ul>
        {ribbons.map((ribbon) => (
          <li key={`${ribbon.id} ${ribbon.at}`}>
            <a class="met" href={ribbon.kind === 'tournament' ? `/tournaments/${ribbon.id}` : `/clubs/${ribbon.id}`}>
              <span class={`ribbon place-${placeOf(ribbon)}`} aria-hidden="true">
                <Icon name={ribbon.kind === 'tournament' ? 'trophy' : 'flag'} size={22} />
              </span>
              <span>
                <b>{ribbon.name}</b>
                <span class="hint">
                  {ribbon.kind === 'tournament' ? say.ribbonPlaces[ribbon.place - 1] : say.seasonWon(ribbon.season)} ·{' '}
                  {new Date(ribbon.at).toLocaleDateString(settings.value.language, { month: 'short', year: 'numeric' })}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeOf(ribbon: Ribbon): number {
  return ribbon.kind === 'tournament' ? ribbon.place : 1
}
