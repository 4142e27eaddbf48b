import { go } from '../lib/router.ts'
import { OfflineGames } from '../offline/OfflineGames.tsx'
import { OfflineTable } from '../offline/OfflineTable.tsx'
import { SetUpOffline } from '../offline/SetUpOffline.tsx'

interface Props {
  readonly game: string | undefined
  readonly id: string | undefined
}

/** Several people around one device. */
export default function HotSeat({ game, id }: Props) {
  if (game === undefined) return <OfflineGames />
  return id === undefined ? (
    <SetUpOffline game={game} people={2} at="/hot-seat" />
  ) : (
    <OfflineTable id={id} again={() => go(`/hot-seat/${game}`)} />
  )
}
