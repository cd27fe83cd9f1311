import { FieldError } from '#ui/form/field.tsx'
import { type FormSchema, labelOf } from '#kernel/form-schema.ts'
import { useSchemaForm } from './form-context.ts'
import type { FieldPath } from './put-at.ts'

interface GamesFieldProps {
  readonly schema: FormSchema
  readonly name: string
  readonly path: FieldPath
  readonly value: unknown
}

/** Games by name. A chosen game that is no longer open stays listed. */
export function GamesField({ schema, name, path, value }: GamesFieldProps) {
  const { games, problems, put } = useSchemaForm()
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const gone = chosen.filter((slug) => !games.some((game) => game.slug === slug)).map((slug) => ({ slug, title: slug }))
  const toggle = (slug: string, isChosen: boolean) =>
    put(path, isChosen ? [...chosen, slug] : chosen.filter((each) => each !== slug))
  const problem = problems.get(path)
  return (
    <details className="rounded-control px-4 py-2 hairline sm:col-span-2">
      <summary className="min-h-11 font-semibold">
        {labelOf(schema, name)}: {chosen.length === 0 && !schema.minItems ? 'every game' : chosen.length}
      </summary>
      <fieldset className="grid max-h-80 gap-x-4 overflow-y-auto pb-2 sm:grid-cols-2">
        <legend className="sr-only">{labelOf(schema, name)}</legend>
        {[...gone, ...games].map(({ slug, title }) => (
          <label key={slug} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5"
              checked={chosen.includes(slug)}
              onChange={({ target }) => toggle(slug, target.checked)}
            />
            {title}
          </label>
        ))}
      </fieldset>
      {problem ? <FieldError>{problem}</FieldError> : null}
    </details>
  )
}
