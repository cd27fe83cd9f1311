import { useTranslations } from 'use-intl'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import type { registrationEn } from './messages.en.ts'

/** A refusal reason from the server, or one found by the form. */
export type Refusal = keyof typeof registrationEn.refusals

/** The text for a refusal; it is shown at the field concerned. */
export function useRefusalText(): (refusal: Refusal, values?: { years?: number }) => string {
  const t = useTranslations('registration.refusals')
  return (refusal, { years = 18 } = {}) => t(refusal, { years, count: PASSWORD_LENGTH_MIN })
}
