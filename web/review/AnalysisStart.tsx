import type { OptionField } from '@fairground/kernel'
import { readOptions } from '@fairground/kernel'
import { useEffect, useState } from 'preact/hooks'
import { Refused } from '../lib/api.ts'
import { drawnGames, wearWorld, wordsOf } from '../lib/boards.ts'
import { Cover } from '../lib/Cover.tsx'
import { failed } from '../lib/errors.ts'
import { SeatsField } from '../lib/Field.tsx'
import { inTurn } from '../lib/in-turn.ts'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { OptionInputs } from '../lib/OptionInputs.tsx'
import { go } from '../lib/router.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { DuskPage } from '../pages/DuskPage.tsx'
import { GamePage } from '../pages/GamePage.tsx'
import { judgeFile } from '../replay/record.ts'
import { Upload } from '../replay/Upload.tsx'
import { pack, written } from './link.ts'
import { takenApart } from './load.ts'
import { newOrigin, type Origin, packageOf } from './origin.ts'
import { Problem } from './Problem.tsx'
import { DEAL, type Tree } from './tree.ts'
import { words } from './words.ts'
import './learn-home.css'

/** The address of a game that is not on a server: the link contains all of it. */
async function addressOf(origin: Origin, tree: Tree): Promise<string> {
  return `/analysis#${await pack(written({ tree, at: 0, origin }, origin.seats, 1))}`
}

/** The start of the analysis page without a game. */
export function AnalysisStart() {
  const say = words.value.analysis
  const { language } = settings.value
  const titles = useLoaded(
    async () => Promise.all(drawnGames.map(async (game) => [game, (await wordsOf(game, language))?.title ?? game] as const)),
    language,
  )
  useEffect(() => {
    for (const game of drawnGames) inTurn(() => wearWorld(game))
  }, [])

  async function take(file: Blob): Promise<void> {
    const judged = await judgeFile(file)
    if (judged.verdict === 'other-version') throw new Refused('version', words.value.problems.version)
    if (judged.verdict !== 'sound') throw new Refused('link', words.value.problems.link)
    const { origin, tree } = await takenApart(
      judged.record,
      judged.record.sitters.map((sitter, seat) => (sitter === 'person' ? t.value.replay.player(seat + 1) : undefined)),
    )
    // Within the same page: setting the address alone would not open it.
    location.assign(await addressOf(origin, tree))
    location.reload()
  }

  return (
    <DuskPage title={say.title} line={say.intro}>
      <section class="stack">
        <h2>{say.fromGame}</h2>
        <ul class="learn-list">
          {titles.state === 'there' &&
            titles.value.map(([game, title]) => (
              <li key={game} class={`world-${game}`}>
                <a class="learn-game card" href={`/analysis/${game}`}>
                  <Cover game={game} />
                  <b>{title}</b>
                </a>
              </li>
            ))}
        </ul>
      </section>
      <section class="stack">
        <h2>{say.fromFile}</h2>
        <Upload label={t.value.replay.choose} take={(file) => void take(file).catch(failed)} />
      </section>
    </DuskPage>
  )
}

const USUAL_TABLE = 4

/** A new deal with chosen options, where you play all seats. */
export function AnalysisSetUp({ game }: { readonly game: string }) {
  const say = words.value.analysis
  const { language } = settings.value
  const loaded = useLoaded(async () => ({ game: (await packageOf(game)).game, text: await wordsOf(game, language) }), `${game} ${language}`)
  const [seats, setSeats] = useState<number | undefined>(undefined)
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  if (loaded.state === 'failed') return <Problem error={loaded.error} title={say.title} again={loaded.again} />
  if (loaded.state === 'loading') return <GamePage game={game} narrow busy />
  const { game: played, text } = loaded.value
  const count = seats ?? Math.max(played.seats.min, Math.min(played.seats.max, USUAL_TABLE))

  async function begin(event: Event): Promise<void> {
    event.preventDefault()
    const chosen = readOptions(played, options, count)
    if ('problems' in chosen) throw new Refused('bad-input', chosen.problems.map(({ path, reason }) => `${path}: ${reason}`).join('; '))
    const names = Array.from({ length: count }, (_, seat) => (seat === 0 ? known()?.name : undefined))
    go(await addressOf(newOrigin(played, count, chosen.options, names), DEAL))
  }

  return (
    <GamePage game={game} title={`${say.title}: ${text?.title ?? game}`} narrow>
      <p>{say.intro}</p>
      <form class="card stack" onSubmit={(event) => void begin(event).catch(failed)}>
        <SeatsField range={played.seats} value={count} set={setSeats} />
        <OptionInputs fields={Object.entries<OptionField>(played.options)} words={text?.options} chosen={options} change={setOptions} />
        <button type="submit" class="button primary">
          {say.setUp}
        </button>
      </form>
    </GamePage>
  )
}
