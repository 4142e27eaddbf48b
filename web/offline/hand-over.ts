import type { TableInfo } from '@fairground/protocol'
import { campaignKept, keepCampaign } from '../campaign/store.ts'
import { post, Refused } from '../lib/api.ts'
import { beSomebody } from '../lib/me.ts'
import { t } from '../lib/text.ts'
import { withLock } from './lock.ts'
import { type KeptGame, keepGame, keptGame } from './store.ts'

/** Uploads a game of this device and returns its table. The local copy is marked: the game continues in one place only. */
export async function handOver(id: string): Promise<string> {
  return withLock(id, async () => {
    const kept = await keptGame(id)
    if (kept === undefined) throw new Refused('nothing', t.value.offline.problems.nothing)
    if (kept.handed !== undefined) return kept.handed
    const table = await taken(kept)
    await keepGame({ ...kept, handed: table })
    moveCampaign(kept, table)
    return table
  })
}

async function taken({ record, seed, names }: KeptGame): Promise<string> {
  await beSomebody(names.find((name) => name !== undefined))
  try {
    const given = { record, seed, names: names.map((name) => name ?? null) }
    return (await post<{ table: TableInfo }>('/api/me/records', given)).table.id
  } catch (error) {
    if (error instanceof Refused && error.code === 'bad-record') throw new Refused(error.code, t.value.offline.notTaken(error.message))
    throw error
  }
}

/** A campaign follows its game. */
function moveCampaign({ id, record }: KeptGame, table: string): void {
  const campaign = campaignKept(record.game)
  if (campaign?.table === id) keepCampaign(record.game, { ...campaign, table })
}
