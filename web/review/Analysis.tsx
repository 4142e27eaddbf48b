import { games } from '@fairground/games'
import { useLoaded } from '../lib/load.ts'
import { Skeleton } from '../lib/Skeleton.tsx'
import { settings } from '../lib/settings.ts'
import { useTitle } from '../lib/title.ts'
import { AnalysisSetUp, AnalysisStart } from './AnalysisStart.tsx'
import { AnalysisTable } from './AnalysisTable.tsx'
import { originIn, read, unpack } from './link.ts'
import { finishedGame, type OpenedGame, openedGame } from './load.ts'
import { CannotOpen, type Origin } from './origin.ts'
import { Problem } from './Problem.tsx'
import { DEAL, type Tree } from './tree.ts'
import { words } from './words.ts'

/** The analysis page: for a table, a link that contains its own game, or a new deal. */
export default function Analysis({ at }: { readonly at: string | undefined }) {
  useTitle(words.value.analysis.title)
  if (at !== undefined && Object.hasOwn(games, at)) return <AnalysisSetUp game={at} />
  if (at === undefined && packedHere() === undefined) return <AnalysisStart />
  return <Opened at={at} />
}

/** What to explore, from the address. */
interface Explored {
  readonly game: OpenedGame
  readonly origin: Origin
  readonly tree: Tree
  readonly at: number
  /** How many of the first nodes come with the game. */
  readonly known: number
}

function packedHere(): string | undefined {
  const hash = location.hash.slice(1)
  return hash === '' ? undefined : hash
}

async function opened(table: string | undefined): Promise<Explored> {
  const packed = packedHere()
  const link = packed === undefined ? undefined : await unpack(packed)
  if (table === undefined) {
    const origin = originIn(link)
    if (origin === undefined) throw new CannotOpen('link')
    const { tree, at } = read(link, DEAL, origin.seats)
    return { game: await openedGame(origin), origin, tree, at, known: 1 }
  }
  const { origin, tree, entries } = await finishedGame(table)
  const game = await openedGame(origin)
  if (link !== undefined) return { game, origin, ...read(link, tree, origin.seats), known: tree.length }
  const n = Number(new URLSearchParams(location.search).get('n') ?? Number.NaN)
  // The moves made before that.
  const at = Number.isFinite(n) ? entries.filter((entry) => entry <= n).length : 0
  return { game, origin, tree, at, known: tree.length }
}

function Opened({ at }: { readonly at: string | undefined }) {
  const { language } = settings.value
  const explored = useLoaded(() => opened(at), `${at} ${language}`)
  if (explored.state === 'failed') return <Problem error={explored.error} title={words.value.analysis.title} again={explored.again} />
  if (explored.state === 'loading') return <Skeleton />
  return <AnalysisTable {...explored.value} {...(at !== undefined && { address: `/analysis/${at}` })} />
}
