import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { confirm as contract } from '../contract.ts'
import { readUnconfirmed, versionsInForce } from './documents.ts'
import { termsIdOf } from './rules.ts'
import { writeLog } from './store.ts'

/**
 * Records the acceptance of documents by version and date (ACC-11). Only versions in force: only displayed documents
 * can be accepted.
 */
export async function confirm(
  ctx: VisitorContext,
  { body: { ids } }: { body: { ids: string[] } },
): Promise<ReplyOf<typeof contract>> {
  const { session, locale, address } = ctx
  if (!session) throw new AppError('not-signed-in', 'Sign in first.')
  const valid = new Set(versionsInForce(ctx).map(termsIdOf))
  if (ids.some((id) => !valid.has(id))) return { success: false, reasonType: 'terms-outdated' }
  const { playerId } = session
  return ctx.transaction(async (tx) => {
    await writeLog(tx, { playerId, ids, kind: 'confirmed', at: ctx.clock.now(), locale, address })
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'terms-confirmed', after: { ids }, address })
    return { success: true, data: { left: (await readUnconfirmed(ctx, playerId, tx)).map(termsIdOf) } }
  })
}
