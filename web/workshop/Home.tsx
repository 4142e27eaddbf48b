import { useEffect, useState } from 'preact/hooks'
import { wearWorld } from '../lib/boards.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { Cover } from '../lib/Cover.tsx'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { inTurn } from '../lib/in-turn.ts'
import { useLoaded } from '../lib/load.ts'
import { settings } from '../lib/settings.ts'
import { DuskPage } from '../pages/DuskPage.tsx'
import { AccountList } from './AccountList.tsx'
import type { ReadFile } from './file.ts'
import { ImportedEdition } from './ImportedEdition.tsx'
import { duplicate } from './kept.ts'
import { benchOf, workshopGames } from './layouts.ts'
import { factsIn } from './model/edit.ts'
import { NewEditionForm } from './NewEditionForm.tsx'
import { bringIn, readImport } from './read-import.ts'
import { countStatuses } from './Status.tsx'
import { forgetEdition, type KeptEdition, keepEdition, keptEditions } from './store.ts'
import { w } from './words.ts'
import './style/home.css'

/** All of the person's editions, and a form for a new one. */
export function Home({ game }: { readonly game?: string }) {
  const kept = useLoaded(keptEditions, 'kept')
  const [begins, setBegins] = useState<string | undefined>(game !== undefined && workshopGames.includes(game) ? game : undefined)
  const [brought, setBrought] = useState<ReadFile | undefined>(undefined)
  const titles = useLoaded(
    async () => Object.fromEntries(await Promise.all(workshopGames.map(async (each) => [each, (await benchOf(each)).texts] as const))),
    'titles',
  )
  useEffect(() => {
    for (const each of workshopGames) inTurn(() => wearWorld(each))
  }, [])
  const { language } = settings.value
  const titleOf = (each: string) => (titles.state === 'there' ? titles.value[each]?.[language].title : undefined) ?? each
  const editions = kept.state === 'there' ? kept.value : []

  async function bring(file: Blob | undefined): Promise<void> {
    if (file !== undefined) setBrought(await readImport(await file.text()))
  }

  return (
    <DuskPage title={w.value.title} line={w.value.intro} class="ws-home">
      <ul class="ws-games">
        {workshopGames.map((each) => (
          <li key={each} class={`world-${each}`}>
            <button type="button" class="ws-game" onClick={() => setBegins(each)}>
              <Cover game={each} class="ws-game-cover" />
              <b>{titleOf(each)}</b>
              <span class="hint">{w.value.beginHint}</span>
            </button>
          </li>
        ))}
      </ul>
      {editions.length > 0 && (
        <section class="stack">
          <h2>{w.value.yours}</h2>
          <ul class="ws-kept">
            {editions.map((each) => (
              <Kept key={each.id} kept={each} title={titleOf(each.game)} again={kept.again} />
            ))}
          </ul>
        </section>
      )}
      <AccountList editions={editions} titleOf={titleOf} again={kept.again} />
      <section class="stack ws-bring">
        <h2>{w.value.bringTitle}</h2>
        <label class="button ws-file">
          <Icon name="upload" /> {w.value.bringFile}
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={(event) => bring(event.currentTarget.files?.[0]).catch(failed)}
          />
        </label>
        {brought !== undefined && <ImportedEdition read={brought} take={(read) => bringIn(read)} />}
      </section>
      {begins !== undefined && <NewEditionForm game={begins} editions={editions} close={() => setBegins(undefined)} />}
    </DuskPage>
  )
}

interface KeptProps {
  readonly kept: KeptEdition
  readonly title: string
  again(): void
}

function Kept({ kept, title, again }: KeptProps) {
  const counts = countStatuses(factsIn(kept.edition).map(({ fact }) => fact.status))
  const { name } = kept.edition

  async function copy(): Promise<void> {
    await keepEdition(duplicate(kept, w.value.copyOf(name)))
    again()
  }

  async function forget(): Promise<void> {
    if (!(await confirmed(w.value.forget(name)))) return
    await forgetEdition(kept.id)
    again()
  }

  return (
    <li class="card ws-kept-one">
      <a href={`/workshop/${kept.game}/${kept.id}`}>
        <b>{name}</b>
        <span class="hint">
          {title} · {kept.version === 0 ? w.value.draft : w.value.version(kept.version, false)} ·{' '}
          {w.value.printedOf(counts.printed, counts.printed + counts.sourced + counts.inferred + counts.reconstructed)}
        </span>
      </a>
      <span class="row">
        <button
          type="button"
          class="icon-button"
          aria-label={w.value.duplicate(name)}
          title={w.value.duplicate(name)}
          onClick={() => copy().catch(failed)}
        >
          <Icon name="copy" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={w.value.removeFrom(name)}
          title={w.value.removeFrom(name)}
          onClick={() => forget().catch(failed)}
        >
          <Icon name="trash" />
        </button>
      </span>
    </li>
  )
}
