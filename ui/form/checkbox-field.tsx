import { useId, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Icon } from '../icons/icon.tsx'
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
        <span className="relative -m-2.5 grid size-11 flex-none place-items-center">
          <input
            id={id}
            type="checkbox"
            className="checkbox peer"
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-note` : undefined}
            {...registration}
          />
          <Icon
            name="check-bold"
            className="pointer-events-none absolute size-4 scale-50 text-on-accent opacity-0 transition duration-200 peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="pt-0.5 text-[14px]/5">
          {label}
        </label>
      </div>
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : null}
    </div>
  )
}
