import type { Level } from '@fairground/bots'
import type { GameText } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import type { SeatInfo, TableInfo } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { renderSVG } from 'uqr'
import { post } from '../lib/api.ts'
import { paceOf } from '../lib/durations.ts'
import { failed, tell } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { botIn, botLabel, offeredLevels, preferLevel, preferredLevel } from '../lib/levels.ts'
import { useLoaded } from '../lib/load.ts'
import { beSomebody, known } from '../lib/me.ts'
import { t } from '../lib/text.ts'
import { wordFor } from '../lib/word.ts'
import { nameOf } from './names.ts'

interface Props {
  readonly table: TableInfo
  readonly text: GameText<unknown, never, unknown>
}

/** Before the start: who sits where, how to bring friends, and the ready check. */
export function Lobby({ table, text }: Props) {
  const [word, setWord] = useState('')
  const person = known()
  const own = person === undefined ? undefined : table.seats.find((seat) => seat.person === person.id)
  const owner = person !== undefined && table.owner === person.id
  const link = `${location.origin}/table/${table.code ?? table.id}`
  const pace = paceOf(table.clock)
  const offered = useLoaded(offeredLevels, 'levels')
  const levels = offered.state === 'there' ? offered.value : []
  const command = (name: string, body?: unknown) => post(`/api/tables/${table.code ?? table.id}/${name}`, body).catch(failed)

  function seatBot({ seat }: SeatInfo, level: Level): void {
    preferLevel(level)
    void command('bots', { seat, level })
  }

  async function sit(seat: SeatInfo): Promise<void> {
    try {
      await beSomebody()
      await post(`/api/tables/${table.code ?? table.id}/join`, { seat: seat.seat })
    } catch (error) {
      failed(error)
    }
  }

  return (
    <main class="page narrow lobby" id="board">
      <div class="stack lobby-title">
        <h1>{text.title}</h1>
        <p>{text.tagline}</p>
        {pace !== undefined && (
          <p class="hint row nowrap">
            <Icon name="clock" size={16} /> {pace}
          </p>
        )}
      </div>
      <ul class="stack seats">
        {table.seats.map((seat) => (
          <li key={seat.seat} class="card row seat-row">
            <SeatMark seat={seat.seat} size={22} />
            <b class="seat-name">{seat.sitter === undefined ? t.value.lobby.empty : nameOf(seat)}</b>
            <BotOf seat={seat} table={table} levels={owner ? levels : []} change={(level) => seatBot(seat, level)} />
            {seat.ready && seat.sitter === 'person' && (
              <span class="hint row">
                <Icon name="check" size={16} /> {t.value.lobby.isReady}
              </span>
            )}
            {seat.sitter === undefined && own === undefined && (
              <button type="button" class="button small primary" onClick={() => sit(seat)}>
                {t.value.lobby.sit}
              </button>
            )}
            {seat.sitter === undefined && owner && (
              <button type="button" class="button small" onClick={() => seatBot(seat, preferredLevel(levels))}>
                {t.value.lobby.addBot}
              </button>
            )}
            {seat.sitter?.startsWith('bot:') && owner && (
              <button type="button" class="button small quiet" onClick={() => command('remove-bot', { seat: seat.seat })}>
                {t.value.lobby.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Invite link={link} />
      {own !== undefined && (
        <section class="stack">
          <div class="field">
            <label for="word">{t.value.lobby.word}</label>
            <input id="word" class="input" maxLength={100} value={word} onInput={(event) => setWord(event.currentTarget.value)} />
            <small>{t.value.lobby.wordHint}</small>
          </div>
          {own.ready && <p role="status">{t.value.lobby.awaiting}</p>}
          <div class="row">
            <button
              type="button"
              class={`button ${own.ready ? '' : 'primary'}`}
              onClick={() => command('ready', own.ready ? { ready: false } : { ready: true, ...wordFor(table, word) })}
            >
              {own.ready ? t.value.lobby.notReady : t.value.lobby.ready}
            </button>
            <button type="button" class="button" onClick={() => command('leave')}>
              {t.value.lobby.leave}
            </button>
          </div>
        </section>
      )}
      <details>
        <summary class="hint">{t.value.lobby.commitment}</summary>
        <code class="seal">{table.commitment}</code>
      </details>
    </main>
  )
}

interface BotProps {
  readonly seat: SeatInfo
  readonly table: TableInfo
  /** Those that may be chosen. */
  readonly levels: readonly Level[]
  change(level: Level): void
}

/** What the bot in a seat is like, and for the owner a choice of how strong. */
function BotOf({ seat, table, levels, change }: BotProps) {
  const bot = botIn(seat, table.commitment)
  if (bot === undefined) return null
  if (levels.length === 0) return <span class="hint">{botLabel(bot)}</span>
  return (
    <select
      class="input small"
      aria-label={t.value.bots.levelOf(nameOf(seat))}
      title={t.value.bots.levels[bot.level].line}
      value={bot.level}
      onChange={(event) => change(event.currentTarget.value as Level)}
    >
      {levels.map((level) => (
        <option key={level} value={level}>
          {botLabel({ ...bot, level })}
        </option>
      ))}
    </select>
  )
}

function Invite({ link }: { readonly link: string }) {
  const [shown, setShown] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard?.writeText(link)
    tell(t.value.lobby.copied)
  }

  return (
    <section class="stack card">
      <h2>{t.value.lobby.invite}</h2>
      <p class="hint">{t.value.lobby.inviteHint}</p>
      <input class="input" readOnly value={link} aria-label={t.value.lobby.invite} onFocus={(event) => event.currentTarget.select()} />
      <div class="row fill">
        {navigator.clipboard !== undefined && (
          <button type="button" class="button" onClick={() => copy().catch(failed)}>
            <Icon name="copy" size={16} /> {t.value.lobby.copy}
          </button>
        )}
        {navigator.share !== undefined && (
          <button type="button" class="button" onClick={() => void navigator.share({ url: link })}>
            <Icon name="share" size={16} /> {t.value.lobby.share}
          </button>
        )}
        <button type="button" class="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          <Icon name="qrCode" size={16} /> {t.value.lobby.qr}
        </button>
      </div>
      {shown && <div class="qr" role="img" aria-label={link} dangerouslySetInnerHTML={{ __html: renderSVG(link) }} />}
    </section>
  )
}
