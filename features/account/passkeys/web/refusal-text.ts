import { useTranslations } from 'use-intl'
import { PASSKEYS_MAX } from '../contract.ts'
import type { passkeysEn } from './messages.en.ts'

export type Refusal = keyof typeof passkeysEn.refusals

/** The text for a refusal. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations('passkeys.refusals')
  return (refusal) => t(refusal, { most: PASSKEYS_MAX })
}
