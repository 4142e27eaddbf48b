import type { Status } from '@fairground/kernel'
import { useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import type { Editing } from './editing.ts'
import { factsIn, valueAt } from './model/edit.ts'
import { blank, fieldAt, pathOf } from './model/fields.ts'
import { leastCertain, StatusMark } from './Status.tsx'
import type { Walking } from './use-walk.ts'
import { isBelow, labelOf, w } from './words.ts'

interface Props {
  readonly editing: Editing
  readonly walk: Walking
  /** The list's own place, and those of its items. */
  readonly list: string
  readonly items: readonly string[]
  readonly shown: string
  show(at: string): void
}

/** Beside the form: the handful that the walk-through asks for, or all there is. */
export function ItemList({ editing, walk, list, items, shown, show }: Props) {
  const { bench, edition, problems } = editing
  const { language } = settings.value
  const words = bench.layout.words[language]
  const walked = walk.steps.filter((step) => step.at.startsWith(`${list}.`))
  const [whole, setWhole] = useState(walked.length === 0)
  const rows = whole || walked.length === 0 ? items : walked.map(({ at }) => at)
  const field = fieldAt(bench.field, pathOf(list), edition)

  function add(): void {
    if (field?.kind !== 'list') return
    editing.add(pathOf(list), blank(field.of))
    setWhole(true)
    show(`${list}.${items.length}`)
  }

  return (
    <aside class="ws-items card" aria-label={labelOf(words, pathOf(list))}>
      {walked.length > 0 && (
        <div class="ws-walk-head">
          <Ring done={walk.done} of={walk.steps.length} />
          <div>
            <h2>{words.walk(walk.steps.length)}</h2>
            <p class="hint">
              {walk.done === walk.steps.length ? w.value.walkDone : w.value.walked(walk.done, walk.steps.length, walk.minutes)}
              {walk.handfuls > 1 && ` ${w.value.handful(walk.handful + 1, walk.handfuls)}`}
            </p>
          </div>
        </div>
      )}
      <ol class="ws-item-rows">
        {rows.map((at) => {
          const { title, badge, tone } = bench.layout.item(edition, at, bench.texts[language], language)
          const wrong = problems.some((problem) => isBelow(problem, at))
          const statuses = factsIn(valueAt(edition, pathOf(at))).map(({ fact }) => fact.status)
          return (
            <li key={at}>
              <button
                type="button"
                class={at === shown ? 'on' : ''}
                aria-current={at === shown ? 'step' : undefined}
                onClick={() => show(at)}
              >
                {badge !== undefined && (
                  <span class="ws-badge small number" style={{ background: tone }}>
                    {badge}
                  </span>
                )}
                <span class="ws-item-title">{title}</span>
                {wrong ? <Icon name="circleAlert" size={18} /> : <Certain status={leastCertain(statuses)} />}
              </button>
            </li>
          )
        })}
      </ol>
      <div class="ws-items-foot">
        {walked.length > 0 && (
          <button type="button" class="button small quiet" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            {whole ? w.value.fewFirst : w.value.showAll(items.length)}
          </button>
        )}
        {field?.kind === 'list' && items.length < field.max && (
          <button type="button" class="button small" onClick={add}>
            <Icon name="plus" size={16} /> {labelOf(words, [...pathOf(list), 'add'])}
          </button>
        )}
      </div>
    </aside>
  )
}

function Certain({ status }: { readonly status: Status }) {
  return (
    <>
      <StatusMark status={status} size={20} />
      <span class="unseen">{w.value.status[status]}</span>
    </>
  )
}

const ROUND = 2 * Math.PI * 22

function Ring({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <svg class="ws-ring" viewBox="0 0 52 52" width="52" height="52" role="img" aria-label={w.value.progress(done, of)}>
      <circle cx="26" cy="26" r="22" />
      <circle cx="26" cy="26" r="22" class="done" stroke-dasharray={`${(done / Math.max(1, of)) * ROUND} ${ROUND}`} />
      <text x="26" y="32" text-anchor="middle">
        {done}
      </text>
    </svg>
  )
}
