import { useTranslations } from 'use-intl'
import { LOCK_MINUTES, PASSWORD_LENGTH_MIN } from '../contract.ts'
import type { accountEn } from './messages.en.ts'

/** A reason of the server, or one that the form found itself. */
export type Refusal = keyof typeof accountEn.refusals

/** The sentence for a refusal; it stands at the field that it speaks of. */
export function useRefusalText(): (refusal: Refusal, values?: { years?: number }) => string {
  const t = useTranslations('account.refusals')
  return (refusal, { years = 18 } = {}) => t(refusal, { years, count: PASSWORD_LENGTH_MIN, minutes: LOCK_MINUTES })
}
