import { go } from '../lib/router.ts'
import { Here } from '../offline/Here.tsx'
import { SetUpHere } from '../offline/SetUpHere.tsx'
import { Shelf } from '../offline/Shelf.tsx'

interface Props {
  readonly game: string | undefined
  readonly id: string | undefined
}

/** Several people around one device. */
export default function HotSeat({ game, id }: Props) {
  if (game === undefined) return <Shelf />
  return id === undefined ? <SetUpHere game={game} people={2} at="/hot-seat" /> : <Here id={id} again={() => go(`/hot-seat/${game}`)} />
}
