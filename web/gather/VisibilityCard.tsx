import type { Visibility } from '@fairground/protocol'
import { Icon } from '../lib/icon.tsx'
import { Segments } from '../lib/Segments.tsx'
import { t } from '../lib/text.ts'
import { words } from './words.ts'

interface Props {
  readonly chosen: Visibility
  choose(visibility: Visibility): void
}

/** Who may find a table: while it is set up, and for its owner until it begins. */
export function VisibilityCard({ chosen, choose }: Props) {
  const say = words.value
  return (
    <section class="card">
      <h2>
        <Icon name="eye" size={18} /> {t.value.setUp.visibility}
      </h2>
      <Segments
        name="visibility"
        legend={t.value.setUp.visibility}
        quiet
        values={['private', 'listed'] as const}
        chosen={chosen}
        label={(each) => say.visibilities[each]}
        choose={choose}
      />
      <p class="hint">{say.visibilityHints[chosen]}</p>
    </section>
  )
}
