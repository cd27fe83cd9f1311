import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { HOUR_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Bonus, checkBonus as checkContract, getBonuses as listContract } from '../contract.ts'
import type { BonusBody } from './kinds.ts'
import { openBonus, readOpened } from './store.ts'

/** Opens the bonus of a message; its hours run from the first opening. */
export async function checkBonus(
  ctx: PlayerContext,
  { body: { message_id } }: InputOf<typeof checkContract>,
): Promise<ReplyOf<typeof checkContract>> {
  const none = { success: true as const, data: { bonusInfo: null, playerBonusInfo: null } }
  if (!findBonus(ctx, message_id)) return none
  const openedAt = await openBonus(ctx.reader, ctx.playerId, message_id, ctx.clock.now())
  const bonus = bonusOf(ctx, message_id, openedAt)
  return bonus ? { success: true, data: bonus } : none
}

/** Open bonuses that have not expired, the earliest expiry first. */
export async function getBonuses(ctx: PlayerContext): Promise<ReplyOf<typeof listContract>> {
  const opened = await readOpened(ctx.reader, ctx.playerId)
  const bonuses = opened.flatMap(({ message, opened_at }) => bonusOf(ctx, message, opened_at) ?? [])
  const byEnd = (one: Bonus, other: Bonus) => one.playerBonusInfo.expiresAt - other.playerBonusInfo.expiresAt
  return { success: true, data: { bonuses: bonuses.toSorted(byEnd) } }
}

/** Undefined after its hours, or the message's own end, have passed. */
function bonusOf(ctx: PlayerContext, id: string, openedAt: Instant): Bonus | undefined {
  const body = findBonus(ctx, id)
  if (!body) return undefined
  const expiresAt = openedAt + body.hoursToUse * HOUR_MS
  if (expiresAt <= ctx.clock.now()) return undefined
  const { type, entries, spins, minPurchaseCents, words } = body
  return {
    bonusInfo: { id, type, entries, spins, minPurchaseCents, ...words[ctx.locale] },
    // Rounded up, so that it has expired here when a page's countdown ends.
    playerBonusInfo: { messageId: id, expiresAt: Math.ceil(expiresAt / SECOND_MS) },
  }
}

function findBonus({ content, clock }: PlayerContext, id: string): BonusBody | undefined {
  const body = content.find<BonusBody>('message-bonus', id)?.body
  return body && (body.until === '' || Date.parse(body.until) > clock.now()) ? body : undefined
}
