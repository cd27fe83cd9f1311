import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { toWire } from '#kernel/money.ts'
import { post, rewardTransfer } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { readToken, useToken } from '#platform/auth/one-time-tokens.ts'
import { markEmailConfirmed, type Player, readPlayer } from '#platform/auth/players.ts'
import { wasWelcomed } from '#platform/auth/welcomed-mailboxes.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { pushTo } from '#platform/outbox/index.ts'
import { type confirmEmail as contract } from '../contract.ts'
import { profilePush } from '#features/account/contract.ts'
import { emailConfirmation } from '../feature.ts'

const NOTHING = { coins: 0, entries: 0 }

/** Confirms the address that the link went to. Asked again, also twice at once, it pays once and answers the same. */
export async function confirmEmail(
  ctx: VisitorContext,
  { body }: { body: { token: string } },
): Promise<ReplyOf<typeof contract>> {
  const { coins, entries } = optionsOf(ctx.theme, emailConfirmation).reward
  const now = ctx.clock.now()
  return ctx.transaction(async (tx) => {
    const mailed =
      (await useToken(tx, body.token, 'confirm-email', now)) ?? (await readToken(tx, body.token, 'confirm-email', now))
    const player = mailed && (await readPlayer(tx, mailed.playerId))
    if (player?.brand !== ctx.theme.id || player.email !== mailed?.email) {
      return { success: false, reasonType: 'link-expired' }
    }
    await markConfirmed(ctx, tx, player)
    const isGiven = !(await wasWelcomed(ctx, tx, player.email))
    return { success: true, data: { reward: isGiven ? { coins: toWire(coins), entries: toWire(entries) } : NOTHING } }
  })
}

/** Pays the reward with it, once. */
export async function markConfirmed(ctx: VisitorContext, tx: Tx, { id, email }: Player): Promise<void> {
  if (!(await markEmailConfirmed(tx, id, ctx.clock.now()))) return
  const gift = optionsOf(ctx.theme, emailConfirmation).reward
  const reward = !(await wasWelcomed(ctx, tx, email)) && rewardTransfer('email-reward', id, gift)
  if (reward) await post(tx, reward)
  await pushTo(tx, id, profilePush, { action: 'changed' })
  const actor = { kind: 'player', id } as const
  await audit(tx, ctx, { actor, subject: id, what: 'email-confirmed', after: { email }, address: ctx.address })
}
