import type { WorkshopTab } from '@fairground/kit'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import { Actions } from './Actions.tsx'
import { placeName } from './Differs.tsx'
import { type Editing, useEditing } from './editing.ts'
import { Checks } from './form/Checks.tsx'
import { FormContext } from './form/context.ts'
import { Groups } from './form/Groups.tsx'
import { Rows } from './form/Rows.tsx'
import { ItemList } from './ItemList.tsx'
import { BenchIcon } from './icons.tsx'
import { isChanged } from './kept.ts'
import type { Bench } from './layouts.ts'
import { fieldAt, pathOf } from './model/fields.ts'
import { Side } from './Side.tsx'
import type { KeptEdition } from './store.ts'
import { useWalk } from './use-walk.ts'
import { WalkFoot } from './WalkFoot.tsx'
import { problemSentence, w } from './words.ts'

/** An edition on the bench: its parts as tabs, the form, and what it comes to. */
export function Editor({ bench, first }: { readonly bench: Bench; readonly first: KeptEdition }) {
  const editing = useEditing(bench, first)
  const { layout, field } = bench
  const { edition, builtIn, problems, kept } = editing
  const { language } = settings.value
  const words = layout.words[language]
  const [tabId, setTab] = useState(layout.tabs[0].id)
  const tab: WorkshopTab = layout.tabs.find(({ id }) => id === tabId) ?? layout.tabs[0]
  const [at, setAt] = useState<string | undefined>(undefined)
  const walk = useWalk(editing)
  const items = tab.kind === 'items' ? (fieldItems(edition, tab.at) ?? []) : []
  const next = walk.steps.find((step) => !walk.isDone(step))?.at
  const shown = tab.kind !== 'items' ? undefined : [at, next, items[0]].find((each) => each !== undefined && items.includes(each))
  useKeys(editing)
  useEffect(() => {
    document.title = `${edition.name} · ${w.value.title}`
  }, [edition.name])

  /** Opens the part of the edition in which a place lies. */
  function goTo(place: string): void {
    const home = layout.tabs.find((each) =>
      each.kind === 'items'
        ? place === each.at || place.startsWith(`${each.at}.`)
        : each.kind === 'form'
          ? each.groups.some(({ at: paths }) => paths.some((path) => place === path || place.startsWith(`${path}.`)))
          : place.startsWith('map'),
    )
    if (home === undefined) return
    setTab(home.id)
    if (home.kind === 'items')
      setAt(
        place
          .split('.')
          .slice(0, pathOf(home.at).length + 1)
          .join('.'),
      )
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

  return (
    <FormContext.Provider value={form}>
      <main class={`ws game-${kept.game}`}>
        <h1 class="unseen">{w.value.workOn(edition.name)}</h1>
        <div class="ws-head">
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
            <small>
              {title} · {kept.version === 0 ? w.value.draft : w.value.version(kept.version, isChanged(kept))} ·{' '}
              {kept.account === undefined ? w.value.keptHere : w.value.keptInAccount(kept.account.version)}
            </small>
          </div>
          <div class="ws-tabs" role="tablist" aria-label={title}>
            {layout.tabs.map(({ id }) => (
              <button key={id} type="button" role="tab" aria-selected={id === tab.id} onClick={() => setTab(id)}>
                {words.tabs[id] ?? id}
              </button>
            ))}
          </div>
          <Actions editing={editing} goTo={goTo} />
        </div>
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
          />
        ) : (
          <div class={`ws-body ${tab.kind}`}>
            {tab.kind === 'items' && shown !== undefined && (
              <ItemList editing={editing} walk={walk} list={tab.at} items={items} shown={shown} show={setAt} />
            )}
            <section class="ws-form card" aria-label={words.tabs[tab.id]}>
              {tab.kind === 'form' && <Groups groups={tab.groups} />}
              {tab.kind === 'items' && shown !== undefined && (
                <>
                  <ItemHead editing={editing} at={shown} />
                  <Checks problems={problems.filter(({ path }) => path === tab.at || path === shown)} />
                  <Rows field={fieldAt(field, pathOf(shown), edition) ?? field} path={pathOf(shown)} />
                  <WalkFoot editing={editing} walk={walk} shown={shown} show={setAt} />
                </>
              )}
              {tab.kind === 'form' && (
                <div class="ws-foot">
                  <IconPress icon="undo" label={w.value.undo} off={editing.draft.past.length === 0} press={editing.undo} />
                </div>
              )}
            </section>
            <Side editing={editing} at={shown ?? (tab.kind === 'form' ? tab.groups[0].at[0] : tab.at)} />
          </div>
        )}
      </main>
    </FormContext.Provider>
  )
}

/** The places of a list's items. */
function fieldItems(edition: unknown, list: string): readonly string[] | undefined {
  const value = pathOf(list).reduce((inner, part) => (inner as Record<string | number, unknown> | undefined)?.[part], edition)
  return Array.isArray(value) ? value.map((_, index) => `${list}.${index}`) : undefined
}

function ItemHead({ editing: { bench, edition }, at }: { readonly editing: Editing; readonly at: string }) {
  const { language } = settings.value
  const { badge, tone, title } = bench.layout.item(edition, at, bench.texts[language], language)
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

/** All that keeps the edition from being played; each leads to its place. */
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

/** Ctrl+Z takes back, with Shift or Ctrl+Y it comes again; within a line of text the browser's own does. */
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
