import { instantOfLocal, localTimeOf, SECOND_MS } from '#kernel/time.ts'
import type { ControlIds } from '#ui/form/field.tsx'
import { type FormSchema, scaleOf, type Widget } from '#kernel/form-schema.ts'
import { NumberInput } from './number-input.tsx'
import { useSchemaForm } from './form-context.ts'
import type { FieldPath } from './put-at.ts'

interface ControlProps {
  readonly schema: FormSchema
  readonly path: FieldPath
  readonly value: unknown
  readonly ids: Partial<ControlIds> & { readonly 'aria-label'?: string }
  readonly widget: Widget
}

/** The control of a single value; used in rows of tables too. */
export function Control({ ids, widget, schema, path, value }: ControlProps) {
  const { put, timeZone } = useSchemaForm()
  switch (widget) {
    case 'choice': {
      const options = schema.enum ?? [schema.const!]
      return (
        <div className="operator-select">
          <select
            {...ids}
            className="input"
            value={String(value)}
            onChange={({ target }) =>
              put(
                path,
                options.find((each) => String(each) === target.value),
              )
            }
          >
            {options.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </div>
      )
    }
    case 'time':
      return (
        <input
          {...ids}
          className="input"
          type="datetime-local"
          value={typeof value === 'number' ? localTimeOf(value * SECOND_MS, timeZone) : ''}
          onChange={({ target }) => put(path, target.value && instantOfLocal(target.value, timeZone) / SECOND_MS)}
        />
      )
    case 'long':
    case 'lines':
    case 'json':
      return <TextArea ids={ids} widget={widget} value={value} onPut={(next) => put(path, next)} />
    case 'text':
      return (
        <input
          {...ids}
          className="input"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => put(path, target.value)}
        />
      )
    default:
      return <NumberInput ids={ids} value={value} scale={scaleOf(widget)} onPut={(next) => put(path, next)} />
  }
}

interface TextAreaProps extends Pick<ControlProps, 'ids' | 'widget' | 'value'> {
  readonly onPut: (value: unknown) => void
}

function TextArea({ ids, widget, value, onPut }: TextAreaProps) {
  const text = widget === 'lines' && Array.isArray(value) ? value.join('\n') : textOfJson(value)
  return (
    <textarea
      {...ids}
      className="input min-h-28 py-3"
      value={text}
      onChange={({ target }) =>
        onPut(widget === 'lines' ? target.value.split('\n') : widget === 'json' ? parsed(target.value) : target.value)
      }
    />
  )
}

const textOfJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
