import type { GameText, Language } from '@fairground/kernel'
import { useEffect, useState } from 'preact/hooks'
import { Stall } from '../home/Stall.tsx'
import { drawnGames, wearWorld, wordsOf } from '../lib/boards.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { go } from '../lib/router.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { save } from '../replay/save.ts'
import { handOver } from './hand-over.ts'
import { ReadyLine } from './ReadyLine.tsx'
import { forgetGame, type KeptGame, keptGames } from './store.ts'
import '../home/home.css'
import './offline.css'

type Texts = Readonly<Record<string, GameText<never, never, never> | undefined>>

async function loadTexts(language: Language): Promise<Texts> {
  return Object.fromEntries(await Promise.all(drawnGames.map(async (game) => [game, await wordsOf(game, language)] as const)))
}

/** Playing on this device, and its saved games. Needs no server. */
export function OfflineGames({ again }: { again?(): void }) {
  const { language } = settings.value
  const texts = useLoaded(() => loadTexts(language), language)
  const kept = useLoaded(keptGames, 'kept')
  const say = t.value.offline
  const words = texts.state === 'there' ? texts.value : {}
  useEffect(() => {
    for (const game of drawnGames) wearWorld(game)
  }, [])

  async function forget(id: string): Promise<void> {
    if (!(await confirmed(say.forgetSure))) return
    await forgetGame(id)
    kept.again()
  }

  return (
    <main class="home">
      <div class="fair">
        <h1>{say.title}</h1>
        <p>{again === undefined ? say.intro : say.unplugged}</p>
        <ReadyLine />
        {again !== undefined && (
          <button type="button" class="fair-friends" onClick={again}>
            <Icon name="refresh" size={16} /> {t.value.errors.retry}
          </button>
        )}
      </div>
      <ul class="stalls">
        {drawnGames.map((game) => (
          <Here key={game} game={game} text={words[game]} />
        ))}
      </ul>
      <section class="grounds">
        <h2>{say.kept}</h2>
        {kept.state === 'there' && kept.value.length === 0 && <p class="hint">{say.noneKept}</p>}
        {kept.state === 'there' && (
          <ul class="table-list">
            {kept.value.map((each) => (
              <Kept
                key={each.id}
                kept={each}
                title={words[each.record.game]?.title}
                forget={() => forget(each.id).catch(failed)}
                reachable={again === undefined}
              />
            ))}
          </ul>
        )}
      </section>
    </main>
  )
}

function Here({ game, text }: { readonly game: string; readonly text: Texts[string] }) {
  const title = text?.title ?? ''
  return (
    <Stall game={game} title={text?.title} tagline={text?.tagline}>
      <a class="button play" href={`/offline/${game}`}>
        <span>
          {t.value.offline.play}
          <span class="unseen">: {title}</span>
        </span>
      </a>
      <a class="button tint" href={`/hot-seat/${game}`}>
        <span>
          {t.value.hotSeat.link}
          <span class="unseen">: {title}</span>
        </span>
      </a>
    </Stall>
  )
}

interface KeptProps {
  readonly kept: KeptGame
  readonly title: string | undefined
  forget(): void
  /** Is there a server to upload it to? */
  readonly reachable: boolean
}

function Kept({ kept, title, forget, reachable }: KeptProps) {
  const say = t.value.offline
  const { record, id, handed } = kept
  const over = record.result !== undefined
  const people = record.sitters.filter((sitter) => sitter === 'person').length
  const at = people > 1 ? '/hot-seat' : '/offline'
  return (
    <li class="table-row">
      <b>{title ?? record.game}</b>
      <span class="table-row-seats">{kept.names.filter((name) => name !== undefined).join(', ')}</span>
      <span class="table-row-state">
        {handed !== undefined ? say.handed : over ? say.over : say.running},{' '}
        {new Date(kept.touched).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
      <span class="row">
        {handed !== undefined ? (
          <a class="button small" href={`/table/${handed}`}>
            {say.toTable}
          </a>
        ) : (
          <a class="button small" href={over ? `/replay/${id}` : `${at}/${record.game}/${id}`}>
            {over ? say.watch : say.goOn}
          </a>
        )}
        {handed === undefined && reachable && !kept.whatIf && <Hand id={id} />}
        <span class="row nowrap">
          {handed === undefined && !over && (
            <a class="icon-button" href={`/replay/${id}`} aria-label={t.value.replay.steps} title={t.value.replay.steps}>
              <Icon name="history" />
            </a>
          )}
          <button type="button" class="icon-button" aria-label={say.download} title={say.download} onClick={() => save(record)}>
            <Icon name="download" />
          </button>
          <button type="button" class="icon-button" aria-label={say.forget} title={say.forget} onClick={forget}>
            <Icon name="trash" />
          </button>
        </span>
      </span>
    </li>
  )
}

/** Uploads it to the server, where it continues. */
function Hand({ id }: { readonly id: string }) {
  const [busy, setBusy] = useState(false)
  const say = t.value.offline

  async function hand(): Promise<void> {
    setBusy(true)
    try {
      go(`/table/${await handOver(id)}`)
    } catch (error) {
      setBusy(false)
      failed(error)
    }
  }

  return (
    <button type="button" class="button small" disabled={busy} title={say.handOverHint} onClick={hand}>
      <Icon name="upload" size={16} /> {busy ? say.handing : say.handOver}
    </button>
  )
}
