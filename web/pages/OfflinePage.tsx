import { go } from '../lib/router.ts'
import { Here } from '../offline/Here.tsx'
import { SetUpHere } from '../offline/SetUpHere.tsx'
import { Shelf } from '../offline/Shelf.tsx'

interface Props {
  readonly game: string | undefined
  readonly id: string | undefined
}

/** Games on this device: the shelf, a game's set-up, or the game itself. */
export default function OfflinePage({ game, id }: Props) {
  if (game === undefined) return <Shelf />
  return id === undefined ? <SetUpHere game={game} people={1} at="/offline" /> : <Here id={id} again={() => go(`/offline/${game}`)} />
}
