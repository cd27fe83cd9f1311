import { z } from 'zod'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts'

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const rhythm = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('day'), interval: z.int().min(1).max(30) }),
  z.object({
    unit: z.literal('week'),
    interval: z.int().min(1).max(8),
    weekdays: z.array(z.enum(WEEKDAYS)).min(1).max(WEEKDAYS.length),
  }),
  /** A month without that day has its run on its last day. */
  z.object({ unit: z.literal('month'), interval: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
])

const end = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('never') }),
  /** The last day on which a run may start. */
  z.object({ kind: z.literal('on'), day: z.iso.date() }),
  z.object({ kind: z.literal('after'), runs: z.int().min(1).max(1_000) }),
])

/** When the runs of a campaign series start, in the local time of a brand, and how long each lasts. */
export const recurrence = z
  .object({
    every: rhythm,
    /** Local time of day, `18:00`: the same over a change of the clock. */
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    /** Days end at the local time at which they started; hours and minutes are exact. */
    lasts: z.object({ amount: z.int().min(1).max(1_440), unit: z.enum(['minutes', 'hours', 'days']) }),
    /** The first day on which a run may start; intervals count from it. */
    from: z.iso.date(),
    ends: end,
  })
  .refine(({ from, ends }) => ends.kind !== 'on' || from <= ends.day, {
    path: ['ends', 'day'],
    error: 'the series ends before it starts',
  })
  .refine(({ lasts, every }) => lasts.amount * UNIT_MS[lasts.unit] <= shortestGap(every), {
    path: ['lasts'],
    error: 'a run ends before the next one starts',
  })

export type Recurrence = z.infer<typeof recurrence>

const UNIT_MS = { minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS } as const

/** The shortest time between two starts, in milliseconds of days of 24 hours. */
function shortestGap(every: z.infer<typeof rhythm>): number {
  if (every.unit === 'day') return every.interval * DAY_MS
  if (every.unit === 'month') return every.interval * 28 * DAY_MS
  const days = WEEKDAYS.flatMap((day, at) => (every.weekdays.includes(day) ? at : []))
  const next = [...days.slice(1), days[0]! + WEEKDAYS.length * every.interval]
  return Math.min(...next.map((day, at) => day - days[at]!)) * DAY_MS
}
