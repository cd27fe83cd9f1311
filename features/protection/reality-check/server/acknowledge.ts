import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { acknowledge as contract } from '../contract.ts'
import { choiceOf } from './choices.ts'
import { asOwn } from './own-call.ts'
import { dueAt } from './rules.ts'
import { writeAcknowledged } from './store.ts'

export async function acknowledge(visitor: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const ctx = asOwn(visitor)
  const { playerId, address } = ctx
  const now = ctx.clock.now()
  // Acknowledged on another page already, or too early: neither postpones the next one.
  if (dueAt(await choiceOf(ctx), ctx.session.since, now) > now) return { success: true }
  return ctx.transaction(async (tx) => {
    await writeAcknowledged(tx, playerId, now)
    await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what: 'reality-check-read', address })
    return { success: true }
  })
}
