import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Newcomer } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { versionsInForce } from './documents.ts'
import { termsIdOf } from './rules.ts'
import { writeLog } from './store.ts'

/** Records that documents were shown; those not in force are ignored. */
export async function logShown(ctx: VisitorContext, { body: { ids } }: { body: { ids: string[] } }): Promise<{ success: true }> {
  const { session } = ctx
  if (!session) throw new AppError('not-signed-in', 'Sign in first.')
  await ctx.transaction((tx) => logInForce(ctx, tx, { playerId: session.playerId, termsIds: ids }))
  return { success: true }
}

/** The same for documents shown by the sign-up form, when the account is created. */
export async function logInForce(
  ctx: VisitorContext,
  tx: Tx,
  { playerId, termsIds }: Pick<Newcomer, 'playerId' | 'termsIds'>,
): Promise<void> {
  const { clock, locale, address } = ctx
  const valid = new Set(versionsInForce(ctx).map(termsIdOf))
  const ids = [...new Set(termsIds)].filter((id) => valid.has(id))
  await writeLog(tx, { playerId, ids, kind: 'shown', at: clock.now(), locale, address })
}
