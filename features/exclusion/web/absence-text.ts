import { useFormatter, useTranslations } from 'use-intl'
import { SECOND_MS } from '#kernel/time.ts'
import { RETURN_WAIT_DAYS, type Absence } from '../contract.ts'

/** One sentence: what holds, and until when. */
export function useAbsenceText(): (absence: Absence) => string {
  const t = useTranslations('exclusion')
  const moment = useMoment()
  return ({ kind, until, mayAskReturn, returnsAt }) => {
    if (returnsAt !== null) return t('returning', { at: moment(returnsAt) })
    if (mayAskReturn) return t('mayReturn', { days: RETURN_WAIT_DAYS })
    if (until === null) return t('excludedForGood')
    return t(kind === 'break' ? 'onBreakUntil' : 'excludedUntil', { at: moment(until), days: RETURN_WAIT_DAYS })
  }
}

/** The same on server and page, so in no zone of the reader's own. */
export function useMoment(): (at: number) => string {
  const format = useFormatter()
  return (at) => `${format.dateTime(new Date(at * SECOND_MS), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
}
