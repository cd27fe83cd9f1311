import type { ReplyOf } from '#kernel/contract.ts'
import { completeSignIn, readHalfSignIn } from '#platform/auth/sign-in/complete-sign-in.ts'
import { checkCode } from '#platform/auth/second-factor/second-factor.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { giveCode as contract } from '../contract.ts'

/** The second step of a sign-in. Wrong codes count towards the lock, like wrong passwords. */
export async function giveCode(ctx: VisitorContext, { body }: { body: { code: string } }): Promise<ReplyOf<typeof contract>> {
  const playerId = await readHalfSignIn(ctx)
  if (!playerId) return { success: false, reasonType: 'sign-in-again' }
  const check = await checkCode(ctx, playerId, body.code)
  if (!check.isRight) return { success: false, reasonType: check.reason === 'locked-out' ? 'locked-out' : 'wrong-code' }
  const admission = await completeSignIn(ctx, playerId, 'second-factor')
  if (!admission.isIn) return { success: false, reasonType: 'account-closed' }
  return { success: true, data: { playerId } }
}
