import type { Id } from '#kernel/id.ts'
import { audit } from '../../audit/index.ts'
import type { VisitorContext } from '../../context.ts'
import { playerLockedOut } from '../../events/index.ts'
import { emit } from '../../outbox/index.ts'
import { clearFailures, guardSubject, noteFailureFrom, refundAttempt, takeAttempt } from './sign-in-guard.ts'

export type Check = { readonly isRight: true } | { readonly isRight: false; readonly reason: Fault }
export type Fault = 'wrong-credentials' | 'locked-out'

type Subject = ({ readonly playerId: Id<'plr'> } | { readonly identifier: string }) & { readonly why: string }

/** Passwords and codes share one attempt limit: three failures of either lock. */
export async function tryProof(
  ctx: VisitorContext,
  who: Subject,
  prove: () => Promise<'wrong' | 'half' | 'whole'>,
): Promise<Check> {
  const subject = guardSubject(ctx.theme.id, who)
  const attempt = await ctx.transaction((tx) => takeAttempt(tx, subject, ctx.clock.now()))
  if (attempt.isLocked) return { isRight: false, reason: 'locked-out' }
  const proof = await prove()
  if (proof !== 'wrong') {
    await ctx.transaction((tx) => (proof === 'half' ? refundAttempt(tx, subject) : clearFailures(tx, subject)))
    return { isRight: true }
  }
  const isLocking = attempt.failuresLeft === 0
  await ctx.transaction(async (tx) => {
    await noteFailureFrom(tx, ctx.address, ctx.clock.now())
    const what = isLocking ? 'sign-in-locked' : 'sign-in-failed'
    await audit(tx, ctx, { actor: { kind: 'visitor' }, subject, what, why: who.why, address: ctx.address })
    if (isLocking && 'playerId' in who) await emit(tx, playerLockedOut, { playerId: who.playerId, payload: {} })
  })
  return { isRight: false, reason: isLocking ? 'locked-out' : 'wrong-credentials' }
}
