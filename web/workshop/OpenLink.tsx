import { useEffect, useState } from 'preact/hooks'
import { useLoaded } from '../lib/load.ts'
import { DuskPage } from '../pages/DuskPage.tsx'
import { Failure } from '../pages/Failure.tsx'
import { readShared } from './account.ts'
import type { ReadFile } from './file.ts'
import { ImportedEdition } from './ImportedEdition.tsx'
import { textIn } from './link.ts'
import { bringIn, readImport } from './read-import.ts'
import { w } from './words.ts'

/** An edition from a link: shown before it is saved. */
export function OpenLink({ code }: { readonly code: string | undefined }) {
  const [hash] = useState(() => location.hash.slice(1))
  const loaded = useLoaded(async (): Promise<ReadFile> => {
    if (code !== undefined) return readShared(code)
    const text = await textIn(hash)
    return text === undefined ? { refused: 'json' } : readImport(text)
  }, `${code} ${hash}`)
  useEffect(() => {
    document.title = w.value.title
  }, [])
  if (loaded.state === 'failed') return <Failure error={loaded.error} again={loaded.again} />
  if (loaded.state !== 'there') return <div class="loading" aria-busy="true" />
  return (
    <DuskPage title={w.value.linkTitle} narrow>
      <ImportedEdition read={loaded.value} take={(read) => bringIn(read, undefined, true)} />
    </DuskPage>
  )
}
