import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { useToken } from '#platform/auth/one-time/one-time-tokens.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { clearFailures, guardSubject } from '#platform/auth/sign-in/sign-in-guard.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { unlock as contract } from '../contract.ts'

/** Lifts the lock of three failures by the emailed link: a second factor, because it requires the mailbox (ACC-6). */
export async function unlock(ctx: VisitorContext, { body }: { body: { token: string } }): Promise<ReplyOf<typeof contract>> {
  return ctx.transaction(async (tx) => {
    const mailed = await useToken(tx, body.token, 'unlock', ctx.clock.now())
    const player = mailed && (await readPlayer(tx, mailed.playerId))
    if (player?.brand !== ctx.theme.id) return { success: false, reasonType: 'link-expired' }
    await clearFailures(tx, guardSubject(player.brand, { playerId: player.id }))
    const actor = { kind: 'player', id: player.id } as const
    await audit(tx, ctx, { actor, subject: player.id, what: 'account-unlocked', why: 'emailed link', address: ctx.address })
    return { success: true }
  })
}
