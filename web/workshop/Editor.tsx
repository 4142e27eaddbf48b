import type { Edition } from '@fairground/kernel'
import type { Place, WorkshopTab } from '@fairground/kit'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import { Actions } from './Actions.tsx'
import { placeName } from './EditionDifferences.tsx'
import { EditionPreview } from './EditionPreview.tsx'
import { type Editing, useEditing } from './editing.ts'
import { Checks } from './form/Checks.tsx'
import { FormContext } from './form/context.ts'
import { PlaceStatus } from './form/Fact.tsx'
import { Group } from './form/Group.tsx'
import { Rows } from './form/Rows.tsx'
import { ItemList, WalkthroughHeader } from './ItemList.tsx'
import { BenchIcon } from './icons.tsx'
import { isChanged } from './kept.ts'
import type { Bench } from './layouts.ts'
import { fieldAt, pathOf } from './model/fields.ts'
import { pathsOf, placesOf, placeWith, tabOf } from './places.ts'
import { Refused } from './Refused.tsx'
import type { KeptEdition } from './store.ts'
import { useWalkthrough } from './use-walkthrough.ts'
import { WalkthroughFooter } from './WalkthroughFooter.tsx'
import { placeItem, problemSentence, w } from './words.ts'
import './style/bench.css'
import './style/walk.css'
import './style/form.css'
import './style/status.css'
import './style/side.css'

/** The editor of an edition: its parts as tabs, the form, and a preview. */
export function Editor({ bench, first }: { readonly bench: Bench; readonly first: KeptEdition }) {
  const editing = useEditing(bench, first)
  const { layout, field } = bench
  const { edition, builtIn, problems, kept } = editing
  const { language } = settings.value
  const words = layout.words[language]
  const walk = useWalkthrough(editing)
  /** When opened again, it continues at the current step of the walk-through. */
  const [at, show] = useState<Place>(walk.next ?? '')
  const [refused, setRefused] = useState<{ readonly of: Edition; readonly reason: string } | undefined>(undefined)
  /** A change clears the last refusal. */
  const reason = refused?.of === edition ? refused.reason : undefined
  const tab: WorkshopTab = tabOf(layout, at) ?? layout.tabs[0]
  const places = placesOf(tab, edition)
  const shown = [at, places.at(-1)].find((each) => each !== undefined && places.includes(each)) ?? ''
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    if (sheet.current !== null) toTop(sheet.current)
  }, [shown])
  useKeys(editing)
  useEffect(() => {
    document.title = `${edition.name} · ${w.value.title}`
  }, [edition.name])

  /** Opens the tab that contains a value. */
  function goTo(value: string): void {
    const place = placeWith(layout, edition, value)
    if (place !== undefined) show(place)
  }

  /** The first place of a tab that is not done yet. */
  function open(next: WorkshopTab): void {
    const there = placesOf(next, edition)
    const walked = walk.order.filter((place) => there.includes(place))
    show(walked.find((place) => !walk.isDone(place)) ?? walked[0] ?? there[0] ?? '')
  }

  const form = useMemo(
    () => ({
      edition,
      builtIn,
      field,
      layout,
      words,
      problems,
      language,
      set: editing.set,
      setStatus: editing.setStatus,
      add: editing.add,
      remove: editing.remove,
    }),
    [edition, builtIn, problems, words],
  )
  const title = bench.texts[language].title
  const where = kept.account === undefined ? w.value.keptHere : w.value.keptInAccount(kept.account.version)

  return (
    <FormContext.Provider value={form}>
      <main class={`ws game-${kept.game} world-${kept.game}`}>
        <h1 class="unseen">{w.value.workOn(edition.name)}</h1>
        <div class={`ws-head ${isCrowded(layout.tabs.map((each) => words.tabs[each.id])) ? 'crowded' : ''}`}>
          <a class="icon-button" href="/workshop" aria-label={w.value.all}>
            <Icon name="arrowLeft" />
          </a>
          <div class="ws-name">
            <BenchIcon name="box" />
            <input
              aria-label={w.value.nameLabel}
              value={edition.name}
              maxLength={200}
              onInput={(event) => event.currentTarget.value.trim() !== '' && editing.set(['name'], event.currentTarget.value)}
            />
            <small title={where}>
              {title} · {kept.version === 0 ? w.value.draft : w.value.version(kept.version, isChanged(kept))} ·{' '}
              <BenchIcon name={kept.account === undefined ? 'device' : 'cloud'} size={14} /> {where}
            </small>
          </div>
          <div class="ws-tabs" role="tablist" aria-label={title}>
            {layout.tabs.map((each) => (
              <button key={each.id} type="button" role="tab" aria-selected={each.id === tab.id} onClick={() => open(each)}>
                {words.tabs[each.id] ?? each.id}
              </button>
            ))}
          </div>
          <Actions
            editing={editing}
            refused={reason}
            refuse={(why) => setRefused(why === undefined ? undefined : { of: edition, reason: why })}
            goTo={goTo}
          />
        </div>
        {reason !== undefined && <Refused reason={reason} />}
        {problems.length > 0 && <ProblemList editing={editing} goTo={goTo} />}
        {tab.kind === 'painter' ? (
          <tab.Painter
            edition={edition}
            builtIn={builtIn}
            problems={problems}
            language={language}
            status={editing.status}
            change={editing.replace}
            undo={editing.undo}
            redo={editing.redo}
            part={shown.split('#')[1] ?? ''}
            mark={(place) => <PlaceStatus at={pathOf(place)} />}
            foot={
              <div class="card ws-painted">
                <WalkthroughHeader walk={walk} words={words} now={placeItem(bench, edition, shown).title} />
                <WalkthroughFooter editing={editing} walk={walk} shown={shown} show={show} />
              </div>
            }
          />
        ) : (
          <div class="ws-body">
            <ItemList editing={editing} walk={walk} tab={tab} places={places} shown={shown} show={show} />
            <section class="ws-form card" ref={sheet} aria-label={words.tabs[tab.id]}>
              <ItemHead editing={editing} at={shown} />
              {tab.kind === 'form' ? (
                <Group paths={pathsOf(layout, edition, shown)} />
              ) : (
                <>
                  <Checks problems={problems.filter(({ path }) => path === tab.at || path === shown)} />
                  <Rows field={fieldAt(field, pathOf(shown), edition) ?? field} path={pathOf(shown)} />
                </>
              )}
              <WalkthroughFooter editing={editing} walk={walk} shown={shown} show={show} />
            </section>
            <EditionPreview editing={editing} at={pathsOf(layout, edition, shown)[0]?.join('.') ?? ''} />
          </div>
        )}
      </main>
    </FormContext.Provider>
  )
}

