import type { TableOverview as Listed, TableSummary } from '@fairground/protocol'
import { useState } from 'preact/hooks'
import { expectGame } from '../lib/at-table.ts'
import { Cover } from '../lib/Cover.tsx'
import { known } from '../lib/me.ts'
import { settings } from '../lib/settings.ts'
import { listed, t } from '../lib/text.ts'
import { nameOf } from '../table/names.ts'
import { OfflineMark } from '../table/OfflineMark.tsx'

interface Props {
  readonly mine: readonly TableSummary[]
  readonly overview: Listed | undefined
  titleOf(game: string): string
}

interface Card {
  readonly table: TableSummary
  readonly title: string
  readonly about: string
  readonly action: string
  readonly strong?: boolean
}

/** How many are shown at first. */
const FIRST = 8
const NAMES = 3

/** What happens here: your own tables first, those where it is your turn at the top; then tables to join, to watch or to replay. */
export function HomeTables({ mine, overview, titleOf }: Props) {
  const [all, setAll] = useState(false)
  const say = t.value.home
  const cards = [...mine.map((table) => own(table, titleOf)), ...(overview === undefined ? [] : others(overview, mine, titleOf))]
  const shown = all ? cards : cards.slice(0, Math.max(FIRST, mine.length))
  return (
    <section class="grounds" aria-labelledby="grounds-title">
      <div class="grounds-head">
        <h2 id="grounds-title">
          <i class="pulse" aria-hidden="true" /> {say.grounds}
        </h2>
        <nav aria-label={t.value.offline.title}>
          <a href="/offline">{t.value.offline.link}</a>
          <a href="/replay">{t.value.replay.fromFile}</a>
        </nav>
      </div>
      {overview !== undefined && cards.length === 0 && <p class="hint">{say.noneOpen}</p>}
      <ul class="lives">
        {shown.map(({ table, title, about, action, strong = false }) => (
          <li key={table.id} class={`live ${strong ? 'strong' : ''}`}>
            <Cover game={table.game} class="thumb" />
            <p>
              <b title={title}>{title}</b>
              <span>{about}</span>
              {table.offline && <OfflineMark />}
            </p>
            <a class="button small" href={`/table/${table.id}`} onClick={() => expectGame(table.id, table.game)}>
              {action}
              <span class="unseen">: {titleOf(table.game)}</span>
            </a>
          </li>
        ))}
      </ul>
      {shown.length < cards.length && (
        <button type="button" class="button quiet" onClick={() => setAll(true)}>
          {say.all(cards.length)}
        </button>
      )}
    </section>
  )
}

function own(table: TableSummary, titleOf: Props['titleOf']): Card {
  const say = t.value.home
  const turn = isMyTurn(table)
  const title = table.state === 'open' ? say.notBegun : turn ? say.yourTurn : say.waiting
  const game = titleOf(table.game)
  const about = table.state === 'open' ? joined(roomAt(table), game) : joined(game, withWhom(table))
  return { table, title, about, action: say.goOn, strong: turn }
}

function others({ waiting, running, over }: Listed, mine: readonly TableSummary[], titleOf: Props['titleOf']): readonly Card[] {
  const say = t.value.home
  const own = new Set(mine.map(({ id }) => id))
  const cards: readonly Card[] = [
    ...waiting.map((table) => ({
      table,
      title: namesIn(table),
      about: joined(roomAt(table), titleOf(table.game)),
      action: say.join,
    })),
    ...running.map((table) => ({ table, title: namesIn(table), about: joined(titleOf(table.game), say.running), action: say.watch })),
    ...over.map((table) => ({
      table,
      title: say.won(winnersOf(table)),
      about: joined(titleOf(table.game), agoInWords(table.ended ?? table.touched)),
      action: say.see,
    })),
  ]
  return cards.filter(({ table }) => !own.has(table.id))
}

export function isMyTurn({ seats, turn }: TableSummary): boolean {
  const person = known()?.id
  return seats.some((seat) => seat.person === person && seat.sitter === 'person' && turn.includes(seat.seat))
}

function namesIn({ seats }: TableSummary): string {
  const names = seats.filter(({ sitter }) => sitter !== undefined).map(nameOf)
  return names.length > NAMES ? `${names.slice(0, NAMES).join(', ')} …` : listed(names)
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** How many seats are free, and whether it takes an evening or days. */
function roomAt({ seats, clock }: TableSummary): string {
  const say = t.value.home
  const free = say.free(seats.filter(({ sitter }) => sitter === undefined).length)
  return joined(free, clock.kind === 'none' ? '' : clock.kind === 'slow' ? say.slow : say.live)
}

function withWhom({ seats }: TableSummary): string {
  const person = known()?.id
  const names = seats.filter((seat) => seat.sitter !== undefined && seat.person !== person).map(nameOf)
  return names.length > NAMES ? `${names.slice(0, NAMES).join(', ')} …` : listed(names)
}

function winnersOf({ seats, result }: TableSummary): string {
  return listed(seats.filter(({ seat }) => result?.places?.[seat] === 1).map(nameOf))
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "2 hours ago", in the largest unit that is not zero. */
function agoInWords(at: number): string {
  const passed = Math.max(0, Date.now() - at)
  const ago = new Intl.RelativeTimeFormat(settings.value.language, { numeric: 'auto', style: 'short' })
  if (passed < HOUR) return ago.format(-Math.floor(passed / MINUTE), 'minute')
  return passed < DAY ? ago.format(-Math.floor(passed / HOUR), 'hour') : ago.format(-Math.floor(passed / DAY), 'day')
}
