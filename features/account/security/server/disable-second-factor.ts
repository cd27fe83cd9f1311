import type { ReplyOf } from '#kernel/contract.ts'
import { disableSecondFactor as disable, isSecondFactorOn } from '#platform/auth/second-factor/second-factor.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { disableSecondFactor as contract } from '../contract.ts'
import { refuseProof } from './check-proof.ts'
import { noteChange } from '#platform/auth/note-change.ts'
import { SECOND_FACTOR_OFF } from './mail-texts.ts'

/** Switches the second factor off. A recovery code replaces a lost app. */
export async function disableSecondFactor(
  ctx: PlayerContext,
  { body }: { body: { password: string; code: string } },
): Promise<ReplyOf<typeof contract>> {
  if (!(await isSecondFactorOn(ctx.reader, ctx.playerId))) return { success: false, reasonType: 'not-on' }
  const fault = await refuseProof(ctx, ctx.playerId, body)
  if (fault) return { success: false, reasonType: fault }
  await ctx.transaction(async (tx) => {
    await disable(tx, ctx.playerId)
    await noteChange(ctx, tx, SECOND_FACTOR_OFF)
  })
  return { success: true }
}
