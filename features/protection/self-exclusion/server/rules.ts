import { DAY_MS, type Instant } from '#kernel/time.ts'
import { type AbsenceLength, BREAK_LENGTHS, RETURN_WAIT_DAYS } from '../contract.ts'

/** One that was chosen, as it is kept. `until` null: without an end. */
export interface Chosen {
  readonly kind: 'break' | 'exclusion'
  readonly until: Instant | null
  readonly returnAskedAt: Instant | null
}

/** What holds now, of all that was chosen. */
export interface Standing {
  readonly kind: Chosen['kind']
  readonly until: Instant | null
  readonly mayAskReturn: boolean
  readonly returnsAt: Instant | null
}

const DAYS = { day: 1, week: 7 } as const
const MONTHS = { month: 1, 'two-months': 2, 'three-months': 3, 'six-months': 6, year: 12, 'five-years': 60 } as const

export const kindOf = (length: AbsenceLength): Chosen['kind'] =>
  (BREAK_LENGTHS as readonly string[]).includes(length) ? 'break' : 'exclusion'

export function endOf(length: AbsenceLength, now: Instant): Instant | null {
  if (length === 'indefinite') return null
  if (length === 'day' || length === 'week') return now + DAYS[length] * DAY_MS
  return addMonths(now, MONTHS[length])
}

/** Never less than a month: the 31st of a short month is the first day of the next. */
function addMonths(at: Instant, count: number): Instant {
  const date = new Date(at)
  return date.setUTCMonth(date.getUTCMonth() + count)
}

/** When play is open again after this one; null for never, as far as is known now. */
function overAt({ kind, until, returnAskedAt }: Chosen): Instant | null {
  if (kind === 'break') return until
  return returnAskedAt === null ? null : returnAskedAt + RETURN_WAIT_DAYS * DAY_MS
}

/** All that was chosen counts, so that nothing chosen later makes it shorter; null for somebody who may play (EXC-4). */
export function standingOf(chosen: readonly Chosen[], now: Instant): Standing | null {
  const running = chosen.filter((each) => (overAt(each) ?? Infinity) > now)
  if (running.length === 0) return null
  const exclusions = running.filter(({ kind }) => kind === 'exclusion')
  const ends = running.map(({ until }) => until ?? Infinity)
  const until = Math.max(...ends)
  const returns = exclusions.map((each) => overAt(each) ?? Infinity)
  const returnsAt = Math.max(...returns, until)
  return {
    kind: exclusions.length > 0 ? 'exclusion' : 'break',
    until: until === Infinity ? null : until,
    mayAskReturn: exclusions.some(mayReturn(now)),
    returnsAt: exclusions.length === 0 || returnsAt === Infinity ? null : returnsAt,
  }
}

/** What is left is to ask to come back and to wait, for which there has to be an account. */
export const isTimeUp = (standing: Standing, now: Instant): boolean => standing.until !== null && standing.until <= now

/** Of which exclusions the player may ask to come back. */
export const mayReturn =
  (now: Instant) =>
  ({ kind, until, returnAskedAt }: Chosen): boolean =>
    kind === 'exclusion' && until !== null && until <= now && returnAskedAt === null

/** Only what ends later than all that runs may be chosen beside it. */
export function isLonger(end: Instant | null, standing: Standing | null): boolean {
  if (!standing) return true
  return standing.until !== null && (end === null || end > standing.until)
}
