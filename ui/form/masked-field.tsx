import { MaskInput } from 'maska'
import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, type FieldFrame } from './field.tsx'

interface MaskedFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, keyof FieldFrame | 'ref' | 'name'> {
  readonly registration: UseFormRegisterReturn
  /** `#` is a digit, `@` a letter, `*` either; other characters are literal: `(###) ###-####`. */
  readonly mask: string
  /** Strips pasted characters that the mask does not accept. */
  readonly clean?: (text: string) => string
}

/** Accepts only what fits the mask and inserts its literals. */
export function MaskedField({ label, hint, error, registration, mask, clean, ...input }: MaskedFieldProps) {
  const { ref, ...handlers } = registration
  const maskAndRegister = (element: HTMLInputElement | null) => {
    ref(element)
    if (!element) return undefined
    const masked = new MaskInput(element, { mask, ...(clean ? { preProcess: clean } : {}) })
    return () => masked.destroy()
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <input className="input figures" inputMode="numeric" {...input} {...ids} {...handlers} ref={maskAndRegister} />}
    </Field>
  )
}
