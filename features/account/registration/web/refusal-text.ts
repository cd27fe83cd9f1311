import { useTranslations } from 'use-intl'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import type { registrationEn } from './messages.en.ts'

/** A reason of the server, or one that the form found itself. */
export type Refusal = keyof typeof registrationEn.refusals

/** The sentence for a refusal; it stands at the field that it speaks of. */
export function useRefusalText(): (refusal: Refusal, values?: { years?: number }) => string {
  const t = useTranslations('registration.refusals')
  return (refusal, { years = 18 } = {}) => t(refusal, { years, count: PASSWORD_LENGTH_MIN })
}
