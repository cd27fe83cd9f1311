import { memo } from 'react'
import { Field } from '#ui/form/field.tsx'
import { blankOf, type FormSchema, labelOf, unwrap, type Widget, widgetOf } from '#kernel/form-schema.ts'
import { Control } from './control.tsx'
import { GamesField } from './games-field.tsx'
import { OddsTable } from './odds-table.tsx'
import { useSchemaForm } from './form-context.ts'
import type { FieldPath } from './put-at.ts'
import { RowList } from './row-list.tsx'
import { RowTable } from './row-table.tsx'

interface SchemaFieldProps {
  readonly schema: FormSchema
  /** Its key in the configuration. */
  readonly name: string
  readonly path: FieldPath
  readonly value: unknown
  /** Whether the configuration does without it. */
  readonly isOptional?: boolean
}

/** What takes both columns of the form. */
const WIDE: ReadonlySet<Widget> = new Set(['group', 'odds', 'table', 'list'])

/** One field of a configuration, drawn from its schema. */
const SchemaField = memo(function SchemaField({ schema: of, name, path, value, isOptional = false }: SchemaFieldProps) {
  const { put } = useSchemaForm()
  const { schema, isNullable } = unwrap(of)
  const isAbsent = value === null || value === undefined
  const props = { schema, name, path, value }
  if (!isNullable && !isOptional) return <Present {...props} />
  const absent = isNullable ? null : undefined
  const isWide = !isAbsent && WIDE.has(widgetOf(schema, name))
  return (
    <div className={`grid content-start gap-2 ${isWide ? 'min-w-0 sm:col-span-2' : ''}`}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={!isAbsent}
          onChange={({ target }) => put(path, target.checked ? blankOf(schema) : absent)}
        />
        {labelOf(schema, name)} {isAbsent ? '(none)' : ''}
      </label>
      {isAbsent ? null : <Present {...props} />}
    </div>
  )
})

/** Every property of an object. */
export function SchemaFields({ schema, path, value }: Pick<SchemaFieldProps, 'schema' | 'path' | 'value'>) {
  const { properties = {}, required = [] } = schema
  const own = (value ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(properties).map(([key, each]) => (
    <SchemaField
      key={key}
      schema={each}
      name={key}
      path={`${path}.${key}`}
      value={own[key]}
      isOptional={!required.includes(key) && each.default === undefined}
    />
  ))
}

type PresentProps = Omit<SchemaFieldProps, 'isOptional'>

function Present({ schema, name, path, value }: PresentProps) {
  const { problems, put } = useSchemaForm()
  const widget = widgetOf(schema, name)
  const label = labelOf(schema, name)
  const props = { schema, name, path, value }
  switch (widget) {
    case 'group':
      return (
        <fieldset className="grid min-w-0 gap-4 sm:col-span-2 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">{label}</legend>
          <SchemaFields {...props} />
        </fieldset>
      )
    case 'odds':
      return <OddsTable {...props} />
    case 'table':
      return <RowTable {...props} />
    case 'list':
      return (
        <RowList {...props}>
          {(row, at) => <SchemaFields schema={schema.items ?? {}} path={`${path}.${at}`} value={row} />}
        </RowList>
      )
    case 'games':
      return <GamesField {...props} />
    case 'switch':
      return (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={value === true}
            onChange={({ target }) => put(path, target.checked)}
          />
          {label}
        </label>
      )
    default:
      return (
        <Field label={label} hint={hintOf(widget, schema, value)} error={problems.get(path)}>
          {(ids) => <Control ids={ids} widget={widget} schema={schema} path={path} value={value} />}
        </Field>
      )
  }
}

function hintOf(widget: Widget, { description }: FormSchema, value: unknown): string | undefined {
  if (widget === 'duration') return `Seconds${typeof value === 'number' ? `: ${durationText(value)}` : ''}.`
  if (widget === 'share') return 'Percent.'
  if (widget === 'chance') return 'Percent of all cases.'
  if (widget === 'cents') return 'US dollars.'
  if (widget === 'lines') return 'One per line.'
  if (widget === 'json') return 'JSON.'
  return description === 'minor units' || description === 'Unix seconds' ? undefined : description
}

/** 93,600 seconds are `1 d 2 h`. */
function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ') || '0 s'
}
