import { useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { useMomentText } from '#ui/time/moment-text.ts'
import { RETURN_WAIT_DAYS, type Absence } from '../contract.ts'

/** One sentence: what holds, and until when. */
export function useAbsenceText(): (absence: Absence) => string {
  const t = useTranslations('exclusion')
  const moment = useMomentText()
  return ({ kind, until, mayAskReturn, returnsAt }) => {
    if (returnsAt !== null) return t('returning', { at: moment(returnsAt * SECOND_MS) })
    if (mayAskReturn) return t('mayReturn', { days: RETURN_WAIT_DAYS })
    if (until === null) return t('excludedForGood')
    return t(kind === 'break' ? 'onBreakUntil' : 'excludedUntil', { at: moment(until * SECOND_MS), days: RETURN_WAIT_DAYS })
  }
}
