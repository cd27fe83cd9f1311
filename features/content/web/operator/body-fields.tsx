import { Field } from '#ui/form/field.tsx'
import { fieldsOf, labelOf, putField, type Body } from './body-paths.ts'

/** A field for each text, number and switch of a body. */
export function BodyFields({ body, onChange }: { body: Body; onChange: (body: Body) => void }) {
  return fieldsOf(body).map(({ path, value }) => {
    const put = (next: unknown) => onChange(putField(body, path, next))
    const label = labelOf(path)
    if (typeof value === 'boolean') {
      return (
        <label key={label} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5" checked={value} onChange={(event) => put(event.target.checked)} />
          {label}
        </label>
      )
    }
    return (
      <Field key={label} label={label}>
        {(ids) =>
          typeof value === 'number' ? (
            <input {...ids} className="input" type="number" value={value} onChange={(event) => put(Number(event.target.value))} />
          ) : isLong(path, value) ? (
            <textarea
              {...ids}
              className="input min-h-72 py-3 font-mono text-[14px]/5"
              value={value}
              onChange={(event) => put(event.target.value)}
            />
          ) : (
            <input {...ids} className="input" value={value} onChange={(event) => put(event.target.value)} />
          )
        }
      </Field>
    )
  })
}

const isLong = (path: readonly string[], value: string): boolean =>
  path.join('.') === 'body' || value.includes('\n') || path.at(-1) === 'text'
