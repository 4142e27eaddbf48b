import { actualLevel, type Level, levelsAt } from '@fairground/bots'
import type { GameText, Seat } from '@fairground/kernel'
import type { CatalogueEntry, NewTable, SeatOrder, TableInfo, Visibility } from '@fairground/protocol'
import robot from 'lucide-static/icons/bot.svg?raw'
import { useState } from 'preact/hooks'
import type { Box } from '../gather/bubble.ts'
import { ClockField } from '../gather/ClockField.tsx'
import { type ClockChoice, clockOf, FIRST_OWN, type OwnClock } from '../gather/clocks.ts'
import { LobbyLayout } from '../gather/LobbyLayout.tsx'
import { type SeatCard, SeatingPlan } from '../gather/SeatingPlan.tsx'
import { SeatMenu } from '../gather/SeatMenu.tsx'
import { VisibilityCard } from '../gather/VisibilityCard.tsx'
import { words } from '../gather/words.ts'
import { begin, get, post, usualSeats } from '../lib/api.ts'
import { expectGame } from '../lib/at-table.ts'
import { wordsOf } from '../lib/boards.ts'
import { failed } from '../lib/errors.ts'
import { NameField } from '../lib/Field.tsx'
import { guestName } from '../lib/guest.ts'
import { Icon, OwnIcon } from '../lib/icon.tsx'
import { hostLevels, preferLevel, preferredLevel } from '../lib/levels.ts'
import { useLoaded } from '../lib/load.ts'
import { beSomebody, known } from '../lib/me.ts'
import { numbers } from '../lib/numbers.ts'
import { fitting, OptionInputs } from '../lib/OptionInputs.tsx'
import { go } from '../lib/router.ts'
import { Segments } from '../lib/Segments.tsx'
import { LobbySkeleton } from '../lib/Skeleton.tsx'
import { change, settings } from '../lib/settings.ts'
import { listed, t } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { botName } from '../table/names.ts'
import { Failure } from './Failure.tsx'

type Sitting = 'me' | 'person' | Level

/** Creating a table: who sits where, the clock, options, who may join. */
export default function SetUp({ game }: { readonly game: string }) {
  const { language } = settings.value
  const shelved = useLoaded(() => get<CatalogueEntry>(`/api/games/${game}`), game)
  const levels = useLoaded(hostLevels, 'levels')
  const text = useLoaded(() => wordsOf(game, language), `${game} ${language}`)
  if (shelved.state === 'failed') return <Failure error={shelved.error} again={shelved.again} />
  if (levels.state === 'failed') return <Failure error={levels.error} again={levels.again} />
  if (shelved.state !== 'there' || text.state !== 'there' || levels.state !== 'there') return <LobbySkeleton game={game} />
  return <Form game={shelved.value} levels={levels.value} text={text.value} />
}

interface FormProps {
  readonly game: CatalogueEntry
  readonly levels: readonly Level[]
  readonly text: GameText<never, never, never> | undefined
}

