import { useId, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from './checkbox.tsx'
import { FieldError } from './field.tsx'

interface CheckboxFieldProps {
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly registration: UseFormRegisterReturn
}

export function CheckboxField({ label, error, registration }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <div className="flex items-start gap-3">
        <Checkbox id={id} aria-invalid={Boolean(error)} aria-describedby={error ? `${id}-note` : undefined} {...registration} />
        <label htmlFor={id} className="pt-0.5 text-[14px]/5">
          {label}
        </label>
      </div>
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : null}
    </div>
  )
}
