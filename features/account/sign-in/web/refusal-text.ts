import { useTranslations } from 'use-intl'
import { LOCK_MINUTES } from '../contract.ts'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import type { signInEn } from './messages.en.ts'

/** A refusal reason from the server, or one found by the form. */
export type Refusal = keyof typeof signInEn.refusals

/** The text for a refusal; it is shown at the field concerned. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations('sign-in.refusals')
  return (refusal) => t(refusal, { count: PASSWORD_LENGTH_MIN, minutes: LOCK_MINUTES })
}
