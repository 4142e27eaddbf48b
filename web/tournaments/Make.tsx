import { levelsAt, sitterAt } from '@fairground/bots'
import type { CatalogueEntry, ClockSetting, ClubSummary, NewTournament, TournamentFormat } from '@fairground/protocol'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { get, loadCatalogue, post } from '../lib/api.ts'
import { wordsOf } from '../lib/boards.ts'
import { spanInWords } from '../lib/durations.ts'
import { failed } from '../lib/errors.ts'
import { Field } from '../lib/Field.tsx'
import { LevelOptions } from '../lib/LevelSelect.tsx'
import { hostLevels } from '../lib/levels.ts'
import { useLoaded } from '../lib/load.ts'
import { known, me } from '../lib/me.ts'
import { fitting, OptionInputs } from '../lib/OptionInputs.tsx'
import { go } from '../lib/router.ts'
import { settings } from '../lib/settings.ts'
import { useTitle } from '../lib/title.ts'
import { useTitles } from '../lib/titles.ts'
import { DuskPage } from '../pages/DuskPage.tsx'
import { Failure } from '../pages/Failure.tsx'
import { kindOf } from './names.ts'
import { words } from './words.ts'

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
export function Make() {
  const catalogue = useLoaded(loadCatalogue, 'catalogue')
  const levels = useLoaded(hostLevels, 'levels')
  const say = words.value.form
  useTitle(say.title)
  if (catalogue.state === 'failed') return <Failure error={catalogue.error} again={catalogue.again} />
  if (catalogue.state !== 'there' || levels.state !== 'there' || me.value === undefined) return <div class="loading" aria-busy="true" />
  if (known()?.login === undefined)
    return (
      <DuskPage title={say.title} line={say.account} narrow>
        <div>
          <a class="button primary" href="/me">
            {say.toAccount}
          </a>
        </div>
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
  const [every, setEvery] = useState('')
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
  const bots = sitterAt(game, atTable, wanted)
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
      ...(every !== '' && !arena && { roundEvery: Number(every) }),
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
          <Choice id="game" label={say.game} value={game} set={chooseGame}>
            {games.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </Choice>
          <Choice id="tournament-seats" label={say.seats} value={String(atTable)} set={(value) => setSeats(Number(value))}>
            <Numbers from={min} to={max} />
          </Choice>
          <Choice id="pace" label={say.pace} value={pace} set={(value) => setPace(value as keyof typeof PACES)}>
            {(Object.keys(PACES) as (keyof typeof PACES)[])
              .filter((each) => !arena || each !== 'slow')
              .map((each) => (
                <option key={each} value={each}>
                  {say.paces[each]}
                </option>
              ))}
          </Choice>
          {(format === 'swiss' || (format === 'knockout' && grouped)) && (
            <Choice
              id="rounds"
              label={format === 'swiss' ? say.rounds : say.groupRounds}
              value={String(rounds)}
              set={(value) => setRounds(Number(value))}
            >
              <Numbers from={1} to={15} />
            </Choice>
          )}
          {arena && (
            <Choice id="minutes" label={say.minutes} value={String(minutes)} set={(value) => setMinutes(Number(value))}>
              {[15, 30, 45, 60, 90, 120, 180, 240].map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Choice>
          )}
          {format === 'knockout' && grouped && (
            <>
              <Choice id="group-size" label={say.groupSize} value={String(groupSize)} set={(value) => setGroupSize(Number(value))}>
                <Numbers from={3} to={12} />
              </Choice>
              <Choice
                id="through"
                label={say.through}
                value={String(Math.min(through, groupSize - 1))}
                set={(value) => setThrough(Number(value))}
              >
                <Numbers from={1} to={Math.min(8, groupSize - 1)} />
              </Choice>
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
          <Choice id="bots" label={say.bots} value={bots} set={setBots}>
            <option value="">{say.noBots}</option>
            <LevelOptions levels={levelsAt(game, levels, atTable)} />
          </Choice>
          {mine.length > 0 && (
            <Choice id="club" label={say.club} value={club} set={setClub}>
              <option value="">{say.everybody}</option>
              {mine.map(({ id, name: clubName }) => (
                <option key={id} value={id}>
                  {say.members(clubName)}
                </option>
              ))}
            </Choice>
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
            <Choice
              id="wait"
              label={say.seatWithin}
              value={String(waits.includes(wait) ? wait : waits[1])}
              set={(value) => setWait(Number(value))}
            >
              {waits.map((each) => (
                <option key={each} value={each}>
                  {spanInWords(each)}
                </option>
              ))}
            </Choice>
            {!arena && (
              <Choice id="every" label={say.every} value={every} set={setEvery}>
                <option value="">{say.whenOver}</option>
                <option value={DAY}>{say.daily}</option>
                <option value={7 * DAY}>{say.weekly}</option>
              </Choice>
            )}
            {!arena && !closed && (
              <Choice id="late" label={say.late} value={String(late)} set={(value) => setLate(Number(value))}>
                <Numbers from={0} to={format === 'swiss' ? rounds : 5} />
              </Choice>
            )}
            <Choice id="tie-break" label={say.tieBreak} value={tieBreak} set={(value) => setTieBreak(value as 'met' | 'wins')}>
              <option value="met">{words.value.tieBreaks.met}</option>
              <option value="wins">{words.value.tieBreaks.wins}</option>
            </Choice>
            <Choice id="people" label={say.people} value={String(people)} set={(value) => setPeople(Number(value))}>
              {[8, 16, 32, 64, 128].map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Choice>
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

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  set(value: string): void
  readonly children: ComponentChildren
}

function Choice({ id, label, value, set, children }: ChoiceProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} class="input" value={value} onChange={(event) => set(event.currentTarget.value)}>
        {children}
      </select>
    </div>
  )
}

function Numbers({ from, to }: { readonly from: number; readonly to: number }) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).map((each) => (
    <option key={each} value={each}>
      {each}
    </option>
  ))
}

/** In the format of a datetime-local input, in local time. */
function localTime(moment: number): string {
  const at = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000)
  return at.toISOString().slice(0, 16)
}
