import type { ReplyOf } from '#kernel/contract.ts'
import { noteProof } from '#platform/auth/proof.ts'
import { isSecondFactorOn } from '#platform/auth/second-factor/second-factor.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import { wakeSession } from '#platform/auth/sessions.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { prove as contract } from '../contract.ts'
import { refuseProof } from './check-proof.ts'

/** Reauthenticates the signed-in player with everything the account requires (ACC-4). */
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
