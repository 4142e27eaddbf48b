import { actualLevel, levelsAt } from '@fairground/bots'
import type { CatalogueEntry, ClockSetting, ClubSummary, NewTournament, TournamentFormat } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { get, loadCatalogue, post } from '../lib/api.ts'
import { wordsOf } from '../lib/boards.ts'
import { spanInWords } from '../lib/durations.ts'
import { EmptyState } from '../lib/EmptyState.tsx'
import { failed } from '../lib/errors.ts'
import { Field } from '../lib/Field.tsx'
import { botOf } from '../lib/LevelSelect.tsx'
import { hostLevels } from '../lib/levels.ts'
import { useLoaded } from '../lib/load.ts'
import { known, me } from '../lib/me.ts'
import { numbers } from '../lib/numbers.ts'
import { fitting, OptionInputs } from '../lib/OptionInputs.tsx'
import { go } from '../lib/router.ts'
import { SelectField } from '../lib/Select.tsx'
import { PageSkeleton } from '../lib/Skeleton.tsx'
import { settings } from '../lib/settings.ts'
import { useTitle } from '../lib/title.ts'
import { useTitles } from '../lib/titles.ts'
import { DuskPage } from '../pages/DuskPage.tsx'
import { Failure } from '../pages/Failure.tsx'
import { kindOf } from './names.ts'
import { words } from './words.ts'
import './new-tournament.css'

const DAY = 86_400
const PACES: Readonly<Record<'quick' | 'live' | 'long' | 'slow', ClockSetting>> = {
  quick: { kind: 'move', seconds: 30 },
  live: { kind: 'game', seconds: 600, increment: 15 },
  long: { kind: 'game', seconds: 1500, increment: 30 },
  slow: { kind: 'slow', bank: 3 * DAY, increment: DAY / 2, cap: 5 * DAY, nights: true, vacation: 7 },
}
const FORMATS: readonly TournamentFormat[] = ['swiss', 'round-robin', 'knockout', 'arena']
const LIVE_WAITS = [60, 180, 300, 600]
const SLOW_WAITS = [DAY, 2 * DAY, 4 * DAY, 7 * DAY]

/** The form for a new tournament. */
export function NewTournamentForm() {
  const catalogue = useLoaded(loadCatalogue, 'catalogue')
  const levels = useLoaded(hostLevels, 'levels')
  const say = words.value.form
  useTitle(say.title)
  if (catalogue.state === 'failed') return <Failure error={catalogue.error} again={catalogue.again} />
  if (catalogue.state !== 'there' || levels.state !== 'there' || me.value === undefined) return <PageSkeleton />
  if (known()?.login === undefined)
    return (
      <DuskPage title={say.title} narrow>
        <EmptyState
          way={
            <a class="button primary" href="/me">
              {say.toAccount}
            </a>
          }
        >
          {say.account}
        </EmptyState>
      </DuskPage>
    )
  return <Form games={catalogue.value} levels={levels.value} />
}

interface FormProps {
  readonly games: readonly CatalogueEntry[]
  readonly levels: Awaited<ReturnType<typeof hostLevels>>
}

