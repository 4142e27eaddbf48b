import type { MatchRecord } from '@fairground/kernel'
import type { Snapshot, TableInfo } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { Facts } from '../fairness/Facts.tsx'
import { FairnessExplanation } from '../fairness/FairnessExplanation.tsx'
import { Steps } from '../fairness/Steps.tsx'
import { get } from '../lib/api.ts'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { t } from '../lib/text.ts'
import { wordSentTo } from '../lib/word.ts'
import { type KeptGame, keptGame } from '../offline/store.ts'
import { isLocal, localTableInfo } from '../offline/table-info.ts'
import { CheckResult } from '../replay/CheckResult.tsx'
import { type Judgement, judge, judgeFile } from '../replay/record.ts'
import { Upload } from '../replay/Upload.tsx'
import { namesOf } from '../table/names.ts'
import { Failure } from './Failure.tsx'
import '../replay/replay.css'
import '../fairness/fairness.css'
import { DuskPage } from './DuskPage.tsx'

interface Checked {
  readonly judgement: Judgement | 'running'
  /** Missing if it is not a record. */
  readonly table?: TableInfo
  /** The link to its replay. */
  readonly replay?: string
}

/** Re-deals a match in this browser, and explains what that proves. */
export default function Fairness({ table }: { readonly table: string | undefined }) {
  const kept = useLoaded(async () => (table === undefined ? undefined : await checkTable(table)), table)
  const [own, setOwn] = useState<Checked | undefined>(undefined)
  const say = t.value.fairness

  function take(file: Blob): void {
    judgeFile(file).then((judgement) => setOwn(fromFile(judgement)), failed)
  }

  if (kept.state === 'failed') return <Failure error={kept.error} again={kept.again} />
  if (kept.state === 'loading') return <div class="loading" aria-busy="true" />
  const checked = own ?? kept.value
  const seed = checked === undefined || checked.judgement === 'running' ? undefined : recordIn(checked.judgement)?.seed
  return (
    <DuskPage title={say.title} line={say.intro} narrow>
      {checked !== undefined && <Found checked={checked} seed={seed} />}
      <Upload label={say.file} take={take} />
      <FairnessExplanation seed={seed} />
    </DuskPage>
  )
}

async function checkTable(at: string): Promise<Checked> {
  const kept = isLocal(at) ? await keptGame(at) : undefined
  if (kept !== undefined) return fromDevice(kept)
  const path = `/api/tables/${encodeURIComponent(at)}`
  const { table } = await get<Snapshot>(path)
  if (table.state !== 'over') return { judgement: 'running', table }
  return { judgement: await judge(await get<MatchRecord>(`${path}/record`)), table, replay: `/replay/${at}` }
}

/** A game saved on this device. */
async function fromDevice({ id, record, names }: KeptGame): Promise<Checked> {
  return { judgement: await judge(record), table: localTableInfo(record, names), replay: `/replay/${id}` }
}

function fromFile(judgement: Judgement): Checked {
  const record = recordIn(judgement)
  return record === undefined ? { judgement } : { judgement, table: localTableInfo(record, []) }
}

function recordIn(judgement: Judgement): MatchRecord | undefined {
  return 'record' in judgement ? judgement.record : undefined
}

function Found({ checked: { judgement, table, replay }, seed }: { readonly checked: Checked; readonly seed: string | undefined }) {
  const say = t.value.fairness
  return (
    <section class="stack" aria-label={say.title}>
      {(table?.offline === true || isLocal(table?.id ?? '')) && (
        <div class="notice warn">
          <Icon name="wifiOff" />
          <div>
            <h2>{say.offline}</h2>
            <p>{say.offlineHint}</p>
          </div>
        </div>
      )}
      {judgement === 'running' ? (
        <div class="notice warn">
          <Icon name="circleAlert" />
          <div>
            <h2>{say.notOver}</h2>
            <p>{say.notOverHint}</p>
          </div>
        </div>
      ) : (
        <>
          <CheckResult judgement={judgement} />
          <Steps judgement={judgement} />
        </>
      )}
      {table !== undefined && <Facts table={table} seed={seed} names={namesOf(table)} sent={wordSentTo(table.id)} />}
      {replay !== undefined && (
        <a class="button" href={replay}>
          <Icon name="history" /> {say.replay}
        </a>
      )}
    </section>
  )
}
