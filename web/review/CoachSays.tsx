import type { Names, Reason } from '@fairground/kernel'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import type { Round } from './ChanceChart.tsx'
import { ClassMark } from './ClassMark.tsx'
import type { DecisionClass, Review, Sentence } from './engine.ts'
import { NINE_OF_TEN } from './figures.ts'
import type { Reviewing } from './reviewing.ts'
import { words } from './words.ts'

interface Props {
  readonly review: Review | undefined
  readonly state: Reviewing['state']
  readonly done: number
  readonly total: number
  /** The entry that is on the board. */
  readonly at: number | undefined
  readonly names: Names
  readonly rounds: readonly Round[]
  label(n: number, move: unknown): string
  /** The game's own texts for reasons. */
  readonly because: ((reason: Reason | undefined) => string | undefined) | undefined
  go(n: number): void
}

/** The coach's sentences, each with its position: a press shows it on the board. On a phone one at a time. */
export function CoachSays({ review, state, done, total, at, names, rounds, label, because, go }: Props) {
  const say = words.value.review
  const [first, setFirst] = useState(0)
  const said = review?.coach ?? []

  function show(index: number): void {
    setFirst(index)
    go(said[index].n)
  }

  return (
    <section class="card rv-coach" aria-labelledby="rv-coach">
      <h2 id="rv-coach">{say.coach}</h2>
      {state !== 'over' && (
        <p class="hint">{state === 'failed' ? say.failed : state === 'stopped' ? say.stopped : say.looking(done, total)}</p>
      )}
      {said.length > 0 && (
        <>
          <ol class="rv-said">
            {said.map((sentence, index) => (
              <li key={`${sentence.kind} ${sentence.n}`} class={index === first ? 'first' : ''}>
                <button type="button" aria-current={sentence.n === at} onClick={() => show(index)}>
                  <Mark kind={sentence.kind} loss={review?.decisions.find(({ n }) => n === sentence.n)?.class} />
                  <span>
                    <small>
                      {[rounds.findLast(({ n }) => n < sentence.n)?.title ?? '', sentence.n === at ? say.onBoard : '']
                        .filter((part) => part !== '')
                        .join(' · ')}
                    </small>
                    <span class="rv-sentence">{sentenceOf(sentence)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <div class="rv-turn-over">
            <IconPress icon="chevronLeft" label={say.sentenceBack} off={first === 0} press={() => show(first - 1)} />
            <span class="number">
              {first + 1} / {said.length}
            </span>
            <IconPress icon="chevronRight" label={say.sentenceOn} off={first >= said.length - 1} press={() => show(first + 1)} />
          </div>
        </>
      )}
      <p class="hint rv-checked">{say.checked}</p>
    </section>
  )

  /** The better move comes before what the mistake cost. */
  function sentenceOf({ kind, n, facts, played, best, reason }: Sentence): ComponentChildren {
    const lines = say.sentences
    const told = because?.(reason)
    switch (kind) {
      case 'loss':
        return (
          <>
            {told !== undefined && `${told} `}
            <b>{lines.instead(label(n, best))}</b> {lines.loss(label(n, played), facts.better, facts.worse, points(facts.error))}
          </>
        )
      case 'praise':
        return (
          <>
            <b>{label(n, played)}</b>: {lines.praise(facts.gain, points(facts.error))}
          </>
        )
      case 'steady':
        return lines.steady(facts.good, facts.all)
      case 'small':
        return lines.small(-facts.by, points(facts.error))
      case 'swing':
        return lines.swing(names(facts.seat), facts.by, points(facts.error))
      case 'luck':
        return lines.luck(facts.by, points(facts.error))
      case 'others':
        return lines.others(facts.by, points(facts.error))
      case 'ending':
        return lines.ending(facts.chance, facts.place)
    }
  }
}

/** Facts have standard errors in points; this is the 90 % interval. */
function points(error: number): number {
  return Math.max(1, Math.round(NINE_OF_TEN * error))
}

interface MarkProps {
  readonly kind: Sentence['kind']
  /** The name of the choice in the chart and the list. */
  readonly loss: DecisionClass | undefined
}

function Mark({ kind, loss = 'slip' }: MarkProps) {
  if (kind === 'loss') return <ClassMark of={loss} named />
  if (kind === 'praise') return <ClassMark of="best" named />
  if (kind === 'steady' || kind === 'small') return <ClassMark of="good" named />
  return <Icon name={kind === 'ending' ? 'flag' : kind === 'luck' ? 'refresh' : 'users'} size={22} />
}
