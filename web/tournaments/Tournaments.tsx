import { List } from './List.tsx'
import { Make } from './Make.tsx'
import { Show } from './Show.tsx'
import '../style/dusk.css'
import './tournaments.css'

/** The pages about tournaments: the list, the form, a single tournament. */
export default function Tournaments({ at }: { readonly at: string | undefined }) {
  if (at === undefined) return <List />
  if (at === 'new') return <Make />
  return <Show key={at} id={at} />
}
