import { useTranslations } from 'use-intl'
import { LOCK_MINUTES } from '#features/sign-in/contract.ts'
import { PASSWORD_LENGTH_MIN } from '#kernel/password.ts'
import type { securityEn } from './messages.en.ts'

export type Refusal = keyof typeof securityEn.refusals

/** The sentence for a refusal; it stands at the field that it speaks of. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations('security.refusals')
  return (refusal) => t(refusal, { count: PASSWORD_LENGTH_MIN, minutes: LOCK_MINUTES })
}
