import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useMomentText } from '#ui/time/moment-text.ts'
import type { personalInfoEn } from './messages.en.ts'

/** A reason of the server, or one that the form found itself. */
export type Refusal = keyof typeof personalInfoEn.refusals

/** What a sentence may speak of; `at` in Unix seconds. */
export interface RefusalValues {
  readonly zip?: string
  readonly state?: string
  readonly there?: string
  readonly years?: number
  readonly at?: number
}

/** The sentence for a refusal; it stands at the field that it speaks of. */
export function useRefusalText(): (refusal: Refusal, values?: RefusalValues) => string {
  const t = useTranslations('personal-info.refusals')
  const moment = useMomentText()
  return (refusal, { zip = '', state = '', there = '', years = 0, at = 0 } = {}) =>
    t(refusal, { zip, state, there, years, at: moment(at * SECOND_MS, 'short') })
}
