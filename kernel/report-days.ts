import type { CalendarDay } from './time.ts'

export interface ReportDays {
  readonly from: CalendarDay
  readonly to: CalendarDay
}

/** The part of a date at which each period begins. */
const BEGINS = { day: '', month: '-01', year: '-01-01' } as const
export const REPORT_PERIODS = ['day', 'month', 'year'] as const

/** A period of the calendar so far, or two days, both included; undefined if neither is given. */
export function reportDaysOf(
  { period, from, to }: { period?: keyof typeof BEGINS | undefined; from?: string | undefined; to?: string | undefined },
  today: CalendarDay,
): ReportDays | undefined {
  if (period) {
    const begin = BEGINS[period]
    return { from: `${today.slice(0, today.length - begin.length)}${begin}` as CalendarDay, to: today }
  }
  return from && to ? { from: from as CalendarDay, to: to as CalendarDay } : undefined
}
