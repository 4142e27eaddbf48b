import { SeatMark } from '@fairground/kit'
import type { TournamentInfo, TournamentTable } from '@fairground/protocol'
import { Icon } from '../lib/icon.tsx'
import { entrantOf, nameOf, pointsIn } from './names.ts'
import { words } from './words.ts'
import './table-cards.css'

/** The other tables as small lists that change in place. */
export function OtherTables({ info }: { readonly info: TournamentInfo }) {
  const say = words.value
  const others = info.tables.filter(
    ({ round, state, seats }) =>
      (info.format === 'arena' || round === info.round) && (state === 'over' || !seats.some(({ entrant }) => entrant === info.me)),
  )
  // Before and after there is nothing to wait for.
  if (others.length === 0 && info.state !== 'running') return null
  return (
    <section class="other-tables" aria-labelledby="other-tables">
      <h2 id="other-tables">
        {info.state === 'running' && <span class="live-dot" aria-hidden="true" />}{' '}
        {info.state === 'running' ? say.other : info.rounds === undefined ? say.tablesTitle : say.round(info.round)}
      </h2>
      {others.length === 0 && <p class="hint">{say.noTables}</p>}
      <ul class="table-cards">
        {others.map((table) => (
          <li key={table.table}>
            <TableCard info={info} table={table} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TableCard({ info, table }: { readonly info: TournamentInfo; readonly table: TournamentTable }) {
  const say = words.value
  const place = table.state === 'over' ? `/replay/${table.table}` : `/table/${table.code ?? table.table}`
  const group = /^group:(\d+)$/.exec(table.stage)?.[1]

  return (
    <article class="card table-card">
      <div class="table-card-head">
        <h3>{say.table(table.number)}</h3>
        <small class="hint">
          {group !== undefined && `${say.group(Number(group))} · `}
          {table.state === 'running' && table.n > 0 ? say.moves(table.n) : say.tableState[table.state]}
        </small>
      </div>
      <ul>
        {table.seats.map(({ seat, entrant, points, how }) => {
          const who = entrantOf(info, entrant)
          return (
            <li key={seat}>
              <SeatMark seat={seat} size={13} />
              <span class="own-name">{who === undefined ? say.gone : nameOf(who)}</span>
              {how === 'absent' || how === 'left' ? (
                <small class="hint">{say.marks[how]}</small>
              ) : (
                points !== undefined && <b class="number">{pointsIn(points)}</b>
              )}
            </li>
          )
        })}
      </ul>
      {table.state !== 'open' && (
        <a
          class="button quiet"
          href={place}
          aria-label={`${table.state === 'over' ? say.lookBack : say.watch}: ${say.table(table.number)}`}
        >
          <Icon name={table.state === 'over' ? 'history' : 'eye'} size={18} /> {table.state === 'over' ? say.lookBack : say.watch}
        </a>
      )}
    </article>
  )
}