function Form({ games, levels }: FormProps) {
  const say = words.value.form
  const { language, game: last } = settings.value
  const [name, setName] = useState(say.usual)
  const [format, setFormat] = useState<TournamentFormat>('swiss')
  const [game, setGame] = useState(() => (games.find(({ id }) => id === last) ?? games[0]).id)
  const [seats, setSeats] = useState(4)
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({})
  const [pace, setPace] = useState<keyof typeof PACES>('live')
  const [rated, setRated] = useState(true)
  const [wanted, setBots] = useState('')
  const [rounds, setRounds] = useState(5)
  const [grouped, setGrouped] = useState(false)
  const [groupSize, setGroupSize] = useState(4)
  const [through, setThrough] = useState(2)
  const [minutes, setMinutes] = useState(60)
  const [starts, setStarts] = useState(() => localTime(Date.now() + 30 * 60_000))
  const [wait, setWait] = useState(180)
  const [late, setLate] = useState(1)
  // Seconds between rounds; 0: each begins when the last is over.
  const [every, setEvery] = useState(0)
  const [tieBreak, setTieBreak] = useState<'met' | 'wins'>('met')
  const [people, setPeople] = useState(64)
  const [club, setClub] = useState(() => new URLSearchParams(location.search).get('club') ?? '')
  const titleOf = useTitles(games.map(({ id }) => id))
  const entry = games.find(({ id }) => id === game) ?? games[0]
  const text = useLoaded(() => wordsOf(game, language), `${game} ${language}`)
  const clubs = useLoaded(async () => (await get<{ clubs: readonly ClubSummary[] }>('/api/clubs')).clubs, 'clubs')
  const mine = clubs.state === 'there' ? clubs.value.filter(({ role }) => role !== undefined) : []
  const [min, max] = [Math.max(2, entry.seats.min), Math.min(6, entry.seats.max)]
  const atTable = Math.max(min, Math.min(max, seats))
  const bots = actualLevel(game, atTable, wanted)
  const slow = pace === 'slow'
  const waits = slow ? SLOW_WAITS : LIVE_WAITS
  const arena = format === 'arena'
  const closed = format === 'knockout' || (format === 'round-robin' && atTable === 2)
  const options: Readonly<Record<string, { label: string; help: string; values?: Readonly<Record<string, string>> }>> =
    text.state === 'there' ? (text.value?.options ?? {}) : {}

  function chooseGame(next: string): void {
    setGame(next)
    // Options belong to their game.
    setChosen({})
  }

  async function make(event: Event): Promise<void> {
    event.preventDefault()
    const draft: NewTournament = {
      name,
      format,
      game,
      seats: atTable,
      options: chosen,
      clock: PACES[pace],
      rated,
      ...(bots !== '' && { bots }),
      ...((format === 'swiss' || (format === 'knockout' && grouped)) && { rounds }),
      ...(format === 'knockout' && grouped && { groups: { size: groupSize, through } }),
      ...(arena && { minutes }),
      seatWithin: waits.includes(wait) ? wait : waits[1],
      pause: slow ? 0 : 30,
      ...(every !== 0 && !arena && { roundEvery: every }),
      late: closed ? 0 : late,
      tieBreaks: tieBreak === 'met' ? ['met', 'wins'] : ['wins', 'met'],
      people,
      starts: new Date(starts).getTime(),
      ...(club !== '' && { club }),
    }
    try {
      const { tournament } = await post<{ tournament: string }>('/api/tournaments', draft)
      go(`/tournaments/${tournament}`, true)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <DuskPage title={say.title} narrow>
      <form class="stack make-tournament" onSubmit={make}>
        <Field id="tournament-name" label={say.name} hint={say.nameHint} required maxLength={40} value={name} set={setName} />
        <fieldset class="stack">
          <legend class="setting-name">{say.format}</legend>
          <div class="format-choices">
            {FORMATS.map((each) => (
              <label key={each} class={`card format-choice${format === each ? ' on' : ''}`}>
                <input
                  type="radio"
                  name="format"
                  checked={format === each}
                  onChange={() => {
                    setFormat(each)
                    if (each === 'arena' && slow) setPace('live')
                  }}
                />
                <span>
                  <b>{words.value.formats[kindOf(each)]}</b>
                  <small class="hint">{words.value.formatLines[kindOf(each)]}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div class="two">
          <SelectField id="game" label={say.game} values={games.map(({ id }) => id)} chosen={game} word={titleOf} choose={chooseGame} />
          <SelectField id="tournament-seats" label={say.seats} values={numbers(min, max)} chosen={atTable} choose={setSeats} />
          <SelectField
            id="pace"
            label={say.pace}
            values={(Object.keys(PACES) as (keyof typeof PACES)[]).filter((each) => !arena || each !== 'slow')}
            chosen={pace}
            word={(each) => say.paces[each]}
            choose={setPace}
          />
          {(format === 'swiss' || (format === 'knockout' && grouped)) && (
            <SelectField
              id="rounds"
              label={format === 'swiss' ? say.rounds : say.groupRounds}
              values={numbers(1, 15)}
              chosen={rounds}
              choose={setRounds}
            />
          )}
          {arena && (
            <SelectField
              id="minutes"
              label={say.minutes}
              values={[15, 30, 45, 60, 90, 120, 180, 240]}
              chosen={minutes}
              choose={setMinutes}
            />
          )}
          {format === 'knockout' && grouped && (
            <>
              <SelectField id="group-size" label={say.groupSize} values={numbers(3, 12)} chosen={groupSize} choose={setGroupSize} />
              <SelectField
                id="through"
                label={say.through}
                values={numbers(1, Math.min(8, groupSize - 1))}
                chosen={Math.min(through, groupSize - 1)}
                choose={setThrough}
              />
            </>
          )}
          <div class="field">
            <label for="starts">{say.starts}</label>
            <input
              id="starts"
              class="input"
              type="datetime-local"
              required
              value={starts}
              onInput={(event) => setStarts(event.currentTarget.value)}
            />
            <small>{say.startsHint}</small>
          </div>
          <SelectField
            id="bots"
            label={say.bots}
            values={['', ...levelsAt(game, levels, atTable)] as const}
            chosen={bots}
            word={(level) => (level === '' ? say.noBots : botOf(level))}
            choose={setBots}
          />
          {mine.length > 0 && (
            <SelectField
              id="club"
              label={say.club}
              values={['', ...mine.map(({ id }) => id)]}
              chosen={club}
              word={(id) => (id === '' ? say.everybody : say.members(mine.find((each) => each.id === id)?.name ?? ''))}
              choose={setClub}
            />
          )}
        </div>
        {format === 'knockout' && (
          <label class="row check">
            <input type="checkbox" checked={grouped} onChange={(event) => setGrouped(event.currentTarget.checked)} />
            <span>{say.groups}</span>
          </label>
        )}
        <label class="row check">
          <input type="checkbox" checked={rated} onChange={(event) => setRated(event.currentTarget.checked)} />
          <span>{say.rated}</span>
        </label>
        <details class="card">
          <summary class="setting-name">{say.more}</summary>
          <div class="two">
            <SelectField
              id="wait"
              label={say.seatWithin}
              values={waits}
              chosen={waits.includes(wait) ? wait : waits[1]}
              word={spanInWords}
              choose={setWait}
            />
            {!arena && (
              <SelectField
                id="every"
                label={say.every}
                values={[0, DAY, 7 * DAY]}
                chosen={every}
                word={(span) => (span === 0 ? say.whenOver : span === DAY ? say.daily : say.weekly)}
                choose={setEvery}
              />
            )}
            {!arena && !closed && (
              <SelectField id="late" label={say.late} values={numbers(0, format === 'swiss' ? rounds : 5)} chosen={late} choose={setLate} />
            )}
            <SelectField
              id="tie-break"
              label={say.tieBreak}
              values={['met', 'wins'] as const}
              chosen={tieBreak}
              word={(each) => words.value.tieBreaks[each]}
              choose={setTieBreak}
            />
            <SelectField id="people" label={say.people} values={[8, 16, 32, 64, 128]} chosen={people} choose={setPeople} />
          </div>
        </details>
        <details class="card">
          <summary class="setting-name">{say.options}</summary>
          <div class="stack">
            <OptionInputs
              key={game}
              fields={fitting(entry.options, chosen, atTable).filter(([, field]) => field.kind !== 'edition')}
              words={options}
              chosen={chosen}
              change={setChosen}
            />
          </div>
        </details>
        <button type="submit" class="button primary">
          {say.create}
        </button>
      </form>
    </DuskPage>
  )
}

/** In the format of a datetime-local input, in local time. */
function localTime(moment: number): string {
  const at = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000)
  return at.toISOString().slice(0, 16)
}
