import { NewTournamentForm } from './NewTournamentForm.tsx'
import { TournamentList } from './TournamentList.tsx'
import { TournamentPage } from './TournamentPage.tsx'
import '../style/dusk.css'
import './tournaments.css'

/** The pages about tournaments: the list, the form, a single tournament. */
export default function Tournaments({ at }: { readonly at: string | undefined }) {
  if (at === undefined) return <TournamentList />
  if (at === 'new') return <NewTournamentForm />
  return <TournamentPage key={at} id={at} />
}
