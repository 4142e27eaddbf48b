import { useState } from 'preact/hooks'
import { useLoaded } from '../lib/load.ts'
import { me } from '../lib/me.ts'
import { Skeleton } from '../lib/Skeleton.tsx'
import { settings } from '../lib/settings.ts'
import { useTitle } from '../lib/title.ts'
import { finishedGame, openedGame } from './load.ts'
import { firstEyes } from './origin.ts'
import { Problem } from './Problem.tsx'
import { ReviewTable } from './ReviewTable.tsx'
import { words } from './words.ts'

/** A coach's review of a finished game, from one seat. */
export default function Review({ at }: { readonly at: string }) {
  const { language } = settings.value
  const { title } = words.value.review
  useTitle(title)
  // The viewer's own seat is known once the viewer is.
  const someone = me.value
  const loaded = useLoaded(
    async () => {
      const finished = await finishedGame(at)
      return { finished, game: await openedGame(finished.origin) }
    },
    `${at} ${language} ${someone === undefined}`,
  )
  const [chosen, setSeat] = useState<number | undefined>(seatInAddress)
  if (loaded.state === 'failed') return <Problem error={loaded.error} title={title} again={loaded.again} />
  if (loaded.state === 'loading') return <Skeleton />
  const { finished, game } = loaded.value
  const wanted = chosen ?? finished.own ?? firstEyes(finished.origin)
  const seat = wanted < finished.origin.seats ? wanted : 0
  return <ReviewTable key={seat} address={at} finished={finished} game={game} seat={seat} setSeat={setSeat} />
}

function seatInAddress(): number | undefined {
  const given = new URLSearchParams(location.search).get('seat')
  return given !== null && /^\d$/.test(given) ? Number(given) : undefined
}
