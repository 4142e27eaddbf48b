import { IconPress } from '../lib/IconPress.tsx'
import { Icon } from '../lib/icon.tsx'
import { settings } from '../lib/settings.ts'
import type { Editing } from './editing.ts'
import { BenchIcon } from './icons.tsx'
import { valueAt } from './model/edit.ts'
import { fieldAt, pathOf } from './model/fields.ts'
import type { Walking } from './use-walk.ts'
import { isBelow, w } from './words.ts'

interface Props {
  readonly editing: Editing
  readonly walk: Walking
  readonly shown: string
  show(at: string): void
}

/** Under the thumb: back, as on my card, and on without it. */
export function WalkFoot({ editing, walk, shown, show }: Props) {
  const { bench, edition, problems, draft, undo } = editing
  const { language } = settings.value
  const wrong = problems.some((problem) => isBelow(problem, shown))
  const next = walk.after(shown)
  const before = walk.before(shown)
  const list = pathOf(shown).slice(0, -1)
  const field = fieldAt(bench.field, list, edition)
  const count = (valueAt(edition, list) as readonly unknown[]).length
  const canGo = field?.kind === 'list' && count > field.min
  const nextBadge = next === undefined ? undefined : bench.layout.item(edition, next, bench.texts[language], language).badge

  function asPrinted(): void {
    walk.confirm(shown)
    if (next !== undefined) show(next)
  }

  function without(): void {
    const [own, after] = [Number(pathOf(shown).at(-1)), next]
    editing.remove(pathOf(shown))
    // What stood behind it has moved up.
    if (after === undefined) return
    const place = pathOf(after)
    const index = Number(place.at(-1))
    show([...place.slice(0, -1), index > own && after.startsWith(list.join('.')) ? index - 1 : index].join('.'))
  }

  return (
    <>
      <div class="ws-foot-more">
        <button type="button" class="button quiet" aria-disabled={draft.past.length === 0} onClick={undo}>
          <Icon name="undo" /> {w.value.undo}
        </button>
        {canGo && (
          <button type="button" class="button quiet" onClick={without}>
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
        <button type="button" class="button primary ws-confirm" disabled={wrong} onClick={asPrinted}>
          <Icon name="check" />
          <span>
            {w.value.asOnMine[editing.kept.kind]}
            {nextBadge !== undefined && <span class="ws-wide">{w.value.nextOne(nextBadge)}</span>}
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
