import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, type FieldFrame } from './field.tsx'
import { Select } from './select.tsx'

interface SelectFieldProps extends FieldFrame {
  readonly registration: UseFormRegisterReturn
  /** Values and labels, in display order. */
  readonly options: readonly (readonly [value: string, text: string])[]
  /** Label of the empty option, if empty is a valid answer. */
  readonly placeholder?: string
  readonly autoComplete?: string
  /** The value that the server renders as selected. */
  readonly defaultValue?: string
}

export function SelectField({ label, hint, error, registration, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <Select {...select} {...ids} {...registration}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
