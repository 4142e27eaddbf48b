import { ClubList } from './ClubList.tsx'
import { ClubPage } from './ClubPage.tsx'
import '../style/dusk.css'
import '../tournaments/tournaments.css'
import './clubs.css'

/** The pages about clubs: the list with a form for a new one, and a single club. */
export default function Clubs({ at }: { readonly at: string | undefined }) {
  return at === undefined ? <ClubList /> : <ClubPage key={at} id={at} />
}
