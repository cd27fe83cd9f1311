import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, type FieldFrame } from './field.tsx'

interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, keyof FieldFrame | 'ref' | 'name'> {
  readonly registration: UseFormRegisterReturn
}

export function TextField({ label, hint, error, registration, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <input className="input" type={type} {...input} {...ids} {...registration} />}
    </Field>
  )
}
