import { DAY_MS, type Instant } from '#kernel/time.ts'
import { KEEP_YEARS, type KeepReason, type PersonalTable } from '#kernel/personal-table.ts'
import { ANSWER_DAYS, type ClosingRequest, GRACE_DAYS, type KeptPart } from '../contract.ts'
import type { Closing } from './closing.ts'

export const endOfGrace = (at: Instant): Instant => at + GRACE_DAYS * DAY_MS

export const kindOf = ({ erasureAskedAt }: Pick<Closing, 'erasureAskedAt'>) => (erasureAskedAt === null ? 'close' : 'erase')

/** What of these tables stays, and for how long: each reason once. */
export function keptOf(tables: readonly PersonalTable[]): KeptPart[] {
  const reasons = new Set(tables.flatMap(({ fate }) => (fate === 'erased' ? [] : [fate])))
  return (Object.keys(KEEP_YEARS) as KeepReason[]).flatMap((why) => (reasons.has(why) ? [{ why, years: KEEP_YEARS[why] }] : []))
}

export function stateOf(
  closing: Pick<Closing, 'reopenedAt' | 'endedAt' | 'erasedAt' | 'erasureAskedAt'>,
): ClosingRequest['state'] {
  if (closing.reopenedAt !== null) return 'taken-back'
  if (closing.erasedAt !== null) return 'erased'
  if (closing.endedAt === null) return 'grace'
  return closing.erasureAskedAt === null ? 'closed' : 'erasing'
}

/** The days that the laws leave, counted from the request to erase; a closing alone is counted the same way. */
export function dueDays({ askedAt, erasureAskedAt }: Pick<Closing, 'askedAt' | 'erasureAskedAt'>) {
  const from = erasureAskedAt ?? askedAt
  const after = (days: number): Instant => from + days * DAY_MS
  return {
    from,
    acknowledgeBy: after(ANSWER_DAYS.acknowledge),
    answerBy: after(ANSWER_DAYS.answer),
    lastDay: after(ANSWER_DAYS.last),
  }
}
