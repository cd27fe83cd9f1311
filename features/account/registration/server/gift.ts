import { optionsOf } from '#kernel/feature.ts'
import type { Id } from '#kernel/id.ts'
import { type Reward, type WireReward, wireReward } from '#kernel/reward.ts'
import { post, rewardTransfer } from '#ledger/index.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { readKeptGift } from '#platform/auth/waiting-gifts.ts'
import { wasWelcomed } from '#platform/auth/welcomed-mailboxes.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { openReward } from '#platform/open-reward.ts'
import { registration } from '../feature.ts'

/** Pays the sign-up gift, as far as this player may have it. */
export async function payGift(ctx: VisitorContext, tx: Tx, playerId: Id<'plr'>): Promise<Reward> {
  const gift = await openReward(ctx, { db: tx, playerId }, optionsOf(ctx.theme, registration).signUpReward)
  const transfer = rewardTransfer('sign-up-reward', playerId, gift)
  if (transfer) await post(tx, transfer)
  return gift
}

/** The gift that waits for this player's first confirmed address, or was paid at it. */
export async function keptGift(ctx: PlayerContext): Promise<WireReward | undefined> {
  const kept = await readKeptGift(ctx.reader, { player: ctx.playerId, kind: 'sign-up' })
  if (!kept) return undefined
  if (kept.paid) return wireReward(kept.paid)
  const { id, email, emailConfirmedAt } = await readPlayer(ctx.reader, ctx.playerId)
  const isLost = emailConfirmedAt !== null || (await wasWelcomed(ctx, ctx.reader, { id, email, emailConfirmedAt }))
  return isLost ? undefined : wireReward(optionsOf(ctx.theme, registration).signUpReward)
}
