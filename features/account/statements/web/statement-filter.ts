import { PLAYER_ASSETS } from '#kernel/money.ts'
import { type CalendarDay, endOfDay, startOfDay } from '#kernel/time.ts'
import { PERIODS, type StatementQuery } from '../contract.ts'
import { SUBJECTS } from '../shared/subjects.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter in the address; invalid values are ignored. */
export function filterOf(search: URLSearchParams): StatementQuery {
  const oneOf = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((each) => each === search.get(name))
  const [from, to] = [dayOf(search.get('from')), dayOf(search.get('to'))]
  const asset = oneOf('balance', PLAYER_ASSETS)
  const subject = oneOf('what', SUBJECTS)
  return {
    period: oneOf('period', PERIODS) ?? '90d',
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(asset ? { asset } : {}),
    ...(subject ? { subject } : {}),
  }
}

/** The given days' bounds in the reader's time zone; without a zone, UTC days as on the server. */
export function inZone(filter: StatementQuery, zone: string | undefined): StatementQuery {
  if (!zone) return filter
  const iso = (at: number): string => new Date(Math.max(at, 0)).toISOString()
  const { from, to } = filter
  return {
    ...filter,
    ...(from ? { from: iso(startOfDay(from as CalendarDay, zone)) } : {}),
    ...(to ? { to: iso(endOfDay(to as CalendarDay, zone)) } : {}),
  }
}

/** The sums depend on the days only. */
export const daysOf = ({ period, from, to }: StatementQuery): StatementQuery => ({
  ...(period ? { period } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
})

const dayOf = (text: string | null): string | undefined =>
  text && DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text) ? text : undefined
