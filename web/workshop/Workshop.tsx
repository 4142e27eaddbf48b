import { useLoaded } from '../lib/load.ts'
import { PageSkeleton } from '../lib/Skeleton.tsx'
import { Failure } from '../pages/Failure.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { Editor } from './Editor.tsx'
import { Home } from './Home.tsx'
import { benchOf } from './layouts.ts'
import { OpenLink } from './OpenLink.tsx'
import { keptEdition } from './store.ts'

interface Props {
  readonly game: string | undefined
  readonly id: string | undefined
}

/** The workshop for owners of a box: all of their editions, or one in the editor. */
export default function Workshop({ game, id }: Props) {
  if (game === undefined) return <Home />
  if (game === 'open') return <OpenLink code={id} />
  return id === undefined ? <Home game={game} /> : <Bench key={id} game={game} id={id} />
}

function Bench({ game, id }: { readonly game: string; readonly id: string }) {
  const loaded = useLoaded(async () => ({ bench: await benchOf(game), kept: await keptEdition(id) }), `${game} ${id}`)
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={loaded.again} />
  if (loaded.state === 'loading') return <PageSkeleton />
  const { bench, kept } = loaded.value
  return kept === undefined || kept.game !== game ? <NotFound /> : <Editor bench={bench} first={kept} />
}
