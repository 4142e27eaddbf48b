import type { WorkshopItem } from '@fairground/kit'
import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import type { Editing } from './editing.ts'
import { BenchIcon } from './icons.tsx'
import { valueAt } from './model/edit.ts'
import { fieldAt, type Path, pathOf, written } from './model/fields.ts'
import { pathsOf } from './places.ts'
import type { Walkthrough } from './use-walkthrough.ts'
import { isBelow, placeItem, w } from './words.ts'

interface Props {
  readonly editing: Editing
  readonly walk: Walkthrough
  readonly shown: string
  show(at: string): void
}

/** A number says enough. */
function shortName({ badge, title }: WorkshopItem): string {
  return badge !== undefined && /^\d+$/.test(badge) ? badge : title
}

/** The bar at the foot: back, "as on my card", and skip. */
export function WalkthroughFooter({ editing, walk, shown, show }: Props) {
  const { bench, edition, problems, draft, undo } = editing
  const wrong = problems.some((problem) => pathsOf(bench.layout, edition, shown).some((path) => isBelow(problem, path.join('.'))))
  const next = walk.after(shown)
  const before = walk.before(shown)
  const path = shown.includes('#') ? undefined : pathOf(shown)
  const list = path?.slice(0, -1) ?? []
  const field = path && fieldAt(bench.field, list, edition)
  const canGo = field?.kind === 'list' && (valueAt(edition, list) as readonly unknown[]).length > field.min
  const coming = next === undefined ? undefined : placeItem(bench, edition, next)

  function asPrinted(): void {
    walk.confirm(shown)
    if (next !== undefined) show(next)
  }

  function without(gone: Path): void {
    editing.remove(gone)
    // The following items of the same list have moved up.
    if (next === undefined) return
    const after = pathOf(next)
    const isBehind = written(after.slice(0, -1)) === written(list) && Number(after.at(-1)) > Number(gone.at(-1))
    show(isBehind ? written([...list, Number(after.at(-1)) - 1]) : next)
  }

  return (
    <>
      <div class="ws-foot-more">
        {canGo && path !== undefined && (
          <button type="button" class="button quiet" onClick={() => without(path)}>
            {w.value.notInMyBox}
          </button>
        )}
      </div>
      <div class="ws-foot">
        <IconPress
          icon="arrowLeft"
          label={w.value.previous}
          off={before === undefined}
          press={() => before !== undefined && show(before)}
        />
        <IconPress icon="undo" label={w.value.undo} off={draft.past.length === 0} press={undo} />
        <button type="button" class="button primary ws-confirm" disabled={wrong} onClick={asPrinted}>
          <Icon name="check" />
          <span>
            {w.value.asOnMine[path === undefined && editing.kept.kind === 'box' ? 'part' : editing.kept.kind]}
            {coming !== undefined && <span class="ws-wide">{w.value.nextOne(shortName(coming))}</span>}
          </span>
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={w.value.skip}
          title={w.value.skip}
          aria-disabled={next === undefined}
          onClick={() => next !== undefined && show(next)}
        >
          <BenchIcon name="skip" />
        </button>
      </div>
    </>
  )
}
