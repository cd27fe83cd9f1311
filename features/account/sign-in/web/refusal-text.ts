import { useTranslations } from 'use-intl'
import { LOCK_MINUTES } from '../contract.ts'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import type { signInEn } from './messages.en.ts'

/** A reason of the server, or one that the form found itself. */
export type Refusal = keyof typeof signInEn.refusals

/** The sentence for a refusal; it stands at the field that it speaks of. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations('sign-in.refusals')
  return (refusal) => t(refusal, { count: PASSWORD_LENGTH_MIN, minutes: LOCK_MINUTES })
}
