import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { addRewards, reward, type Reward, wireReward } from '#kernel/reward.ts'
import { post, rewardTransfer } from '#ledger/index.ts'
import { audit } from '#platform/audit/index.ts'
import { readToken, useToken } from '#platform/auth/one-time/one-time-tokens.ts'
import { markEmailConfirmed, type Player, readPlayer } from '#platform/auth/players.ts'
import { claimWelcome, wasWelcomed } from '#platform/auth/welcomed-mailboxes.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import { openReward } from '#platform/open-reward.ts'
import { contactConfirmed, playerProved } from '#platform/events/index.ts'
import { emit, pushTo } from '#platform/outbox/index.ts'
import { type confirmEmail as contract } from '../contract.ts'
import { profilePush } from '#features/account/account/contract.ts'
import { emailConfirmation } from '../feature.ts'
import './extension-points.ts'

const NOTHING = reward(0, 0)

type Slices = () => readonly ServerFeature[]

/** Confirms the address the link was sent to. Repeated or concurrent calls pay once and answer the same. */
export const confirmEmailWith =
  (slices: Slices) =>
  async (ctx: VisitorContext, { body }: { body: { token: string } }): Promise<ReplyOf<typeof contract>> => {
    const now = ctx.clock.now()
    return ctx.transaction(async (tx) => {
      const mailed =
        (await useToken(tx, body.token, 'confirm-email', now)) ?? (await readToken(tx, body.token, 'confirm-email', now))
      const player = mailed && (await readPlayer(tx, mailed.playerId))
      if (player?.brand !== ctx.theme.id || player.email !== mailed?.email) {
        return { success: false, reasonType: 'link-expired' }
      }
      await markConfirmedWith(slices)(ctx, tx, player)
      const confirmed = await readPlayer(tx, player.id)
      const kept = await payKept(ctx, tx, slices, { player: confirmed, isFirst: false, isNewMailbox: false })
      const own = (await wasWelcomed(ctx, tx, confirmed)) ? NOTHING : await giftOf(ctx, tx, player)
      return { success: true, data: { reward: wireReward(addRewards(own, kept)) } }
    })
  }

/** Pays the rewards in the same transaction, once. */
export const markConfirmedWith =
  (slices: Slices) =>
  async (ctx: VisitorContext, tx: Tx, player: Player): Promise<void> => {
    const { id, email } = player
    const at = ctx.clock.now()
    if (!(await markEmailConfirmed(tx, id, at))) return
    const isNewMailbox = !(await wasWelcomed(ctx, tx, { id, email, emailConfirmedAt: null }))
    const isFirst = await claimWelcome(ctx, tx, { id, email, emailConfirmedAt: at })
    const transfer = isFirst && rewardTransfer('email-reward', id, await giftOf(ctx, tx, { id }))
    if (transfer) await post(tx, transfer)
    await payKept(ctx, tx, slices, { player, isFirst, isNewMailbox: isFirst && isNewMailbox })
    await emit(tx, contactConfirmed, { playerId: id, payload: { what: 'email' }, at })
    await emit(tx, playerProved, { playerId: id, payload: { what: 'mailbox' } })
    await pushTo(tx, id, profilePush, { action: 'changed' })
    const actor = { kind: 'player', id } as const
    await audit(tx, ctx, { actor, subject: id, what: 'email-confirmed', after: { email }, address: ctx.address })
  }

type Confirmed = Parameters<NonNullable<ServerFeature['emailConfirmed']>>[2]

async function payKept(ctx: VisitorContext, tx: Tx, slices: Slices, confirmed: Confirmed): Promise<Reward> {
  let paid = NOTHING
  for (const slice of slicesOn(ctx, slices())) {
    paid = addRewards(paid, (await slice.emailConfirmed?.(ctx, tx, confirmed)) ?? NOTHING)
  }
  return paid
}

const giftOf = (ctx: VisitorContext, tx: Tx, { id }: Pick<Player, 'id'>): Promise<Reward> =>
  openReward(ctx, { db: tx, playerId: id }, optionsOf(ctx.theme, emailConfirmation).reward)
