import type { Edition, Problem, Status } from '@fairground/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { failed, tell } from '../lib/errors.ts'
import { sizeProblems } from './file.ts'
import { type Bench, builtInOf } from './layouts.ts'
import { changed, type Draft, draftOf, redone, undone } from './model/draft.ts'
import { put, withStatus } from './model/edit.ts'
import type { Path } from './model/fields.ts'
import { added, removed, typed } from './model/typing.ts'
import { Saver } from './saver.ts'
import { type KeptEdition, keepEdition, keptEdition, onWrittenElsewhere } from './store.ts'
import { forgetLeft, leave } from './unsaved.ts'
import { w } from './words.ts'

/** A saved edition in the editor: every change is written to this device at once. */
export interface Editing {
  readonly bench: Bench
  readonly kept: KeptEdition
  readonly edition: Edition
  readonly builtIn: Edition
  readonly problems: readonly Problem[]
  readonly draft: Draft
  /** The status of values typed here. */
  readonly status: Status
  set(path: Path, value: unknown): void
  setStatus(path: Path, status: Status): void
  add(list: Path, item: unknown, at?: number): void
  remove(path: Path): void
  /** Gives all facts below these paths the status of typed values, except those that the walk-through does not ask for. */
  confirm(paths: readonly Path[]): void
  replace(edition: Edition, stroke?: string): void
  undo(): void
  redo(): void
  /** Changes what is stored besides the edition itself. */
  note(part: Partial<KeptEdition>): void
}

export function useEditing(bench: Bench, first: KeptEdition): Editing {
  const [draft, setDraft] = useState<Draft>(() => draftOf(first.edition))
  const [notes, setNotes] = useState<KeptEdition>(first)
  const { edition } = draft
  const kept = useMemo(() => (edition === notes.edition ? notes : { ...notes, edition }), [edition, notes])
  const builtIn = useMemo(() => builtInOf(bench, first.from), [bench, first.from])
  const problems = useMemo(() => {
    const { game } = bench.gamePackage
    return [...game.editions.check(edition), ...sizeProblems(game.id, bench.field, edition)]
  }, [bench, edition])
  const status: Status = kept.kind === 'box' ? 'printed' : 'reconstructed'
  const isUnasked = (path: Path) => path.some((part) => bench.layout.unasked?.includes(String(part)) ?? false)
  const seen = useRef(first)
  const [saver] = useState(
    () =>
      new Saver({
        first,
        keep: keepEdition,
        read: () => keptEdition(first.id),
        take(theirs, both) {
          seen.current = theirs
          setNotes(theirs)
          setDraft((before) => changed(before, theirs.edition))
          tell(both ? w.peek().otherTabBoth : w.peek().otherTab)
        },
        failed,
      }),
  )
  useEffect(() => onWrittenElsewhere(first.id, () => saver.look()), [saver])
  useEffect(() => {
    const going = () => leave(saver.unwritten)
    // A page that was only hidden continues writing.
    const back = () => forgetLeft(first.id)
    addEventListener('pagehide', going)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('pagehide', going)
      removeEventListener('pageshow', back)
    }
  }, [saver])
  // Before the page is drawn: a reload right after typing must not lose it.
  useLayoutEffect(() => {
    if (seen.current === kept) return
    seen.current = kept
    saver.save(kept)
  }, [kept])

  const step = (make: (edition: Edition) => Edition, stroke?: string) => setDraft((before) => changed(before, make(before.edition), stroke))

  return {
    bench,
    kept,
    edition,
    builtIn,
    problems,
    draft,
    status,
    set: (path, value) => step((before) => typed(before, builtIn, path, value, status), path.join('.')),
    setStatus: (path, next) => step((before) => put(before, [...path, 'status'], next)),
    add: (list, item, at) => step((before) => added(before, builtIn, list, item, status, at)),
    remove: (path) => step((before) => removed(before, builtIn, path, status)),
    confirm: (paths) => step((before) => paths.reduce((next, path) => withStatus(next, path, status, isUnasked), before)),
    replace: (next, stroke) => step(() => next, stroke),
    undo: () => setDraft(undone),
    redo: () => setDraft(redone),
    note: (part) => setNotes((before) => ({ ...before, ...part })),
  }
}
