import { games } from '@fairground/games'
import type { AnyGamePackage, Campaign as CampaignRules, Outcome, Result } from '@fairground/kernel'
import type { CampaignPicture } from '@fairground/kit'
import type { Snapshot } from '@fairground/protocol'
import { useMemo, useState } from 'preact/hooks'
import { readCampaign, saveCampaign } from '../campaign/file.ts'
import { campaignKept, type KeptCampaign, keepCampaign } from '../campaign/store.ts'
import { get, playWithBots, Refused, Unreachable } from '../lib/api.ts'
import { campaignOf, wordsOf } from '../lib/boards.ts'
import { confirmed } from '../lib/Confirm.tsx'
import { failed, tell } from '../lib/errors.ts'
import { guestName } from '../lib/guest.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { known, learnWhoIAm } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { keptGame } from '../offline/store.ts'
import { isLocal } from '../offline/table-info.ts'
import { Upload } from '../replay/Upload.tsx'
import { dealOffline } from '../table/local.ts'
import { Failure } from './Failure.tsx'
import { GamePage } from './GamePage.tsx'
import '../campaign/campaign.css'
import '../replay/replay.css'

interface Told {
  readonly game: string
  readonly gamePackage: AnyGamePackage
  readonly rules: CampaignRules<unknown>
  readonly picture: CampaignPicture
}

/** A series of solo games: the progress, the next game, and the result of the last one. */
export default function Campaign({ game }: { readonly game: string }) {
  const { language } = settings.value
  const told = useLoaded(() => load(game), game)
  const words = useLoaded(() => wordsOf(game, language), `${game} ${language}`)
  if (told.state === 'failed') return <Failure error={told.error} again={told.again} />
  if (told.state !== 'there' || words.state !== 'there') return <GamePage game={game} class="campaign" busy />
  const kept = soundOf(told.value, campaignKept(game))
  return (
    <GamePage
      game={game}
      title={
        <>
          {words.value?.title}: {t.value.campaign.title}
        </>
      }
      below={<p>{t.value.campaign.intro}</p>}
      class="campaign"
    >
      {kept === undefined ? <Beginning told={told.value} /> : <Standing told={told.value} kept={kept} />}
      <Taking told={told.value} kept={kept} />
    </GamePage>
  )
}

async function load(game: string): Promise<Told> {
  const [gamePackage, picture] = await Promise.all([games[game]?.(), campaignOf(game)])
  const rules = gamePackage?.game.campaign
  if (gamePackage === undefined || rules === undefined || picture === undefined) throw new Refused('not-found', t.value.errors.notFound)
  return { game, gamePackage, rules, picture }
}

function soundOf({ rules }: Told, kept: KeptCampaign | undefined): KeptCampaign | undefined {
  return kept === undefined || rules.check(kept.record).length > 0 ? undefined : kept
}

/** Starting it deals the first game. */
function Beginning({ told }: { readonly told: Told }) {
  const { rules, picture } = told
  const record = useMemo(() => rules.start(), [rules])
  return (
    <>
      <Next told={told} kept={{ record }} options={rules.options(record)} label={t.value.campaign.begin} />
      <picture.Tablet record={record} language={settings.value.language} />
    </>
  )
}

function Standing({ told, kept }: { readonly told: Told; readonly kept: KeptCampaign }) {
  const { rules, picture } = told
  const options = rules.options(kept.record)
  return (
    <>
      {kept.table !== undefined ? (
        <Running told={told} kept={kept} table={kept.table} />
      ) : options === undefined ? (
        <p class="notice good">
          <Icon name="check" /> {t.value.campaign.complete}
        </p>
      ) : (
        <Next told={told} kept={kept} options={options} />
      )}
      <picture.Tablet record={kept.record} language={settings.value.language} />
    </>
  )
}

/** The next game: a table for one, with what the campaign has unlocked. Without the server it is dealt on this device. */
function Next({
  told: { game, gamePackage },
  kept,
  options,
  label = t.value.campaign.next,
}: {
  readonly told: Told
  readonly kept: KeptCampaign
  readonly options: unknown
  readonly label?: string
}) {
  const [starting, setStarting] = useState(false)

  async function start(): Promise<void> {
    setStarting(true)
    try {
      const table = await deal()
      keepCampaign(game, { ...kept, table })
      go(tableOf(game, table))
    } catch (error) {
      setStarting(false)
      failed(error)
    }
  }

  async function deal(): Promise<string> {
    try {
      const { id } = await playWithBots({ game, seats: 1, options })
      if (known() === undefined) await learnWhoIAm()
      return id
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      tell(t.value.campaign.offline)
      return dealOffline(gamePackage, { seats: 1, options, sitters: ['person'], names: [known()?.name ?? guestName()] })
    }
  }

  return (
    <button type="button" class="button primary campaign-main" disabled={starting} onClick={start}>
      {label}
    </button>
  )
}

