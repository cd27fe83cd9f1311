import type { UseFormRegisterReturn } from 'react-hook-form'
import { DATE_PLACEHOLDERS } from './date-text.ts'
import type { FieldFrame } from './field.tsx'
import { MaskedField } from './masked-field.tsx'
import { useSiteLocale } from '../i18n/site-locale.ts'

interface DateFieldProps extends FieldFrame {
  readonly registration: UseFormRegisterReturn
  readonly autoComplete?: string
}

/** A date typed as digits, month first. */
export const DateField = (field: DateFieldProps) => (
  <MaskedField {...field} mask="##/##/####" placeholder={DATE_PLACEHOLDERS[useSiteLocale()]} />
)
