import type { UseFormRegisterReturn } from 'react-hook-form'
import { useLocale } from 'use-intl'
import { dateOrderOf } from './date-text.ts'
import type { FieldFrame } from './field.tsx'
import { MaskedField } from './masked-field.tsx'

interface DateFieldProps extends FieldFrame {
  readonly registration: UseFormRegisterReturn
  readonly autoComplete?: string
}

/** A date typed as digits, in the order that the page's language writes them. */
export const DateField = (field: DateFieldProps) => (
  <MaskedField {...field} mask="##/##/####" placeholder={dateOrderOf(useLocale()).placeholder} />
)
