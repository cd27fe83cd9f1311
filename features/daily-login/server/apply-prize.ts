import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { assert } from '#kernel/result.ts'
import { post } from '#ledger/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/outbox/index.ts'
import type { applyPrize as contract, Prize } from '../contract.ts'
import { dailyLogin, type LevelPrize } from '../feature.ts'
import { readRefusal } from './eligibility.ts'
import { claimKey, dailyLoginPrize } from './postings.ts'
import { toPrize } from './prize.ts'
import { decideClaim } from './rules.ts'
import { readLastPrize, readProgress, recordClaim } from './store.ts'

/** Claims today's prize once: a repeat, or the slower of two at once, gets the first answer and moves nothing. */
export async function applyPrize(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const options = optionsOf(ctx.theme, dailyLogin)
  return ctx.transaction(async (tx) => {
    const claim = decideClaim(await readProgress(tx, ctx.playerId), ctx.today, options.prizes.length)
    if (claim.kind === 'open') {
      const refusal = await readRefusal(tx, ctx.playerId, options)
      if (refusal) return { success: false, reasonType: refusal }
      const levelPrize = options.prizes[claim.level - 1]
      assert(levelPrize, `level ${claim.level} has no prize`)
      const prize = await givePrize(ctx, tx, { level: claim.level, levelPrize })
      if (prize) return { success: true, prizes: [prize] }
    }
    const given = await readLastPrize(tx, ctx.playerId)
    assert(given, 'a claimed day has its prize')
    return { success: true, prizes: [given] }
  })
}

/** Undefined when another request claimed the day first. */
async function givePrize(
  { playerId, today, clock }: PlayerContext,
  tx: Tx,
  { level, levelPrize }: { level: number; levelPrize: LevelPrize },
): Promise<Prize | undefined> {
  const grant = { key: claimKey(playerId, today), at: clock.now() }
  const prize = toPrize(levelPrize, grant)
  if (!(await recordClaim(tx, { playerId, day: today, level, prize, claimedAt: grant.at }))) return undefined
  const transfer = dailyLoginPrize(playerId, today, levelPrize)
  if (transfer) await post(tx, transfer)
  await emit(tx, { type: 'daily-login.claimed', playerId, payload: { day: today }, at: grant.at })
  const { freeSpins } = levelPrize
  if (freeSpins) await emit(tx, { type: 'free-spins.granted', playerId, payload: { id: grant.key, ...freeSpins } })
  return prize
}
