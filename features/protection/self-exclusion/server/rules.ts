import { DAY_MS, type Instant } from '#kernel/time.ts'
import { type AbsenceLength, BREAK_LENGTHS, RETURN_WAIT_DAYS } from '../contract.ts'

/** A stored choice. `until` null: no end date. */
export interface Chosen {
  readonly kind: 'break' | 'exclusion'
  readonly until: Instant | null
  readonly returnAskedAt: Instant | null
}

/** The current break or self-exclusion, from all choices. */
export interface ExclusionState {
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

/** Never less than a month: the 31st of a shorter month becomes the first day of the next. */
function addMonths(at: Instant, count: number): Instant {
  const date = new Date(at)
  return date.setUTCMonth(date.getUTCMonth() + count)
}

/** When play reopens after this one; null if no end is known yet. */
function overAt({ kind, until, returnAskedAt }: Chosen): Instant | null {
  if (kind === 'break') return until
  return returnAskedAt === null ? null : returnAskedAt + RETURN_WAIT_DAYS * DAY_MS
}

/** All choices count, so that a later one shortens nothing; null for a player who may play (EXC-4). */
export function exclusionStateOf(chosen: readonly Chosen[], now: Instant): ExclusionState | null {
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

/** Only the return request and its wait remain, which require an account. */
export const isTimeUp = (state: ExclusionState, now: Instant): boolean => state.until !== null && state.until <= now

/** The self-exclusions whose return the player may request. */
const mayReturn =
  (now: Instant) =>
  ({ kind, until, returnAskedAt }: Chosen): boolean =>
    kind === 'exclusion' && until !== null && until <= now && returnAskedAt === null

/** Only a choice that ends later than all current ones is accepted. */
export function isLonger(end: Instant | null, state: ExclusionState | null): boolean {
  if (!state) return true
  return state.until !== null && (end === null || end > state.until)
}
