import { isLevel, levelOf } from '@fairground/bots'
import type { TournamentInfo } from '@fairground/protocol'
import { paceOf, spanInWords } from '../lib/durations.ts'
import { listed, t } from '../lib/text.ts'
import { kindOf } from './names.ts'
import { words } from './words.ts'

/** The rules of the tournament. */
export function RulesCard({ info }: { readonly info: TournamentInfo }) {
  const say = words.value.rule
  const { seats, groups, roundEvery, format, bots } = info
  const closed = format === 'knockout' || (format === 'round-robin' && seats === 2)
  const level = bots !== undefined && isLevel(bots) ? t.value.bots.levels[levelOf(bots)].name : bots
  return (
    <section class="card stack rules-card" aria-labelledby="tournament-rules">
      <h2 id="tournament-rules">{words.value.rules}</h2>
      <ul>
        <li>
          {words.value.formats[kindOf(format)]}, {info.rated ? words.value.rated : words.value.unrated}. {paceOf(info.clock)}.
          {info.makerName !== undefined && ` ${words.value.byMaker(info.makerName)}.`}
        </li>
        <li>{say.points(seats, seats - 1)}</li>
        {info.tieBreaks.length > 0 && <li>{say.tieBreak(listed(info.tieBreaks.map((each) => words.value.tieBreaks[each])))}</li>}
        {groups !== undefined && <li>{say.groups(groups.size, groups.through)}</li>}
        {format === 'knockout' && <li>{say.knockout}</li>}
        <li>{say.come(spanInWords(info.seatWithin))}</li>
        <li>{say.alone}</li>
        <li>{say.leave}</li>
        <li>{say.seats}</li>
        {format === 'arena' ? <li>{say.arena}</li> : <li>{closed ? say.closed : say.late(info.late)}</li>}
        {roundEvery !== undefined && <li>{say.every(spanInWords(roundEvery))}</li>}
        {level !== undefined && <li>{say.bots(level)}</li>}
      </ul>
    </section>
  )
}
