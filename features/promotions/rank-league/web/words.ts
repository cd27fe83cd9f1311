import { useFormatter, useTranslations } from 'use-intl'
import { addDays, type CalendarDay } from '#kernel/time.ts'
import type { League } from '../shared/league.ts'

/** `Gold, level 32`. */
export function useLevelName(): (league: League['key'], level: number) => string {
  const t = useTranslations('rank-league')
  return (key, level) => t('levelOf', { league: t(`key.${key}`), level })
}

/** `Sunday, November 22`: the last day on which the current reward can be claimed. */
export function useLastDay(): (availableAfterDay: string) => string {
  const format = useFormatter()
  return (day) =>
    format.dateTime(new Date(`${addDays(day as CalendarDay, -1)}T00:00:00Z`), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
}

/** `4%`, of basis points. */
export function useShare(): (basisPoints: number) => string {
  const format = useFormatter()
  return (basisPoints) => format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
}
