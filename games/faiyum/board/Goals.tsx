import { GOALS, isMet } from '../campaign.ts'
import type { Facts, View } from '../state.ts'
import { GoalSign } from './GoalSign.tsx'
import { goalValueNow, openGoals, struckOff } from './goals.ts'
import { ACHIEVEMENTS } from './rules.ts'
import type { Words } from './words.ts'

interface GoalsProps {
  readonly facts: Facts
  readonly view: View
  readonly record: unknown
  readonly word: Words
}

/** The goals of this game and the progress of each; goals met earlier are marked. */
export function Goals({ facts: { achievements }, view, record, word }: GoalsProps) {
  const done = struckOff(record)
  return (
    <>
      <ul class="fy-goals">
        {GOALS.map((goal) => {
          const { id, target, most } = goal
          const value = goalValueNow(goal, view)
          const struck = done.includes(id)
          const met = isMet(goal, value)
          const share = most ? Math.min(1, target / Math.max(1, value)) : Math.min(1, value / target)
          return (
            <li key={id} class={`fy-goal ${struck ? 'struck' : ''} ${met ? 'met' : ''}`}>
              <span>{word.goals.names[id](target)}</span>
              {struck ? (
                <b>{word.goals.done}</b>
              ) : (
                <b class="number">
                  {value}/{most && '≤'}
                  {target}
                </b>
              )}
              <span class="fy-bar" style={{ '--share': share }} aria-hidden="true" />
            </li>
          )
        })}
      </ul>
      {achievements > 0 && (
        <>
          <h4>
            {word.goals.unlocked}, {word.goals.inForce}
          </h4>
          <ul class="fy-rewards">
            {ACHIEVEMENTS.slice(0, achievements).map((reward) => (
              <li key={reward}>{word.goals.achievements[reward]}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/**
 * The open goals, always visible during play: the progress of each, and at the end which was missed. One has its name; several have a sign
 * each, so that they do not cover the map.
 */
export function GoalStrip({ view, record, word }: Omit<GoalsProps, 'facts'>) {
  const goals = openGoals(record)
  return (
    <ul class="fy-goal-strip" aria-label={word.goals.title}>
      {goals.map((goal) => {
        const name = word.goals.names[goal.id](goal.target)
        const value = goalValueNow(goal, view)
        const met = isMet(goal, value)
        const missed = view.phase === 'over' && !met
        return (
          <li key={goal.id} class={met ? 'met' : missed ? 'unmet' : ''} title={name}>
            {goals.length > 1 && <GoalSign counts={goal.counts} />}
            <span class={goals.length > 1 ? 'unseen' : ''}>{name}</span>
            <b class="number">
              {met ? '✓ ' : missed ? '✗ ' : ''}
              {value}/{goal.most && '≤'}
              {goal.target}
              {missed && <span class={goals.length > 1 ? 'unseen' : ''}> · {word.missed}</span>}
            </b>
          </li>
        )
      })}
    </ul>
  )
}
