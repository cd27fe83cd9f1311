import { useFormatter, useTranslations } from 'use-intl'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { useOwnTimeZone } from '#ui/time/own-time-zone.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'

const TIME = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const

/**
 * To the second, as there are several rounds within a minute: `Today, 3:17:05 PM`, without a year in the current one. In
 * full and in UTC until hydration, as the server rendered it.
 */
export function useRoundTime(): (at: string) => string {
  const t = useTranslations('round-history')
  const format = useFormatter()
  const { timeZone } = useOwnTimeZone()
  const inFull = useDateTimeText()
  return (at) => {
    if (!timeZone) return inFull(at, 'second')
    const [then, now] = [new Date(at), new Date(serverNowMs())]
    const areSame = (parts: { year: 'numeric'; month?: 'numeric'; day?: 'numeric' }): boolean =>
      format.dateTime(then, { ...parts, timeZone }) === format.dateTime(now, { ...parts, timeZone })
    if (areSame({ year: 'numeric', month: 'numeric', day: 'numeric' })) {
      return t('today', { time: format.dateTime(then, { ...TIME, timeZone }) })
    }
    const year = areSame({ year: 'numeric' }) ? {} : ({ year: 'numeric' } as const)
    return format.dateTime(then, { month: 'short', day: 'numeric', ...year, ...TIME, timeZone })
  }
}
