import { Icon } from '../lib/icon.tsx'
import { words } from './words.ts'
import './tournaments.css'

/** The way from a table to its tournament. */
export default function TableWay({ tournament }: { readonly tournament: string }) {
  return (
    <div class="tournament-way">
      <a class="button small" href={`/tournaments/${tournament}`}>
        <Icon name="trophy" size={16} /> {words.value.toTournament}
      </a>
    </div>
  )
}
