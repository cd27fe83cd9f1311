import { MaskInput } from 'maska'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useLocale } from 'use-intl'
import { dateOrderOf } from './date-text.ts'
import { Field, type FieldFrame } from './field.tsx'

interface DateFieldProps extends FieldFrame {
  readonly registration: UseFormRegisterReturn
  readonly autoComplete?: string
}

/** A date typed as digits, in the order that the page's language writes them. */
export function DateField({ label, hint, error, registration, autoComplete }: DateFieldProps) {
  const { placeholder } = dateOrderOf(useLocale())
  const { ref, ...handlers } = registration
  const maskAndRegister = (input: HTMLInputElement | null) => {
    ref(input)
    if (!input) return undefined
    const mask = new MaskInput(input, { mask: '##/##/####' })
    return () => mask.destroy()
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          className="input figures"
          inputMode="numeric"
          placeholder={placeholder}
          autoComplete={autoComplete}
          {...ids}
          {...handlers}
          ref={maskAndRegister}
        />
      )}
    </Field>
  )
}
