import type { ReplyOf } from '#kernel/contract.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import { callAct, grantKey, refusalOf } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { isEmailConfirmed } from './get-info.ts'
import { toPrize } from './prize.ts'
import { dailyPrizes, spinsKey } from './promotion.ts'

type Reply = ReplyOf<typeof contract.applyPrize>

/** Claims today's prize once: a repeat, or the loser of two concurrent claims, gets the first answer. */
export async function applyPrize(ctx: PlayerContext): Promise<Reply> {
  const act = await callAct(ctx, dailyPrizes, 'claim', { isEmailConfirmed: await isEmailConfirmed(ctx) })
  if (!act.isDone) return contract.applyPrize.reply.parse(refusalOf(act))
  const { coins, entries } = act.grants.find((grant) => grant.kind === 'balance') ?? NOTHING
  const freeSpins = act.grants.find((grant) => grant.kind === 'free-spins') ?? null
  const prize = toPrize({ coins, entries, freeSpins })
  if (!freeSpins) return { success: true, prizes: [prize] }
  const { day, at } = act.reply as { day: string; at: Instant }
  const freeSpinId = grantKey({ run: act.run.id, player: ctx.playerId, key: spinsKey(day) })
  const endDate = new Date(at + freeSpins.lifetimeSeconds * SECOND_MS).toISOString()
  return { success: true, prizes: [{ ...prize, freeSpinId, endDate }] }
}

const NOTHING = { coins: 0, entries: 0 }
