import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { type Reward, wireReward } from '#kernel/reward.ts'
import { post, rewardTransfer } from '#ledger/index.ts'
import { profilePush } from '#features/account/account/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { findByPhone, lockPlayer, type Player, setPhone } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { openReward } from '#platform/open-reward.ts'
import { contactConfirmed } from '#platform/events/index.ts'
import { emit, pushTo } from '#platform/outbox/index.ts'
import { CODE_ATTEMPTS_MAX, type confirmPhone as contract } from '../contract.ts'
import { phone as feature } from '../feature.ts'
import { hashCode, hashPhone, isSameCode } from './phone-code.ts'
import { countAttempt, lockPhone, markUsed, readLatestCode, type SentCode, takeReward, wasRewarded } from './store.ts'

type Reply = ReplyOf<typeof contract>

/** Checks the latest code; a repeat gets the same answer. */
export const confirmPhone = (ctx: PlayerContext, { body }: { body: { code: string } }): Promise<Reply> =>
  ctx.transaction(async (tx) => {
    const player = await lockPlayer(tx, ctx.playerId)
    const code = await readLatestCode(tx, player.id)
    if (!code) return { success: false, reasonType: 'code-expired' }
    const isRight = isSameCode(code.codeHash, hashCode(ctx.vault, { player: player.id, phone: code.phone }, body.code))
    if (code.usedAt !== null) {
      return isRight && player.phone === code.phone
        ? confirmed(code.phone, (await wasRewarded(tx, player.id, hashPhone(ctx.vault, code.phone))) && (await giftOf(ctx, tx)))
        : { success: false, reasonType: 'code-expired' }
    }
    if (code.expiresAt <= ctx.clock.now() || code.attempts >= CODE_ATTEMPTS_MAX)
      return { success: false, reasonType: 'code-expired' }
    if (isRight) return confirm(ctx, tx, player, code)
    await countAttempt(tx, code.id)
    return { success: false, reasonType: 'code-wrong', attemptsLeft: CODE_ATTEMPTS_MAX - code.attempts - 1 }
  })

async function confirm(ctx: PlayerContext, tx: Tx, player: Player, { id, phone }: SentCode): Promise<Reply> {
  const now = ctx.clock.now()
  await lockPhone(tx, ctx.theme.id, phone)
  const owner = await findByPhone(tx, ctx.theme.id, phone)
  if (owner && owner !== player.id) return { success: false, reasonType: 'phone-taken' }
  await markUsed(tx, id, now)
  await setPhone(tx, player.id, phone, now)
  await emit(tx, contactConfirmed, { playerId: player.id, payload: { what: 'phone' }, at: now })
  const phoneHash = hashPhone(ctx.vault, phone)
  const isRewarded = await takeReward(tx, { player: player.id, brand: ctx.theme.id, phoneHash }, now)
  const gift = isRewarded && (await giftOf(ctx, tx))
  const reward = gift && rewardTransfer('phone-reward', player.id, gift)
  if (reward) await post(tx, reward)
  const actor = { kind: 'player', id: player.id } as const
  const before = { phone: player.phone }
  await audit(tx, ctx, { actor, subject: player.id, what: 'phone-confirmed', before, after: { phone }, address: ctx.address })
  await pushTo(tx, player.id, profilePush, { action: 'changed' })
  return confirmed(phone, gift)
}

const giftOf = (ctx: PlayerContext, tx: Tx): Promise<Reward> =>
  openReward(ctx, { db: tx, playerId: ctx.playerId }, optionsOf(ctx.theme, feature).reward)

const confirmed = (phone: string, gift: Reward | false): Reply => ({
  success: true,
  data: { phone, reward: gift ? wireReward(gift) : { coins: 0, entries: 0 } },
})
