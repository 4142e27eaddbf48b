import { type Level, levelsAt } from '@fairground/bots'
import type { GameText, Seat } from '@fairground/kernel'
import type { SeatInfo, TableInfo } from '@fairground/protocol'
import robot from 'lucide-static/icons/bot.svg?raw'
import { useState } from 'preact/hooks'
import { post } from '../lib/api.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { paceOf } from '../lib/durations.ts'
import { failed, handled } from '../lib/errors.ts'
import { NameField } from '../lib/Field.tsx'
import { guestName } from '../lib/guest.ts'
import { Icon, OwnIcon } from '../lib/icon.tsx'
import { botIn, botLabel, hostLevels, preferLevel, preferredLevel } from '../lib/levels.ts'
import { useLoaded } from '../lib/load.ts'
import { beSomebody, known } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { listed, t } from '../lib/text.ts'
import { wordFor } from '../lib/word.ts'
import { InviteKnown } from '../people/InviteKnown.tsx'
import { Chat } from '../table/Chat.tsx'
import type { Live } from '../table/live.ts'
import { nameOf } from '../table/names.ts'
import type { Box } from './bubble.ts'
import { ChangedSettings } from './ChangedSettings.tsx'
import { mayAsk } from './chairs.ts'
import { Invite } from './Invite.tsx'
import { LobbyLayout } from './LobbyLayout.tsx'
import { handOn, linkTo } from './link.ts'
import { type SeatCard, SeatingPlan } from './SeatingPlan.tsx'
import { SeatMenu } from './SeatMenu.tsx'
import { VisibilityCard } from './VisibilityCard.tsx'
import { words } from './words.ts'
import '../table/rail.css'

interface Props {
  readonly live: Pick<Live, 'chat' | 'say'>
  readonly table: TableInfo
  readonly text: GameText<unknown, never, unknown>
}

