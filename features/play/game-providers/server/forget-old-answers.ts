import { sql } from 'kysely'
import type { JobContext } from '#platform/context.ts'
import { DAY_MS } from '#kernel/time.ts'

/** Requests are not repeated after this time; the transactions themselves are kept forever. */
const ANSWER_DAYS = 130

export async function forgetOldAnswers(ctx: JobContext): Promise<void> {
  const before = new Date(ctx.clock.now() - ANSWER_DAYS * DAY_MS)
  await ctx.transaction(async (tx) => {
    await sql`delete from game_provider_request where at < ${before}`.execute(tx)
    await sql`delete from game_provider_session where expires_at < ${before}`.execute(tx)
  })
}
