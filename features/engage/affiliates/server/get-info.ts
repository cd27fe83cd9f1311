import type { ReplyOf } from '#kernel/contract.ts'
import { calendarDayOf } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { readAppliedAt } from './store.ts'

/** There are no partners yet: operators would admit them, but have no page for it so far. */
export async function getInfo({ reader, session, theme }: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const at = session ? await readAppliedAt(reader, session.playerId) : undefined
  const appliedOn = at === undefined ? null : calendarDayOf(at, theme.timeZone)
  return { success: true, data: { isAffiliate: false, appliedOn } }
}
