import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { acknowledge as contract } from '../contract.ts'
import { asOwn } from './own-call.ts'
import { writeAcknowledged } from './store.ts'

export async function acknowledge(visitor: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const ctx = asOwn(visitor)
  const { playerId, address } = ctx
  return ctx.transaction(async (tx) => {
    await writeAcknowledged(tx, playerId, ctx.clock.now())
    await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what: 'reality-check-read', address })
    return { success: true }
  })
}