/** The current game, or the one that has just ended. */
function Running({ told, kept, table }: { readonly told: Told; readonly kept: KeptCampaign; readonly table: string }) {
  const { game, rules, picture } = told
  const found = useLoaded(() => lookAt(table), table)
  const { language } = settings.value
  const drop = () => keepCampaign(game, { record: kept.record })
  if (found.state === 'failed' && found.error instanceof Unreachable) return <Away again={found.again} drop={drop} />
  if (found.state === 'failed') return <Failure error={found.error} again={found.again} />
  if (found.state === 'loading') return <p aria-busy="true" class="hint" />
  const { state, outcome } = found.value
  if (state === 'running')
    return (
      <div class="card row campaign-now">
        <p>{t.value.campaign.running}</p>
        <a class="button primary" href={tableOf(game, table)}>
          {t.value.campaign.goOn}
        </a>
        <button type="button" class="button quiet" onClick={async () => (await confirmed(t.value.campaign.dropSure)) && drop()}>
          {t.value.campaign.drop}
        </button>
      </div>
    )
  if (outcome === undefined)
    return (
      <div class="card row campaign-now">
        <p>{t.value.campaign.noResult}</p>
        <button type="button" class="button primary" onClick={drop}>
          {t.value.campaign.another}
        </button>
      </div>
    )
  const steps = picture.steps(kept.record, outcome)
  const enter = (step?: string) => keepCampaign(game, { record: rules.after(kept.record, outcome, step) })
  return (
    <div class="card stack campaign-now">
      <h2>{t.value.end.alone(outcome.scores[0])}</h2>
      <p class={`campaign-said ${steps.length > 0 ? 'met' : ''}`}>
        <Icon name={steps.length > 0 ? 'circleCheck' : 'flag'} />
        {picture.said(kept.record, outcome, language)}
      </p>
      <p>{steps.length === 0 ? t.value.campaign.noStep : t.value.campaign.chooseStep}</p>
      <div class="row">
        {steps.map((step) => (
          <button key={step} type="button" class="button primary" onClick={() => enter(step)}>
            <Icon name="check" size={16} /> {picture.name(step, language)}
          </button>
        ))}
        {steps.length === 0 && (
          <button type="button" class="button primary" onClick={() => enter()}>
            {t.value.campaign.enter}
          </button>
        )}
      </div>
    </div>
  )
}

/** The game is on a server that does not answer now. */
function Away({ again, drop }: { again(): void; drop(): void }) {
  return (
    <div class="card stack campaign-now">
      <p class="row nowrap">
        <Icon name="wifiOff" /> <span>{t.value.campaign.away}</span>
      </p>
      <div class="row">
        <button type="button" class="button primary" onClick={again}>
          {t.value.errors.retry}
        </button>
        <button type="button" class="button quiet" onClick={async () => (await confirmed(t.value.campaign.dropSure)) && drop()}>
          {t.value.campaign.here}
        </button>
      </div>
    </div>
  )
}

function tableOf(game: string, table: string): string {
  return isLocal(table) ? `/offline/${game}/${table}` : `/table/${table}`
}

interface Stands {
  readonly state: 'running' | 'over'
  readonly outcome?: Outcome
}

/** The state of the table of a campaign's game, local or on the server; a table that is gone has no result. */
async function lookAt(table: string): Promise<Stands> {
  if (isLocal(table)) {
    const kept = await keptGame(table)
    if (kept?.handed !== undefined) return lookAt(kept.handed)
    return kept === undefined ? { state: 'over' } : standsAt(kept.record.result, 'running')
  }
  try {
    const { table: info, position } = await get<Snapshot>(`/api/tables/${encodeURIComponent(table)}`)
    return standsAt(position?.result ?? info.result, info.state === 'over' || info.state === 'frozen' ? 'over' : 'running')
  } catch (error) {
    if (error instanceof Refused) return { state: 'over' }
    throw error
  }
}

function standsAt(result: Result | undefined, state: Stands['state']): Stands {
  if (result === undefined) return { state }
  return result.how === 'played' && result.outcome !== undefined ? { state: 'over', outcome: result.outcome } : { state: 'over' }
}

/** The record belongs to the player: download it, load it from a file, or start again. */
function Taking({ told: { game, rules }, kept }: { readonly told: Told; readonly kept: KeptCampaign | undefined }) {
  async function take(file: Blob): Promise<void> {
    const record = await readCampaign(game, file)
    if (record === undefined || rules.check(record).length > 0) {
      tell(t.value.campaign.notARecord, 'bad')
      return
    }
    if (kept !== undefined && !(await confirmed(t.value.campaign.replaceSure))) return
    keepCampaign(game, { record })
    tell(t.value.campaign.taken)
  }

  return (
    <section class="stack">
      <h2>{t.value.campaign.record}</h2>
      <p class="hint">{t.value.campaign.recordHint}</p>
      <div class="row">
        {kept !== undefined && (
          <>
            <button type="button" class="button" onClick={() => saveCampaign(game, kept.record)}>
              {t.value.campaign.save}
            </button>
            <button
              type="button"
              class="button quiet danger"
              onClick={async () => (await confirmed(t.value.campaign.againSure)) && keepCampaign(game, { record: rules.start() })}
            >
              {t.value.campaign.again}
            </button>
          </>
        )}
      </div>
      <Upload label={t.value.campaign.load} take={(file) => void take(file).catch(failed)} />
    </section>
  )
}
