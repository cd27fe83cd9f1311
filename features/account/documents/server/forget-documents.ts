import type { Instant } from '#kernel/time.ts'
import type { JobContext } from '#platform/context.ts'
import { ARRIVAL_KEPT_MS, REJECTED_KEPT_MS } from './retention.ts'
import { deleteArrivalsBefore, forgetRejectedBefore } from './store.ts'

/** Deletes incomplete uploads, and the content of documents rejected long ago. */
export async function forgetDocuments(ctx: JobContext): Promise<void> {
  const now = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    await deleteArrivalsBefore(tx, (now - ARRIVAL_KEPT_MS) as Instant)
    await forgetRejectedBefore(tx, (now - REJECTED_KEPT_MS) as Instant)
  })
}
