import type { EntrantInfo, TournamentInfo } from '@fairground/protocol'
import { EmptyState } from '../lib/EmptyState.tsx'
import { listed } from '../lib/text.ts'
import { Avatar } from '../people/Avatar.tsx'
import { nameOf, pointsIn, scale } from './names.ts'
import { words } from './words.ts'
import './standings.css'

/** The most rounds with separate columns; an arena or a long tournament shows the last ones in one cell. */
const COLUMNS = 6

/** The standings: rounds as tiles, tie-breaks in the header; separate for each group during the group stage. */
export function Standings({ info }: { readonly info: TournamentInfo }) {
  const say = words.value
  const breaks = info.tieBreaks.map((each) => say.tieBreaks[each])
  const groups = inGroups(info)
  return (
    <section class="card standings" aria-labelledby="standings">
      <div class="standings-head">
        <h2 id="standings">{say.standings}</h2>
        <small class="hint">
          {say.scoring(scale(info.seats))}; {breaks.length === 0 ? say.lotOnly : say.thenBy(listed(breaks))}
        </small>
      </div>
      {info.standings.length === 0 ? (
        <EmptyState>{say.nobody}</EmptyState>
      ) : groups === undefined ? (
        <Table info={info} rows={info.standings} />
      ) : (
        groups.map(([group, rows]) => (
          <section key={group} class="group-table" aria-labelledby={`group-${group}`}>
            <h3 id={`group-${group}`}>
              {say.group(group)} <small class="hint">{say.throughOf(info.groups?.through ?? 1)}</small>
            </h3>
            <Table info={info} rows={rows.map((row, index) => ({ ...row, rank: index + 1 }))} through={info.groups?.through ?? 1} />
          </section>
        ))
      )}
    </section>
  )
}

/** Each group in order, until the knockout has begun: then the bracket shows who went through. */
function inGroups({ groups, standings, state, tables }: TournamentInfo) {
  if (groups === undefined || state !== 'running' || tables.some(({ stage }) => stage === 'knockout')) return undefined
  const rows = standings.flatMap((row) => (row.group === undefined ? [] : [{ ...row, group: row.group }]))
  return [...Map.groupBy(rows, ({ group }) => group).entries()].toSorted(([a], [b]) => a - b)
}

interface TableProps {
  readonly info: TournamentInfo
  readonly rows: readonly EntrantInfo[]
  /** How many of a group go through. */
  readonly through?: number
}

function Table({ info, rows, through }: TableProps) {
  const say = words.value
  const { head } = say
  const arena = info.format === 'arena'
  const columns = arena ? 0 : Math.min(COLUMNS, info.round)
  const first = Math.max(1, info.round - columns + 1)
  const isOn = info.tables.some(({ round, state }) => round === info.round && state !== 'over')
  const rounds = Array.from({ length: columns }, (_, index) => first + index)
  const classOf = (row: EntrantInfo) =>
    [row.entrant === info.me && 'me', row.state === 'out' && 'gone', row.rank === through && 'edge'].filter(Boolean).join(' ')
  return (
    <div class="standings-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{head.place}</span>
            </th>
            <th scope="col">{head.name}</th>
            {rounds.map((round) => (
              <th key={round} scope="col" class={isOn && round === info.round ? 'now' : ''}>
                {head.round(round)}
              </th>
            ))}
            {arena && <th scope="col">{head.games}</th>}
            <th scope="col" class="amount">
              {head.points}
            </th>
            <th scope="col" class="amount">
              {info.tieBreaks[0] === 'wins' ? head.wins : head.met}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.entrant} class={classOf(row)}>
              <td class="rank number">{row.rank}</td>
              <th scope="row">
                <span class="who">
                  <Avatar name={row.name ?? ''} bot={row.bot !== undefined} size={22} />
                  {row.person === undefined ? <span>{nameOf(row)}</span> : <a href={`/people/${row.person}`}>{nameOf(row)}</a>}
                  {row.group !== undefined && through === undefined && <small class="hint">{say.group(row.group)}</small>}
                  {row.seed !== undefined && <small class="hint">{say.seed(row.seed)}</small>}
                </span>
              </th>
              {rounds.map((round) => (
                <td key={round} class={isOn && round === info.round ? 'now' : ''}>
                  <RoundTile info={info} row={row} round={round} />
                </td>
              ))}
              {arena && (
                <td>
                  <span class="tiles">
                    {row.rounds.slice(-COLUMNS).map((played, index) => (
                      <Tile key={`${played.round}-${index}`} played={played} seats={info.seats} />
                    ))}
                  </span>
                </td>
              )}
              <td class="amount points number">{pointsIn(row.points)}</td>
              <td class="amount number hint">{info.tieBreaks[0] === 'wins' ? row.wins : pointsIn(row.met)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RoundTile({ info, row, round }: { info: TournamentInfo; row: EntrantInfo; round: number }) {
  const played = row.rounds.find((each) => each.round === round)
  if (played !== undefined) return <Tile played={played} seats={info.seats} />
  const table = info.tables.find((each) => each.round === round && each.seats.some(({ entrant }) => entrant === row.entrant))
  return table === undefined ? null : <small class="hint">{words.value.atTable(table.number)}</small>
}

/** Gold for the first of a table, silver, bronze, plain; always with the number. */
function Tile({ played, seats }: { played: EntrantInfo['rounds'][number]; seats: number }) {
  const { how, points, round } = played
  const most = seats - 1
  const kind = how === 'absent' ? 'none' : points >= most ? 'gold' : points >= most * 0.6 ? 'silver' : points > 0 ? 'bronze' : 'plain'
  const say = words.value
  const mark = say.marks[how]
  const name = `${say.pointsAt(round, pointsIn(points))}${mark === '' ? '' : `, ${mark}`}`
  return (
    <span class={`tile ${kind}`} title={name}>
      <span aria-hidden="true">{how === 'absent' ? '–' : pointsIn(points)}</span>
      <span class="unseen">{name}</span>
      {how === 'bye' && <sup aria-hidden="true">*</sup>}
    </span>
  )
}
