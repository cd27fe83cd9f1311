import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { CODE_LENGTH } from '../contract.ts'
import type { phoneEn } from './messages.en.ts'

/** A refusal reason from the server, or one found by a form. */
export type Refusal = keyof typeof phoneEn.refusals

/** The text for a refusal; `at` in Unix seconds. */
export function useRefusalText(): (refusal: Refusal, values?: { readonly left?: number; readonly at?: number }) => string {
  const t = useTranslations('phone.refusals')
  const dateTime = useDateTimeText()
  return (refusal, { left = 0, at = 0 } = {}) => t(refusal, { left, digits: CODE_LENGTH, at: dateTime(at * SECOND_MS, 'short') })
}
