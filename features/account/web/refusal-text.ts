import { useTranslations } from 'use-intl'
import { LOCK_MINUTES } from '../contract.ts'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import type { accountEn } from './messages.en.ts'

/** A reason of the server, or one that the form found itself. */
export type Refusal = keyof typeof accountEn.refusals

/** The sentence for a refusal; it stands at the field that it speaks of. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations('account.refusals')
  return (refusal) => t(refusal, { count: PASSWORD_LENGTH_MIN, minutes: LOCK_MINUTES })
}
