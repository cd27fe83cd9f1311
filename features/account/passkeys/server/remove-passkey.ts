import type { ReplyOf } from '#kernel/contract.ts'
import { deletePasskey } from '#platform/auth/sign-in/passkeys.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { countSignInMethods, lockSignInMethods } from '#platform/auth/sign-in/sign-in-methods.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { removePasskey as contract } from '../contract.ts'
import { noteChange } from '#platform/auth/note-change.ts'
import { PASSKEY_REMOVED } from './mail-texts.ts'

/** Removes a passkey; a repeat changes nothing. The last sign-in method cannot be removed. */
export async function removePasskey(ctx: PlayerContext, { body }: { body: { id: string } }): Promise<ReplyOf<typeof contract>> {
  await requireProof(ctx)
  return ctx.transaction(async (tx) => {
    const ways = await lockSignInMethods(tx, ctx.playerId)
    if (ways.passkeys > 0 && countSignInMethods(ways) <= 1) return { success: false, reasonType: 'last-way-in' }
    if (await deletePasskey(tx, ctx.playerId, body.id)) await noteChange(ctx, tx, PASSKEY_REMOVED)
    return { success: true }
  })
}
