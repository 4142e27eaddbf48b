import type { Edition, GameText } from '@fairground/kernel'
import type { CatalogueEntry, TableInfo } from '@fairground/protocol'
import { Suspense } from 'preact/compat'
import { get } from '../lib/api.ts'
import { Icon } from '../lib/icon.tsx'
import { latePart } from '../lib/late.tsx'
import { useLoaded } from '../lib/load.ts'
import { t } from '../lib/text.ts'
import { words } from './words.ts'

const EditionLine = latePart(() => import('../workshop/EditionLine.tsx'))

/** The settings of the table that differ from the defaults, in words. */
export function ChangedSettings({ table, text }: { readonly table: TableInfo; readonly text: GameText<unknown, never, unknown> }) {
  const say = words.value
  const { edition } = table.options as { readonly edition?: string | Edition }
  const entry = useLoaded(() => get<CatalogueEntry>(`/api/games/${table.game}`), table.game)
  const unusual = entry.state === 'there' ? different(entry.value, table.options) : []
  return (
    <section class="card agreed">
      <h2>
        <Icon name="scroll" size={18} /> {say.agreed}
      </h2>
      <ul>
        {unusual.map(([name, value]) => (
          <li key={name}>
            {text.options[name]?.label ?? name}
            {value !== true && (
              <>
                : <b>{value === false ? t.value.settings.off : (text.options[name]?.values?.[String(value)] ?? String(value))}</b>
              </>
            )}
          </li>
        ))}
        {typeof edition === 'object' && (
          <Suspense fallback={null}>
            <li>
              {text.options.edition?.label}: <EditionLine game={table.game} edition={edition} />
            </li>
          </Suspense>
        )}
        {entry.state === 'there' && unusual.length === 0 && typeof edition !== 'object' && <li>{say.usual}</li>}
        {table.order === 'drawn' && <li>{say.drawn}</li>}
        {table.seats.length > 1 && <li>{table.unrated ? say.friendly : say.isRated}</li>}
      </ul>
    </section>
  )
}

/** Options that differ from their defaults. A custom edition has a separate line. */
function different({ options }: CatalogueEntry, chosen: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(chosen as Readonly<Record<string, unknown>>).filter(
    ([name, value]) => options[name] !== undefined && typeof value !== 'object' && value !== options[name].default,
  )
}
