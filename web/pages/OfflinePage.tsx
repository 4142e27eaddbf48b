import { go } from '../lib/router.ts'
import { OfflineGames } from '../offline/OfflineGames.tsx'
import { OfflineTable } from '../offline/OfflineTable.tsx'
import { SetUpOffline } from '../offline/SetUpOffline.tsx'

interface Props {
  readonly game: string | undefined
  readonly id: string | undefined
}

/** Games on this device: all of them, a game's set-up, or the game itself. */
export default function OfflinePage({ game, id }: Props) {
  if (game === undefined) return <OfflineGames />
  return id === undefined ? (
    <SetUpOffline game={game} people={1} at="/offline" />
  ) : (
    <OfflineTable id={id} again={() => go(`/offline/${game}`)} />
  )
}