/** Before the start: who sits where, inviting friends, the settings, and the ready check. */
export default function Lobby({ live, table, text }: Props) {
  const [word, setWord] = useState('')
  const [name, setName] = useState(guestName)
  const [opened, setOpened] = useState<{ readonly seat: Seat; readonly plate: Box } | undefined>(undefined)
  const person = known()
  const own = person === undefined ? undefined : table.seats.find((seat) => seat.person === person.id)
  const owner = person !== undefined && table.owner === person.id
  const offered = useLoaded(hostLevels, 'levels')
  const levels = offered.state === 'there' ? levelsAt(table.game, offered.value, table.seats.length) : []
  const say = words.value
  const at = `/api/tables/${table.code ?? table.id}`
  // At a tournament's table the seats are drawn: nobody can invite others, swap seats or leave.
  const fixed = table.tournament !== undefined
  const free = table.seats.filter(({ sitter }) => sitter === undefined)
  const waited = table.seats.filter((seat) => seat.sitter === 'person' && !seat.ready && seat.person !== person?.id)

  const command = (name: string, body?: unknown) => post(`${at}/${name}`, body).catch(failed)

  function seatBot(seat: Seat, level: Level): void {
    preferLevel(level)
    void command('bots', { seat, level })
  }

  async function sit(seat: Seat): Promise<void> {
    try {
      await beSomebody(name.trim() || undefined)
      await post(`${at}/join`, { seat })
    } catch (error) {
      failed(error)
    }
  }

  /** Adds bots to all free seats; then it begins as soon as everybody is ready. */
  const fill = handled(async () => {
    for (const { seat } of free) await post(`${at}/bots`, { seat, level: preferredLevel(levels) })
    await post(`${at}/ready`, { ready: true, ...wordFor(table, word) })
  })

  async function leave(): Promise<void> {
    const alone = table.seats.every(({ sitter, person }) => sitter !== 'person' || person === known()?.id)
    await command('leave')
    // A table that everybody has left is removed.
    if (alone) go('/')
  }

  async function sendAway(seat: SeatInfo): Promise<void> {
    if (await confirmed(say.sendAwaySure(nameOf(seat)))) await command('kick', { seat: seat.seat })
  }

  function cardOf(seat: SeatInfo): SeatCard {
    const bot = botIn(seat, table.commitment)
    const mine = seat.person !== undefined && seat.person === person?.id
    const isFree = seat.sitter === undefined
    const host = seat.person !== undefined && seat.person === table.owner
    return {
      seat: seat.seat,
      on: isFree ? 'free' : bot !== undefined ? 'bot' : { person: seat.person ?? nameOf(seat) },
      name: isFree ? t.value.lobby.empty : nameOf(seat),
      note: bot !== undefined ? botLabel(bot) : mine ? (host ? say.youHost : say.you) : host ? say.host : undefined,
      ...(seat.ready && seat.sitter === 'person' && { ready: t.value.lobby.isReady }),
      ...(seat.sitter === 'person' && !seat.present && !mine && { away: say.away }),
      ...(owner && { press: (plate) => setOpened({ seat: seat.seat, plate }) }),
      ...(isFree && {
        actions: (
          <>
            {own === undefined && (
              <button type="button" class={`button small seat-sit ${seat === free[0] ? 'primary' : ''}`} onClick={() => sit(seat.seat)}>
                {t.value.lobby.sit}
              </button>
            )}
            {own !== undefined && !owner && (
              <button type="button" class="button small seat-move" onClick={() => command('move', { from: own.seat, to: seat.seat })}>
                {say.moveHere}
              </button>
            )}
            {owner && (
              <button type="button" class="button small seat-bot" onClick={() => seatBot(seat.seat, preferredLevel(levels))}>
                <OwnIcon raw={robot} size={18} /> <span>{t.value.lobby.addBot}</span>
              </button>
            )}
            {own !== undefined && !fixed && (
              <button type="button" class="button small ask" onClick={() => handOn(linkTo(table)).catch(failed)}>
                <Icon name="link" size={18} /> <span>{t.value.lobby.invite}</span>
              </button>
            )}
          </>
        ),
      }),
    }
  }

  const swap = (from: Seat, to: Seat) => void command('move', { from, to })
  const around = (
    <SeatingPlan
      game={table.game}
      seats={table.seats.map(cardOf)}
      nearest={own?.seat ?? 0}
      label={say.round}
      {...(!fixed && (owner || own !== undefined) && { swap })}
    />
  )
  const pressed = opened === undefined ? undefined : table.seats[opened.seat]
  return (
    <LobbyLayout
      game={table.game}
      name={text.title}
      title={t.value.setUp.title(text.title)}
      tagline={text.tagline}
      facts={
        <span>
          <Icon name="clock" size={16} /> {paceOf(table.clock) ?? say.noClock}
        </span>
      }
      table={around}
    >
      <div class="gather-cards">
        {person === undefined && free.length > 0 && (
          <section class="card">
            <NameField value={name} set={setName} />
          </section>
        )}
        {!fixed && <Invite table={table} />}
        {owner && !fixed && (
          <VisibilityCard chosen={table.visibility} choose={(visibility) => void command('visibility', { visibility })} />
        )}
        {mayAsk(table, person?.id) && <InviteKnown table={table} />}
        <ChangedSettings table={table} text={text} />
        <section class="card">
          <h2>
            <Icon name="users" size={18} /> {say.here}
          </h2>
          <p class="hint">
            {table.seats
              .filter((seat) => seat.sitter === 'person' && (seat.present || seat.person === person?.id))
              .map(nameOf)
              .join(', ') || say.nobodyElse}
            {table.spectators > 0 && ` · ${say.watching(table.spectators)}`}
          </p>
          {own !== undefined && <Chat lines={live.chat.value} table={table.id} say={live.say} />}
        </section>
        {own !== undefined && (
          <details class="card">
            <summary class="setting-name">{t.value.lobby.word}</summary>
            <div class="field">
              <input
                id="word"
                class="input"
                aria-label={t.value.lobby.word}
                maxLength={100}
                value={word}
                onInput={(event) => setWord(event.currentTarget.value)}
              />
              <small>{t.value.lobby.wordHint}</small>
              <small>
                {t.value.lobby.commitment}: <code class="seal">{table.commitment}</code>
              </small>
            </div>
          </details>
        )}
        <div class="gather-foot">
          <p role="status">{statusOf()}</p>
          {own !== undefined && (
            <div class="gather-buttons">
              {owner && free.length > 0 && (
                <button type="button" class="button primary" onClick={fill}>
                  <Icon name="play" /> {say.fill}
                </button>
              )}
              <button
                type="button"
                class={`button ${own.ready || (owner && free.length > 0) ? '' : 'primary'}`}
                onClick={() => command('ready', own.ready ? { ready: false } : { ready: true, ...wordFor(table, word) })}
              >
                {own.ready ? t.value.lobby.notReady : t.value.lobby.ready}
              </button>
              {!fixed && (
                <button type="button" class="button" onClick={leave}>
                  {t.value.lobby.leave}
                </button>
              )}
            </div>
          )}
        </div>
      </div>
      {opened !== undefined && pressed !== undefined && (
        <SeatMenu
          beside={opened.plate}
          title={pressed.sitter === undefined ? say.freeSeat(pressed.seat + 1) : say.seatOf(nameOf(pressed))}
          {...(pressed.sitter !== 'person' && {
            sitters: {
              levels,
              person: false,
              chosen: botIn(pressed, table.commitment)?.level,
              choose: (level: Level | 'person') => level !== 'person' && seatBot(pressed.seat, level),
            },
          })}
          others={table.seats
            .filter(({ seat }) => seat !== pressed.seat)
            .map((seat) => ({ seat: seat.seat, name: seat.sitter === undefined ? t.value.lobby.empty : nameOf(seat) }))}
          swap={(seat) => swap(pressed.seat, seat)}
          actions={[
            ...(pressed.sitter?.startsWith('bot:')
              ? [{ label: say.emptySeat, do: () => void command('remove-bot', { seat: pressed.seat }) }]
              : []),
            ...(pressed.sitter === 'person' && pressed.person !== person?.id
              ? [{ label: say.sendAway, do: () => void sendAway(pressed) }]
              : []),
          ]}
          close={() => setOpened(undefined)}
        />
      )}
    </LobbyLayout>
  )

  /** What the table waits for. */
  function statusOf(): string {
    if (own === undefined) return free.length === 0 ? say.full : say.takeChair
    if (own.ready && (free.length > 0 || waited.length === 0)) return t.value.lobby.awaiting
    if (free.length > 0) return say.free(free.length)
    return waited.length === 0 ? say.othersReady : say.missing(listed(waited.map(nameOf)))
  }
}
