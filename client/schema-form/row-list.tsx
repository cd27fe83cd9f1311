import type { ReactNode } from 'react'
import { FieldError } from '#ui/form/field.tsx'
import { labelOf, singularOf } from '#kernel/form-schema.ts'
import { useSchemaForm } from './form-context.ts'
import { type Row, type RowsProps, useRows } from './row-table.tsx'

/** Up to this many are open at first. */
const OPEN_MAX = 2

/** Items with lists of their own: each one folds. */
export function RowList({ children, ...props }: RowsProps & { readonly children: (row: Row, at: number) => ReactNode }) {
  const { problems } = useSchemaForm()
  const { rows, mayAdd, mayRemove, add, remove } = useRows(props)
  const { schema, name, path } = props
  const label = labelOf(schema, name)
  const one = singularOf(label)
  const problem = problems.get(path)
  return (
    <section className="grid min-w-0 gap-3 sm:col-span-2" aria-label={label}>
      <h4 className="font-semibold">{label}</h4>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an item is its position
        <details key={at} className="min-w-0 rounded-control px-4 py-2 hairline" open={rows.length <= OPEN_MAX}>
          <summary className="min-h-11">
            {one} {at + 1}
          </summary>
          <div className="grid min-w-0 gap-4 pb-3 sm:grid-cols-2">
            {children(row, at)}
            {mayRemove ? (
              <button
                type="button"
                className="button w-fit sm:col-span-2"
                data-kind="plain"
                data-size="small"
                onClick={() => remove(at)}
              >
                Remove {one.toLowerCase()} {at + 1}
              </button>
            ) : null}
          </div>
        </details>
      ))}
      {problem ? <FieldError>{problem}</FieldError> : null}
      {mayAdd ? (
        <button type="button" className="button w-fit" data-kind="quiet" data-size="small" onClick={add}>
          Add {one.toLowerCase()} {rows.length + 1}
        </button>
      ) : null}
    </section>
  )
}
