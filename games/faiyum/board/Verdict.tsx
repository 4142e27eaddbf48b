import { SeatMark } from '@fairground/kit'
import { type Goal, isMet } from '../campaign.ts'
import type { View } from '../state.ts'
import { GoalSign } from './GoalSign.tsx'
import { goalValueNow } from './goals.ts'
import { Hall } from './Hall.tsx'
import { Ankh } from './icons.tsx'
import { copyOf, outcomeOf } from './rules.ts'
import type { Words } from './words.ts'
import './verdict.css'

interface VerdictProps {
  readonly view: View
  readonly names: (seat: number) => string
  readonly words: string
  /** The goals that a campaign game is judged by. */
  readonly goals: readonly Goal[]
  readonly word: Words
  /** It is shown permanently, without animation. */
  readonly atRest?: boolean
}

/** The pharaoh's verdict: he looks down on what was built, and an obelisk rises for each player, the best one last. */
export function Verdict({ view, names, words, goals, word, atRest = false }: VerdictProps) {
  const judged = goals.map((goal) => ({ goal, value: goalValueNow(goal, view) }))
  const pleased = goals.length === 0 || judged.some(({ goal, value }) => isMet(goal, value))
  return (
    <div class={`fy-verdict ${atRest ? 'at-rest' : ''} ${pleased ? '' : 'displeased'}`} aria-hidden="true">
      <Hall pleased={pleased} />
      {goals.length === 0 ? <Obelisks view={view} names={names} /> : <Goals judged={judged} word={word} />}
      <p>{words}</p>
    </div>
  )
}

/** Even the lowest obelisk is high enough to show its owner. */
const LOWEST = 0.48

/** Obelisks as high as the reputation: the best in the centre, the others alternately to its left and right. */
function Obelisks({ view, names }: Pick<VerdictProps, 'view' | 'names'>) {
  const places = outcomeOf(copyOf(view))?.places ?? []
  const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
  const most = Math.max(1, ...view.reputation)
  return (
    <ol class="fy-obelisks">
      {order.map(({ place, seat }, rank) => (
        <li
          key={seat}
          class={place === 1 ? 'best' : ''}
          style={{
            '--turn': order.length - 1 - rank,
            '--share': Math.max(LOWEST, view.reputation[seat] / most),
            order: rank % 2 === 0 ? rank : -rank,
          }}
        >
          <span class="fy-obelisk">
            <span />
            <SeatMark seat={seat} size={22} />
          </span>
          <span class="fy-plinth">
            <span>{names(seat)}</span>
            <b class="number">
              <Ankh /> {view.reputation[seat]}
            </b>
          </span>
        </li>
      ))}
    </ol>
  )
}

interface Judged {
  readonly goal: Goal
  readonly value: number
}

function Goals({ judged, word }: { readonly judged: readonly Judged[]; readonly word: Words }) {
  return (
    <ol class="fy-judged">
      {judged.map(({ goal, value }, turn) => {
        const met = isMet(goal, value)
        return (
          <li key={goal.id} class={met ? 'best' : ''} style={{ '--turn': turn }}>
            <span class="fy-seal">{met ? '✓' : '✗'}</span>
            {judged.length > 1 && <GoalSign counts={goal.counts} />}
            <span>{word.goals.names[goal.id](goal.target)}</span>
            <b class="number">
              {value}
              {judged.length > 1 && (
                <small>
                  /{goal.most && '≤'}
                  {goal.target}
                </small>
              )}
            </b>
          </li>
        )
      })}
    </ol>
  )
}
