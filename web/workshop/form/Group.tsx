import { fieldAt, type Path, written } from '../model/fields.ts'
import { Checks } from './Checks.tsx'
import { useForm } from './context.ts'
import { Rows, ShownWhere } from './Rows.tsx'

/** Fields that belong together, in the order of the layout. */
export function Group({ paths }: { readonly paths: readonly Path[] }) {
  const { field, edition, problems } = useForm()
  const [above] = paths.map((path) => path.slice(0, -1))
  return (
    <>
      {above !== undefined && above.length > 0 && <ShownWhere path={above} />}
      {paths.map((path) => {
        const inner = fieldAt(field, path, edition)
        if (inner === undefined) return null
        return (
          <div key={written(path)} class="ws-group-part">
            {inner.kind === 'record' && <Checks problems={problems.filter((problem) => problem.path === written(path))} />}
            {inner.kind === 'record' && <ShownWhere path={path} />}
            <Rows field={inner} path={path} />
          </div>
        )
      })}
    </>
  )
}
