import type { ReplyOf } from '#kernel/contract.ts'
import { deletePasskey } from '#platform/auth/passkeys.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { countWaysIn, lockWaysIn } from '#platform/auth/ways-in.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { removePasskey as contract } from '../contract.ts'
import { noteChange } from '#platform/auth/note-change.ts'
import { PASSKEY_REMOVED } from './mail-texts.ts'

/** Forgets a passkey; one that is gone already changes nothing. The last way to sign in stays. */
export async function removePasskey(ctx: PlayerContext, { body }: { body: { id: string } }): Promise<ReplyOf<typeof contract>> {
  await requireProof(ctx)
  return ctx.transaction(async (tx) => {
    const ways = await lockWaysIn(tx, ctx.playerId)
    if (ways.passkeys > 0 && countWaysIn(ways) <= 1) return { success: false, reasonType: 'last-way-in' }
    if (await deletePasskey(tx, ctx.playerId, body.id)) await noteChange(ctx, tx, PASSKEY_REMOVED)
    return { success: true }
  })
}
