import { useTranslations } from 'use-intl'
import { LOCK_MINUTES } from '#features/account/sign-in/contract.ts'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import type { securityEn } from './messages.en.ts'

export type Refusal = keyof typeof securityEn.refusals

/** The text for a refusal; it is shown at the field concerned. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations('security.refusals')
  return (refusal) => t(refusal, { count: PASSWORD_LENGTH_MIN, minutes: LOCK_MINUTES })
}
