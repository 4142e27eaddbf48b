import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { EditionDifferences } from './EditionDifferences.tsx'
import { EditionProblems } from './EditionProblems.tsx'
import type { ReadFile } from './file.ts'
import { benchOf, builtInOf } from './layouts.ts'
import { Refused } from './Refused.tsx'
import { w } from './words.ts'

interface Props {
  readonly read: ReadFile
  take(read: Extract<ReadFile, { game: string }>): Promise<void>
}

/** An imported edition: what it is and what differs, or what is wrong with it, and where. */
export function ImportedEdition({ read, take }: Props) {
  if ('refused' in read) return <Refused reason={w.value.refused[read.refused]} />
  return <Edition key={read.game} read={read} take={take} />
}

function Edition({ read, take }: { readonly read: Extract<ReadFile, { game: string }>; readonly take: Props['take'] }) {
  const { language } = settings.value
  const loaded = useLoaded(() => benchOf(read.game), read.game)
  if (loaded.state !== 'there') return <div class="loading" aria-busy="true" />
  const bench = loaded.value
  if (read.problems.length > 0) return <EditionProblems key={read.game} game={read.game} problems={read.problems} />
  return (
    <section class="card stack">
      <h2>{read.edition.name}</h2>
      <p class="hint">{bench.texts[language].title}</p>
      <EditionDifferences bench={bench} edition={read.edition} other={builtInOf(bench)} />
      <button type="button" class="button primary" onClick={() => take(read).catch(failed)}>
        <Icon name="check" /> {w.value.takeIn}
      </button>
    </section>
  )
}