/** The next card starts at its top, below the sticky parts on a phone. */
function toTop(form: HTMLElement): void {
  const side = form.parentElement?.querySelector('.ws-side')?.getBoundingClientRect()
  const { top, left } = form.getBoundingClientRect()
  const from = side !== undefined && side.left <= left ? side.height : 0
  if (top < from) scrollBy({ top: top - from - GAP })
}

const GAP = 12

/** A title of this length leaves no room for the labels of the buttons next to it. */
function isCrowded(tabs: readonly string[]): boolean {
  return tabs.join('').length > 50
}

function ItemHead({ editing: { bench, edition }, at }: { readonly editing: Editing; readonly at: string }) {
  const { badge, tone, title } = placeItem(bench, edition, at)
  return (
    <div class="ws-item-head">
      {badge !== undefined && (
        <span class="ws-badge number" style={{ background: tone }}>
          {badge}
        </span>
      )}
      <h2>{title}</h2>
      <span class="hint">{w.value.typeWhatYouSee}</span>
    </div>
  )
}

/** All problems that make the edition unplayable; each links to its place. */
function ProblemList({ editing: { bench, edition, problems }, goTo }: { readonly editing: Editing; goTo(place: string): void }) {
  const { language } = settings.value
  return (
    <details class="ws-problems" open={problems.length < 3}>
      <summary>
        <Icon name="circleAlert" size={18} /> {w.value.toMend(problems.length)}
      </summary>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.reason}`}>
            {problemSentence(bench.layout.words[language], problem, language)}{' '}
            <button type="button" class="ws-link" onClick={() => goTo(problem.path)}>
              {w.value.show(placeName(bench, edition, pathOf(problem.path)))}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Ctrl+Z undoes, with Shift or Ctrl+Y it redoes; in a text field the browser's own undo applies. */
function useKeys({ undo, redo }: Editing): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