function Form({ game, levels, text }: FormProps) {
  const { min, max } = game.seats
  const [name, setName] = useState(() => known()?.name ?? guestName())
  const [wanted, setSitters] = useState<readonly Sitting[]>(() => ['me', ...new Array(usualSeats(game) - 1).fill('person')])
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({})
  const [clock, setClock] = useState<ClockChoice>('none')
  const [own, setOwn] = useState<OwnClock>(FIRST_OWN)
  const [visibility, setVisibility] = useState<Visibility>('private')
  const [order, setOrder] = useState<SeatOrder>('chosen')
  const [rated, setRated] = useState(true)
  const [opened, setOpened] = useState<{ readonly seat: Seat; readonly plate: Box } | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const say = words.value
  const title = text?.title ?? game.id
  const seats = wanted.length
  const sitters = wanted.map((sitter) => actualLevel(game.id, seats, sitter))
  const guests = sitters.filter((sitter) => sitter === 'person').length
  const options = fitting(game.options, chosen, seats)
  useTitle(`${t.value.setUp.title(title)} · ${t.value.brand}`)

  function seatAs(seat: Seat, sitter: Level | 'person'): void {
    setSitters(sitters.with(seat, sitter))
    if (sitter !== 'person') preferLevel(sitter)
  }

  /** Chairs are added and removed at the end of the row, but never your own. */
  function setSeats(count: number): void {
    const kept = sitters.slice(0, count)
    const added = new Array(Math.max(0, count - seats)).fill('person')
    setSitters(kept.includes('me') ? [...kept, ...added] : ['me', ...kept.slice(1)])
  }

  const nameAt = (seat: Seat): string => {
    const sitter = sitters[seat]
    return sitter === 'me' ? name : sitter === 'person' ? t.value.lobby.empty : botName(seat)
  }

  async function open(event: Event): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await beSomebody(name.trim() || undefined)
      const bots = sitters.flatMap((sitter, seat) => (sitter === 'person' || sitter === 'me' ? [] : [{ seat, level: sitter }]))
      const fits = new Set(options.map(([key]) => key))
      const table = await post<TableInfo>('/api/tables', {
        game: game.id,
        seats,
        options: Object.fromEntries(Object.entries(chosen).filter(([key]) => fits.has(key))),
        clock: clockOf(clock, own),
        visibility,
        bots,
        seat: sitters.indexOf('me'),
        order,
        rated,
      } satisfies NewTable)
      change({ game: game.id })
      if (guests === 0) await begin(table)
      // Whoever copies the address of a lobby copies its invitation.
      const at = guests === 0 ? table.id : (table.code ?? table.id)
      expectGame(at, game.id)
      go(`/table/${at}`)
    } catch (error) {
      setBusy(false)
      failed(error)
    }
  }

  const cards = sitters.map(
    (sitter, seat): SeatCard => ({
      seat,
      on: sitter === 'me' ? { person: known()?.id ?? name } : sitter === 'person' ? 'free' : 'bot',
      name: nameAt(seat),
      note: sitter === 'me' ? say.youHost : sitter === 'person' ? say.invited : t.value.bots.levels[sitter].name,
      press: (plate) => setOpened({ seat, plate }),
      ...(sitter === 'person' && {
        actions: (
          <button
            type="button"
            class="button small seat-bot"
            onClick={() => seatAs(seat, preferredLevel(levelsAt(game.id, levels, seats)))}
          >
            <OwnIcon raw={robot} size={18} /> <span>{t.value.lobby.addBot}</span>
          </button>
        ),
      }),
    }),
  )
  const facts = (
    <>
      <span>
        <Icon name="users" size={16} /> {t.value.games.players(min, max)}
      </span>
      <span>
        <Icon name="clock" size={16} /> {t.value.games.minutes(...game.credits.minutes)}
      </span>
      <span class="stage-by">{t.value.games.by(listed(game.credits.designers))}</span>
    </>
  )
  const swap = (from: Seat, to: Seat) => setSitters(sitters.with(from, sitters[to]).with(to, sitters[from]))
  const at = opened && sitters[opened.seat]
  const around = (
    <SeatingPlan
      game={game.id}
      seats={cards}
      nearest={Math.max(0, sitters.indexOf('me'))}
      label={say.round}
      swap={swap}
      {...(seats < max && { more: { label: say.moreChair, press: () => setSeats(seats + 1) } })}
    />
  )
  return (
    <LobbyLayout game={game.id} name={title} title={t.value.setUp.title(title)} tagline={text?.tagline ?? ''} facts={facts} table={around}>
      <form class="gather-cards" onSubmit={open}>
        {known() === undefined && (
          <section class="card">
            <NameField value={name} set={setName} />
          </section>
        )}
        {max > min && (
          <section class="card">
            <h2>
              <Icon name="users" size={18} /> {say.players}
            </h2>
            <Segments
              name="players"
              legend={say.players}
              quiet
              values={numbers(min, max)}
              chosen={seats}
              label={String}
              choose={setSeats}
            />
          </section>
        )}
        <VisibilityCard chosen={visibility} choose={setVisibility} />
        <section class="card">
          <h2>
            <Icon name="clock" size={18} /> {t.value.setUp.clock}
          </h2>
          <ClockField choice={clock} own={own} choose={setClock} change={setOwn} />
        </section>
        <section class="card house-rules">
          <h2>
            <Icon name="scroll" size={18} /> {t.value.setUp.options}
          </h2>
          <OptionInputs game={game.id} fields={options} words={text?.options} chosen={chosen} change={setChosen} />
          {seats > 1 && (
            <div class="field">
              <Segments
                name="order"
                legend={say.order}
                values={['chosen', 'drawn'] as const}
                chosen={order}
                label={(each) => say.orders[each]}
                choose={setOrder}
              />
              {order === 'drawn' && <small>{say.orderHint}</small>}
            </div>
          )}
          {seats > 1 && (
            <label class="switch-row">
              <span>
                <b>{say.rated}</b> <small>{say.ratedHint}</small>
              </span>
              <input class="switch" type="checkbox" checked={rated} onChange={(event) => setRated(event.currentTarget.checked)} />
            </label>
          )}
        </section>
        <div class="gather-foot">
          <p>{guests === 0 ? say.botsAll : say.guests(guests)}</p>
          <button type="submit" class="button primary" disabled={busy}>
            <Icon name="play" /> {guests === 0 ? say.beginNow : t.value.setUp.create}
          </button>
        </div>
      </form>
      {opened !== undefined && (
        <SeatMenu
          beside={opened.plate}
          title={at === 'me' || at === 'person' ? say.freeSeat(opened.seat + 1) : say.seatOf(nameAt(opened.seat))}
          {...(at !== 'me' && {
            sitters: {
              levels: levelsAt(game.id, levels, seats),
              person: true,
              chosen: at,
              choose: (sitter: Level | 'person') => seatAs(opened.seat, sitter),
            },
          })}
          others={sitters.map((_, seat) => ({ seat, name: nameAt(seat) })).filter(({ seat }) => seat !== opened.seat)}
          swap={(seat) => swap(opened.seat, seat)}
          actions={
            seats > min && at !== 'me'
              ? [{ label: say.removeChair, do: () => setSitters(sitters.filter((_, seat) => seat !== opened.seat)) }]
              : []
          }
          close={() => setOpened(undefined)}
        />
      )}
    </LobbyLayout>
  )
}
