import type { ReplyOf } from '#kernel/contract.ts'
import { isSecondFactorOn, renewRecoveryCodes as renew } from '#platform/auth/second-factor/second-factor.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { renewRecoveryCodes as contract } from '../contract.ts'
import { refuseProof } from './check-proof.ts'
import { noteChange } from '#platform/auth/note-change.ts'
import { RECOVERY_CODES_RENEWED } from './mail-texts.ts'

/** Creates ten new recovery codes, shown once. */
export async function renewRecoveryCodes(
  ctx: PlayerContext,
  { body }: { body: { password: string; code: string } },
): Promise<ReplyOf<typeof contract>> {
  if (!(await isSecondFactorOn(ctx.reader, ctx.playerId))) return { success: false, reasonType: 'not-on' }
  const fault = await refuseProof(ctx, ctx.playerId, body)
  if (fault) return { success: false, reasonType: fault }
  const recoveryCodes = await ctx.transaction(async (tx) => {
    await noteChange(ctx, tx, RECOVERY_CODES_RENEWED)
    return renew(ctx, tx, ctx.playerId)
  })
  return { success: true, data: { recoveryCodes } }
}
