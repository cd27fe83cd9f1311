import { DAY_MS, type Instant } from '#kernel/time.ts'
import { KEEP_YEARS, type KeepReason, type PersonalTable } from '#kernel/personal-table.ts'
import { ANSWER_DAYS, type ClosureRequest, GRACE_DAYS, type KeptPart } from '../contract.ts'
import type { AccountClosure } from './account-closure.ts'

export const endOfGrace = (at: Instant): Instant => at + GRACE_DAYS * DAY_MS

export const kindOf = ({ erasureAskedAt }: Pick<AccountClosure, 'erasureAskedAt'>) =>
  erasureAskedAt === null ? 'close' : 'erase'

/** What is retained of these tables and for how long; each reason is listed once. */
export function keptOf(tables: readonly PersonalTable[]): KeptPart[] {
  const reasons = new Set(tables.flatMap(({ fate }) => (fate === 'erased' ? [] : [fate])))
  return (Object.keys(KEEP_YEARS) as KeepReason[]).flatMap((why) => (reasons.has(why) ? [{ why, years: KEEP_YEARS[why] }] : []))
}

export function stateOf(
  closure: Pick<AccountClosure, 'reopenedAt' | 'endedAt' | 'erasedAt' | 'erasureAskedAt'>,
): ClosureRequest['state'] {
  if (closure.reopenedAt !== null) return 'taken-back'
  if (closure.erasedAt !== null) return 'erased'
  if (closure.endedAt === null) return 'grace'
  return closure.erasureAskedAt === null ? 'closed' : 'erasing'
}

/** The legal deadlines in days, counted from the erasure request; a closure without one is counted the same way. */
export function dueDays({ askedAt, erasureAskedAt }: Pick<AccountClosure, 'askedAt' | 'erasureAskedAt'>) {
  const from = erasureAskedAt ?? askedAt
  const after = (days: number): Instant => from + days * DAY_MS
  return {
    from,
    acknowledgeBy: after(ANSWER_DAYS.acknowledge),
    answerBy: after(ANSWER_DAYS.answer),
    lastDay: after(ANSWER_DAYS.last),
  }
}
