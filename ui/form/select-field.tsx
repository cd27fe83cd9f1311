import type { UseFormRegisterReturn } from 'react-hook-form'
import { Icon } from '../icons/icon.tsx'
import { Field, type FieldFrame } from './field.tsx'

interface SelectFieldProps extends FieldFrame {
  readonly registration: UseFormRegisterReturn
  /** Values and their words, in the order shown. */
  readonly options: readonly (readonly [value: string, text: string])[]
  /** Stands for 'nothing chosen yet', where that is an answer. */
  readonly placeholder?: string
  readonly autoComplete?: string
  /** What the server draws as chosen. */
  readonly defaultValue?: string
}

/** The browser's own select: best on phones, and typing a letter jumps to it. */
export function SelectField({ label, hint, error, registration, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative">
          <select className="input" {...select} {...ids} {...registration}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute top-3.5 right-3.5 text-muted">
            <Icon name="caret-down-bold" />
          </span>
        </div>
      )}
    </Field>
  )
}
