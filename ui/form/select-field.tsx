import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, type FieldFrame } from './field.tsx'
import { Select } from './select.tsx'

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
