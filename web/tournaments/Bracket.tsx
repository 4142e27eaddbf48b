import { SeatMark } from '@fairground/kit'
import type { TournamentInfo } from '@fairground/protocol'
import { Icon } from '../lib/icon.tsx'
import { entrantOf, nameOf } from './names.ts'
import { words } from './words.ts'

/** A knockout as a picture: a column a round, a card a table, and who goes on from it. */
export function Bracket({ info }: { readonly info: TournamentInfo }) {
  const say = words.value
  const tables = info.tables.filter(({ stage }) => stage === 'knockout')
  if (tables.length === 0) return null
  const rounds = [...Map.groupBy(tables, ({ round }) => round).entries()]
  const later = new Set(tables.map(({ round }) => round))
  const isIn = (round: number, entrant: number) =>
    tables.some((table) => table.round > round && table.seats.some((seat) => seat.entrant === entrant))
  return (
    <div class="card bracket">
      <h2 id="bracket">{say.bracket}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section class="bracket-rounds" tabIndex={0} aria-labelledby="bracket">
        {rounds.map(([round, row]) => (
          <div key={round} class="bracket-round">
            <h3>{row.length === 1 && round === Math.max(...later) ? say.final : say.knockoutRound(round)}</h3>
            <ul>
              {row.map((table) => (
                <li key={table.table} class="bracket-table">
                  <a href={table.state === 'over' ? `/replay/${table.table}` : `/table/${table.code ?? table.table}`}>
                    <span class="hint">
                      {say.table(table.number)} · {say.tableState[table.state]}
                    </span>
                  </a>
                  <ul>
                    {table.seats.map(({ seat, entrant, place }) => {
                      const who = entrantOf(info, entrant)
                      const on = isIn(round, entrant) || (row.length === 1 && place === 1)
                      return (
                        <li key={seat} class={on ? 'on' : ''}>
                          <SeatMark seat={seat} size={12} />
                          <span class="own-name">{who === undefined ? say.gone : nameOf(who)}</span>
                          {place !== undefined && <b class="number">{place}.</b>}
                          {on && (
                            <>
                              <Icon name={row.length === 1 ? 'trophy' : 'chevronRight'} size={16} />
                              <span class="unseen">{say.goesOn}</span>
                            </>
                          )}
                        </li>
                      )
                    })}
                  </ul>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  )
}
