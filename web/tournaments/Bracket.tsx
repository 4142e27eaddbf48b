import { SeatMark } from '@fairground/kit'
import type { TournamentInfo, TournamentTable } from '@fairground/protocol'
import { Icon } from '../lib/icon.tsx'
import { entrantOf, nameOf } from './names.ts'
import { words } from './words.ts'
import './bracket.css'

/** A knockout bracket: one column per round, one card per table, and who advances. */
export function Bracket({ info }: { readonly info: TournamentInfo }) {
  const say = words.value
  const tables = info.tables.filter(({ stage }) => stage === 'knockout')
  if (tables.length === 0) return null
  const rounds = [...Map.groupBy(tables, ({ round }) => round).entries()]
  const later = new Set(tables.map(({ round }) => round))
  const isIn = (round: number, entrant: number) =>
    tables.some((table) => table.round > round && table.seats.some((seat) => seat.entrant === entrant))
  /** Advances for certain, although the next round is not drawn yet: no tie at the cut. */
  const isThrough = ({ state, seats }: TournamentTable, place: number | undefined) =>
    state === 'over' &&
    place !== undefined &&
    seats.filter((seat) => (seat.place ?? 99) <= place).length <= Math.max(1, Math.floor(seats.length / 2))
  const last = Math.max(...later)
  const isFinal = (round: number, row: readonly unknown[]) => row.length === 1 && round === last
  /** If the first place of the final is shared, the standings decide. */
  const isWinner = (entrant: number) => info.state === 'over' && info.standings[0]?.entrant === entrant
  const toCome = info.state === 'running' ? Math.max(0, (info.rounds ?? last) - last) : 0
  return (
    <div class="card bracket">
      <h2 id="bracket">{say.bracket}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section class="bracket-rounds" tabIndex={0} aria-labelledby="bracket">
        {rounds.map(([round, row]) => (
          <div key={round} class="bracket-round">
            <h3>{isFinal(round, row) ? say.final : say.knockoutRound(round)}</h3>
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
                      const on = isFinal(round, row) ? isWinner(entrant) : isIn(round, entrant) || isThrough(table, place)
                      return (
                        <li key={seat} class={on ? 'on' : ''}>
                          <SeatMark seat={seat} size={12} />
                          <span class="own-name">{who === undefined ? say.gone : nameOf(who)}</span>
                          {place !== undefined && <b class="number">{place}.</b>}
                          {on && (
                            <>
                              <Icon name={isFinal(round, row) ? 'trophy' : 'chevronRight'} size={16} />
                              <span class="unseen">{isFinal(round, row) ? say.winner : say.goesOn}</span>
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
        {Array.from({ length: toCome }, (_, index) => (
          <div key={last + 1 + index} class="bracket-round">
            <h3>{index === toCome - 1 ? say.final : say.knockoutRound(last + 1 + index)}</h3>
            <p class="bracket-table bracket-open hint">{say.roundState.dark}</p>
          </div>
        ))}
      </section>
    </div>
  )
}
