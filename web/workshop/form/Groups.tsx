import type { WorkshopTab } from '@fairground/kit'
import { fieldAt, pathOf, written } from '../model/fields.ts'
import { Checks } from './Checks.tsx'
import { useForm } from './context.ts'
import { Rows } from './Rows.tsx'

/** Groups of fields on one page, in the order of the layout. */
export function Groups({ groups }: { readonly groups: Extract<WorkshopTab, { kind: 'form' }>['groups'] }) {
  const { field, edition, words, problems } = useForm()
  return (
    <>
      {groups.map(({ id, at }) => (
        <fieldset key={id} class="ws-group">
          <legend>{words.groups[id] ?? id}</legend>
          {at.map((written_) => {
            const path = pathOf(written_)
            const inner = fieldAt(field, path, edition)
            if (inner === undefined) return null
            return (
              <div key={written_} class="ws-group-part">
                {inner.kind === 'record' && <Checks problems={problems.filter((problem) => problem.path === written(path))} />}
                <Rows field={inner} path={path} />
              </div>
            )
          })}
        </fieldset>
      ))}
    </>
  )
}
