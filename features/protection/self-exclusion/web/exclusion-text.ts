import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { RETURN_WAIT_DAYS, type Absence } from '../contract.ts'

/** One sentence: the current break or self-exclusion, and its end. */
export function useAbsenceText(): (absence: Absence) => string {
  const t = useTranslations('self-exclusion')
  const dateTime = useDateTimeText()
  return ({ kind, until, mayAskReturn, returnsAt }) => {
    if (returnsAt !== null) return t('returning', { at: dateTime(returnsAt * SECOND_MS) })
    if (mayAskReturn) return t('mayReturn', { days: RETURN_WAIT_DAYS })
    if (until === null) return t('excludedForGood')
    return t(kind === 'break' ? 'onBreakUntil' : 'excludedUntil', { at: dateTime(until * SECOND_MS), days: RETURN_WAIT_DAYS })
  }
}
