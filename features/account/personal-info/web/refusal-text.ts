import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import type { personalInfoEn } from './messages.en.ts'

/** A refusal reason from the server, or one found by the form. */
export type Refusal = keyof typeof personalInfoEn.refusals

/** Values for the text; `at` in Unix seconds. */
export interface RefusalValues {
  readonly zip?: string
  readonly state?: string
  readonly there?: string
  readonly years?: number
  readonly at?: number
}

/** The text for a refusal; it is shown at the field concerned. */
export function useRefusalText(): (refusal: Refusal, values?: RefusalValues) => string {
  const t = useTranslations('personal-info.refusals')
  const dateTime = useDateTimeText()
  return (refusal, { zip = '', state = '', there = '', years = 0, at = 0 } = {}) =>
    t(refusal, { zip, state, there, years, at: dateTime(at * SECOND_MS, 'short') })
}
