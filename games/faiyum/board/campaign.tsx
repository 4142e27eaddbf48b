import type { CampaignPicture } from '@fairground/kit'
import { GOALS } from '../campaign.ts'
import { goalsSentence, open, readRecord, struckOff } from './goals.ts'
import { Ankh } from './icons.tsx'
import { type Words, words } from './words.ts'
import './faces.css'
import './campaign.css'
import { ACHIEVEMENTS } from './rules.ts'

const BEST = 5

/** A stone tablet: seven goals that are chiselled out one by one, and below them what each has unlocked. */
export const picture: CampaignPicture = {
  Tablet({ record, language }) {
    const word = words[language]
    const done = struckOff(record)
    return (
      <div class="fy-tablet">
        <WingedSun />
        <ol class="fy-tablet-goals" aria-label={word.goals.title}>
          {GOALS.map(({ id, target }, index) => {
            const struck = done.includes(id)
            const locked = index > 0 && !done.includes(GOALS[0].id)
            return (
              <li key={id} class={`fy-stone ${struck ? 'struck' : ''} ${locked ? 'locked' : ''}`}>
                <Glyph goal={id} />
                <span>{word.goals.names[id](target)}</span>
                <small>{struck ? word.goals.done : locked ? word.goals.locked : ''}</small>
              </li>
            )
          })}
        </ol>
        <h2>{word.goals.unlocked}</h2>
        <ol class="fy-tablet-rewards">
          {ACHIEVEMENTS.map((reward, index) => (
            <li key={reward} class={index < done.length ? 'unlocked' : ''}>
              <span class="number" aria-hidden="true">
                {index + 1}
              </span>
              {word.goals.achievements[reward]}
              {index < done.length && <span class="unseen">, {word.goals.inForce}</span>}
            </li>
          ))}
        </ol>
        {done.length === GOALS.length && <p class="fy-complete">{word.goals.complete}</p>}
        <Scores record={record} word={word} />
      </div>
    )
  },
  steps: open,
  said: (record, outcome, language) => goalsSentence(record, outcome, words[language]),
  name: (step, language) => {
    const goal = GOALS.find(({ id }) => id === step)
    return goal === undefined ? step : words[language].goals.names[goal.id](goal.target)
  },
}

/** A winged sun above the pharaoh's goals. */
function WingedSun() {
  const wing = 'M22 0C60-26 110-24 176-14c-30 10-52 12-64 12 8 6-16 10-30 8 4 6-22 8-34 2 0 4-14 4-26-2Z'
  return (
    <svg class="fy-winged-sun" viewBox="-180 -30 360 56" aria-hidden="true">
      <g fill="#1f4e8c" stroke="#4a3113" stroke-width="2" stroke-linejoin="round">
        <path d={wing} />
        <path d={wing} transform="scale(-1 1)" />
        <g fill="none" stroke="#f6d67a" stroke-width="3">
          <path d="M30-6c40-12 84-12 124-6M30 0c30-6 56-6 80-2" />
          <path d="M30-6c40-12 84-12 124-6M30 0c30-6 56-6 80-2" transform="scale(-1 1)" />
        </g>
        <circle r="20" fill="#d9512c" stroke="#f6d67a" stroke-width="5" />
      </g>
    </svg>
  )
}

function Scores({ record, word }: { readonly record: unknown; readonly word: Words }) {
  const { games } = readRecord(record)
  const best = games.map((game, index) => ({ ...game, index })).sort((a, b) => b.score - a.score || a.index - b.index)
  return (
    <>
      <h2>
        {word.goals.scores} <small>{games.length > 0 && word.goals.games(games.length)}</small>
      </h2>
      {games.length === 0 ? (
        <p>{word.goals.noScores}</p>
      ) : (
        <ol class="fy-scores">
          {best.slice(0, BEST).map(({ score, goal, index }) => (
            <li key={index} class="number">
              <Ankh /> <b>{score}</b>
              <span class="unseen"> {word.reputation}</span>
              {goal !== undefined && <span>{word.goals.names[goal](GOALS.find(({ id }) => id === goal)?.target ?? 0)}</span>}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

const GLYPH: Readonly<Record<string, string>> = {
  respect: 'M24 22c-9-5-8-15 0-15s9 10 0 15Zm0 0v19M15 27h18',
  bridges: 'M6 34V26Q24 8 42 26v8M6 34h8v-4q10-9 20 0v4h8',
  palaces: 'M8 18 24 8l16 10ZM11 18v18M20 18v18M28 18v18M37 18v18M7 40h34',
  fame: 'M24 14a10 10 0 1 0 .1 0ZM24 4v5M24 39v5M4 24h5M39 24h5M10 10l3 3M35 35l3 3M10 38l3-3M35 13l3-3',
  monuments: 'M24 8 44 40H4ZM14 24h20M9 32h30M24 16v8M18 24v8M30 24v8',
  workshops: 'M10 10h10v18h18v12H10Z',
  crocodiles: 'M4 28q8-7 17-7 2-6 5-1l4-4 3 4 4-4 7 6q-4 10-16 11l2 5h-6l-3-5h-6l-2 4h-5l1-5Z',
}

function Glyph({ goal }: { readonly goal: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d={GLYPH[goal]} fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  )
}
