import { List } from './List.tsx'
import { Show } from './Show.tsx'
import '../style/dusk.css'
import '../tournaments/tournaments.css'
import './clubs.css'

/** All that is about clubs: the list with a form for a new one, and one of them. */
export default function Clubs({ at }: { readonly at: string | undefined }) {
  return at === undefined ? <List /> : <Show key={at} id={at} />
}
