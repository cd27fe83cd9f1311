import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useMomentText } from '#ui/time/moment-text.ts'
import { CODE_LENGTH } from '../contract.ts'
import type { phoneEn } from './messages.en.ts'

/** A reason of the server, or one that a form found itself. */
export type Refusal = keyof typeof phoneEn.refusals

/** The sentence for a refusal; `at` in Unix seconds. */
export function useRefusalText(): (refusal: Refusal, values?: { readonly left?: number; readonly at?: number }) => string {
  const t = useTranslations('phone.refusals')
  const moment = useMomentText()
  return (refusal, { left = 0, at = 0 } = {}) => t(refusal, { left, digits: CODE_LENGTH, at: moment(at * SECOND_MS, 'short') })
}
