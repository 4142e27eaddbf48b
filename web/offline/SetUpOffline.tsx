import { actualLevel, type Level } from '@fairground/bots'
import { games } from '@fairground/games'
import type { AnyGamePackage, GameText, OptionField } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import { useState } from 'preact/hooks'
import { LobbyLayout } from '../gather/LobbyLayout.tsx'
import { SeatingPlan } from '../gather/SeatingPlan.tsx'
import { Refused } from '../lib/api.ts'
import { wordsOf } from '../lib/boards.ts'
import { failed } from '../lib/errors.ts'
import { SeatsField } from '../lib/Field.tsx'
import { guestName } from '../lib/guest.ts'
import { Icon } from '../lib/icon.tsx'
import { botOf, LevelLines } from '../lib/LevelSelect.tsx'
import { allLevels, preferLevel, preferredLevel } from '../lib/levels.ts'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { OptionInputs } from '../lib/OptionInputs.tsx'
import { go } from '../lib/router.ts'
import { Select } from '../lib/Select.tsx'
import { LobbySkeleton } from '../lib/Skeleton.tsx'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { Failure } from '../pages/Failure.tsx'
import { dealOffline } from '../table/local.ts'
import { botName } from '../table/names.ts'
import { ReadyLine } from './ReadyLine.tsx'

interface Props {
  readonly game: string
  /** How many people there are at first. */
  readonly people: number
  /** The path of the game: `/offline` or `/hot-seat`. */
  readonly at: string
}

/** Who plays on this device, and by which rules. */
export function SetUpOffline({ game, people, at }: Props) {
  const { language } = settings.value
  const gamePackage = useLoaded(() => packageOf(game), game)
  const words = useLoaded(() => wordsOf(game, language), `${game} ${language}`)
  if (gamePackage.state === 'failed') return <Failure error={gamePackage.error} again={gamePackage.again} />
  if (gamePackage.state !== 'there' || words.state !== 'there') return <LobbySkeleton game={game} />
  return <Form gamePackage={gamePackage.value} text={words.value} people={people} at={at} />
}

async function packageOf(game: string): Promise<AnyGamePackage> {
  if (!Object.hasOwn(games, game)) throw new Refused('not-found', t.value.errors.notFound)
  return games[game]()
}

interface FormProps extends Omit<Props, 'game'> {
  readonly gamePackage: AnyGamePackage
  readonly text: GameText<never, never, never> | undefined
}

const USUAL_TABLE = 3

type Sitting = 'person' | Level

function Form({ gamePackage, text, people, at }: FormProps) {
  const { game } = gamePackage
  const { min, max } = game.seats
  const say = t.value.offline
  const [seats, setSeats] = useState(Math.max(min, Math.min(max, USUAL_TABLE)))
  const [wanted, setSitters] = useState<readonly Sitting[]>(() =>
    Array.from({ length: max }, (_, seat) => (seat < people ? 'person' : preferredLevel(allLevels(game.id)))),
  )
  const sitters = wanted.map((sitter) => actualLevel(game.id, seats, sitter))
  const [names, setNames] = useState<readonly string[]>(() =>
    // A single new person gets a guest name as at any other table, not a number.
    Array.from({ length: max }, (_, seat) => (seat === 0 ? (known()?.name ?? (people === 1 ? guestName() : '')) : '')),
  )
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})

  function seatAs(seat: number, sitter: Sitting): void {
    setSitters(sitters.with(seat, sitter))
    if (sitter !== 'person') preferLevel(sitter)
  }

  async function begin(event: Event): Promise<void> {
    event.preventDefault()
    const sitting = sitters.slice(0, seats).map((sitter) => (sitter === 'person' ? sitter : (`bot:${sitter}` as const)))
    const called = sitting.map((sitter, seat) => (sitter === 'person' ? names[seat].trim() || t.value.replay.player(seat + 1) : undefined))
    try {
      const id = await dealOffline(gamePackage, { seats, options, sitters: sitting, names: called })
      go(`${at}/${game.id}/${id}`)
    } catch (error) {
      failed(error)
    }
  }

  const around = (
    <SeatingPlan
      game={game.id}
      label={t.value.setUp.who}
      nearest={Math.max(0, sitters.slice(0, seats).indexOf('person'))}
      seats={sitters.slice(0, seats).map((sitter, seat) => ({
        seat,
        on: sitter === 'person' ? { person: names[seat] || String(seat) } : 'bot',
        name: sitter === 'person' ? names[seat].trim() || t.value.replay.player(seat + 1) : botName(seat),
        ...(sitter !== 'person' && { note: t.value.bots.levels[sitter].name }),
      }))}
    />
  )
  return (
    <LobbyLayout
      game={game.id}
      name={text?.title ?? game.id}
      title={say.setUp(text?.title ?? game.id)}
      tagline={people > 1 ? t.value.hotSeat.intro : say.intro}
      facts={<ReadyLine />}
      table={around}
    >
      <form class="gather-cards" onSubmit={begin}>
        <section class="card">
          <SeatsField range={game.seats} value={seats} set={setSeats} />
          <fieldset class="stack">
            <legend class="setting-name">{t.value.setUp.who}</legend>
            {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
              <div key={seat} class="here-seat">
                <SeatMark seat={seat} />
                <Select
                  aria-label={say.sitterOf(seat + 1)}
                  values={['person', ...allLevels(game.id, seats)] as const}
                  chosen={sitters[seat]}
                  word={(sitting) => (sitting === 'person' ? say.person : botOf(sitting))}
                  choose={(sitting) => seatAs(seat, sitting)}
                />
                {sitters[seat] === 'person' && (
                  <input
                    class="input"
                    value={names[seat]}
                    maxLength={40}
                    aria-label={say.nameOf(seat + 1)}
                    placeholder={t.value.replay.player(seat + 1)}
                    onInput={(event) => setNames(names.with(seat, event.currentTarget.value))}
                  />
                )}
              </div>
            ))}
            <LevelLines levels={sitters.slice(0, seats).filter((sitter) => sitter !== 'person')} />
          </fieldset>
        </section>
        <details class="card">
          <summary class="setting-name">{t.value.setUp.options}</summary>
          <div class="stack">
            <OptionInputs
              game={game.id}
              fields={Object.entries<OptionField>(game.options)}
              words={text?.options}
              chosen={options}
              change={setOptions}
            />
          </div>
        </details>
        <div class="gather-foot">
          <button type="submit" class="button primary">
            <Icon name="play" /> {say.begin}
          </button>
        </div>
      </form>
    </LobbyLayout>
  )
}
