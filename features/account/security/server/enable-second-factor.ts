import type { ReplyOf } from '#kernel/contract.ts'
import { readState, takeState } from '#platform/auth/one-time/one-time-state.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { enableSecondFactor as enable, openSecret, renewRecoveryCodes } from '#platform/auth/second-factor/second-factor.ts'
import { stepOf } from '#platform/auth/second-factor/totp.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { enableSecondFactor as contract } from '../contract.ts'
import { noteChange } from '#platform/auth/note-change.ts'
import { SECOND_FACTOR_ON } from './mail-texts.ts'

/** Switches the second factor on by its first code. A wrong code leaves the setup in place for another attempt. */
export async function enableSecondFactor(
  ctx: PlayerContext,
  { body }: { body: { setup: string; code: string } },
): Promise<ReplyOf<typeof contract>> {
  await requireProof(ctx)
  const now = ctx.clock.now()
  const setup = await readState(ctx.reader, body.setup, 'second-factor-setup', now)
  if (setup?.playerId !== ctx.playerId) return { success: false, reasonType: 'setup-expired' }
  const sealed = Buffer.from(setup.secret, 'base64')
  const step = stepOf(openSecret(ctx, sealed), body.code.replaceAll(/\s/g, ''), now)
  if (step === undefined) return { success: false, reasonType: 'wrong-code' }
  return ctx.transaction(async (tx) => {
    if (!(await takeState(tx, body.setup, 'second-factor-setup', now))) return { success: false, reasonType: 'setup-expired' }
    if (!(await enable(ctx, tx, { playerId: ctx.playerId, sealed, step }))) return { success: false, reasonType: 'already-on' }
    const recoveryCodes = await renewRecoveryCodes(ctx, tx, ctx.playerId)
    await noteChange(ctx, tx, SECOND_FACTOR_ON)
    return { success: true, data: { recoveryCodes } }
  })
}
