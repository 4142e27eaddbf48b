import type { Status } from '@fairground/kernel'
import type { Place, WorkshopTab, WorkshopWords } from '@fairground/kit'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import type { Editing } from './editing.ts'
import { factsIn, valueAt } from './model/edit.ts'
import { blank, fieldAt, type Path, pathOf, written } from './model/fields.ts'
import { pathsOf } from './places.ts'
import { leastCertain, StatusMark } from './Status.tsx'
import type { Walkthrough } from './use-walkthrough.ts'
import { isBelow, labelOf, placeItem, w } from './words.ts'

interface Props {
  readonly editing: Editing
  readonly walk: Walkthrough
  readonly tab: WorkshopTab
  /** All places of the tab. */
  readonly places: readonly Place[]
  readonly shown: Place
  show(at: Place): void
}

/** Next to the form: the current items of the walk-through, or all items. */
export function ItemList({ editing, walk, tab, places, shown, show }: Props) {
  const { bench, edition, problems } = editing
  const { language } = settings.value
  const words = bench.layout.words[language]
  const walked = walk.steps.map(({ at }) => at).filter((at) => places.includes(at))
  const [asked, setWhole] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = strip.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    // On a phone the list is one line; the page itself does not scroll.
    if (row) strip.current?.scrollTo({ left: row.offsetLeft - (strip.current.clientWidth - row.offsetWidth) / 2 })
  }, [shown])
  const whole = asked || !walked.includes(shown)
  const rows = whole ? places : walked
  const list = tab.kind === 'items' ? pathOf(tab.at) : undefined
  const field = list && fieldAt(bench.field, list, edition)

  function add(to: Path): void {
    if (field?.kind !== 'list') return
    editing.add(to, blank(field.of))
    setWhole(true)
    show(written([...to, places.length]))
  }

  return (
    <aside class="ws-items card" aria-label={words.tabs[tab.id]}>
      <WalkthroughHeader walk={walk} words={words} />
      <div class="ws-items-strip" ref={strip}>
        <ol class="ws-item-rows">
          {rows.map((at) => {
            const { title, badge, tone } = placeItem(bench, edition, at)
            const paths = pathsOf(bench.layout, edition, at)
            const wrong = problems.some((problem) => paths.some((path) => isBelow(problem, written(path))))
            const statuses = paths.flatMap((path) => factsIn(valueAt(edition, path)).map(({ fact }) => fact.status))
            return (
              <li key={at}>
                <button
                  type="button"
                  data-place={at}
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
          {walked.length < places.length && walked.length > 0 && (
            <button type="button" class="button small quiet" aria-pressed={whole} onClick={() => setWhole(!whole)}>
              {whole ? w.value.fewFirst : w.value.showAll(places.length)}
            </button>
          )}
          {walk.next !== undefined && walked.length === 0 && (
            <button type="button" class="button small quiet" onClick={() => walk.next !== undefined && show(walk.next)}>
              {w.value.walkOn}
            </button>
          )}
          {list !== undefined && field?.kind === 'list' && places.length < field.max && (
            <button type="button" class="button small" data-add={written(list)} onClick={() => add(list)}>
              <Icon name="plus" size={16} /> {labelOf(words, [...list, 'add'])}
            </button>
          )}
        </div>
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

interface HeadProps {
  readonly walk: Walkthrough
  readonly words: WorkshopWords
  /** The current item, if no list shows it. */
  readonly now?: string
}

/** The progress of the walk-through, and what to take out of the box now. */
export function WalkthroughHeader({ walk, words, now }: HeadProps) {
  const { steps, done, minutes, handful, handfuls } = walk
  return (
    <div class="ws-walk-head">
      <Ring done={done} of={steps.length} />
      <div>
        <h2>{now ?? (walk.next === undefined ? w.value.walkDone : words.walk[steps[0]?.tab ?? '']?.(steps.length))}</h2>
        <p class="hint">
          {walk.next === undefined ? w.value.walkEnd : w.value.walked(done, steps.length, minutes)}
          {handfuls > 1 && walk.next !== undefined && ` ${w.value.handful(handful + 1, handfuls)}`}
        </p>
      </div>
    </div>
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
