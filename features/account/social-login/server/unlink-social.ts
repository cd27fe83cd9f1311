import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { listSocialAccounts, unlinkSocial as unlink } from '#platform/auth/sign-in/social-accounts.ts'
import { countSignInMethods, lockSignInMethods } from '#platform/auth/sign-in/sign-in-methods.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { unlinkSocial as contract } from '../contract.ts'

/** Removes a linked identity; a repeat changes nothing. The last sign-in method cannot be removed. */
export async function unlinkSocial(
  ctx: PlayerContext,
  { body }: { body: { provider: string } },
): Promise<ReplyOf<typeof contract>> {
  await requireProof(ctx)
  const { playerId, address } = ctx
  return ctx.transaction(async (tx) => {
    const ways = await lockSignInMethods(tx, playerId)
    const isLinked = (await listSocialAccounts(tx, playerId)).some(({ provider }) => provider === body.provider)
    if (!isLinked) return { success: true }
    if (countSignInMethods(ways) <= 1) return { success: false, reasonType: 'last-way-in' }
    await unlink(tx, playerId, body.provider)
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'social-unlinked', after: { ...body }, address })
    return { success: true }
  })
}
