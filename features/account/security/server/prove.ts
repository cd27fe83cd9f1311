import type { ReplyOf } from '#kernel/contract.ts'
import { noteProof } from '#platform/auth/proof.ts'
import { isSecondFactorOn } from '#platform/auth/second-factor.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import { wakeSession } from '#platform/auth/sessions.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { prove as contract } from '../contract.ts'
import { refuseProof } from './check-proof.ts'

/** Proves anew, with everything that the account asks for, who is signed in (ACC-4). */
export async function prove(
  ctx: VisitorContext,
  { body }: { body: { password: string; code: string } },
): Promise<ReplyOf<typeof contract>> {
  const { id, playerId } = signedIn(ctx)
  const isOn = await isSecondFactorOn(ctx.reader, playerId)
  const fault = await refuseProof(ctx, playerId, { password: body.password, code: isOn ? body.code : undefined })
  if (fault) return { success: false, reasonType: fault }
  const now = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    await wakeSession(tx, id, now)
    await noteProof(tx, id, now)
  })
  return { success: true }
}
