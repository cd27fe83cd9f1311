import { drawPrize } from '#engine/fair/prize-draw.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { money } from '#kernel/money.ts'
import { post } from '#ledger/index.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { drawPromotion } from '#platform/fair/prize-draws.ts'
import { tryLockPrizes } from '#platform/fair/seed-pairs.ts'
import { AppError } from '#platform/problem.ts'
import type * as contract from '../contract.ts'
import { miniGameSlotCampaign } from '../shared/campaign.ts'
import { afterSpin, ended, FRESH_RUN, spinRules, type Run, WIN } from './rules.ts'
import { insertSpin, keepRun, readRun, readSpin, type StoredRun } from './store.ts'

/** One spin of the day's run; the call that made it gets the same answer again. */
export async function spin(ctx: PlayerContext): Promise<ReplyOf<typeof contract.spin>> {
  const campaign = await currentCampaign(ctx, miniGameSlotCampaign)
  if (!campaign) return { success: false, reasonType: 'not_running' }
  const { levels, winPer100k } = campaign.config
  return ctx.transaction(async (tx) => {
    await oneAtATime(ctx, tx)
    const place = placeOf(ctx)
    const before = await readRun(tx, place)
    const made = before && (await readSpin(tx, place, ctx.idempotencyKey))
    if (made) return { success: true, data: { isWin: made.is_win, run: toWire(before) } }
    if (before?.isOver) return { success: false, reasonType: 'played_today' }
    const order = { playerId: ctx.playerId, rules: spinRules(winPer100k), draw: drawPrize }
    const { prize, pair, nonce } = await drawPromotion(ctx, tx, order)
    const isWin = prize === WIN
    const run = afterSpin(before ?? FRESH_RUN, isWin, levels)
    const spins = (before?.spins ?? 0) + 1
    await keepRun(tx, place, { campaign: campaign.id, ...run })
    await insertSpin(tx, {
      ...place,
      number: spins,
      request: ctx.idempotencyKey,
      is_win: isWin,
      level: run.level,
      seed_pair: pair,
      nonce: BigInt(nonce),
      spun_at: ctx.clock.now(),
    })
    await pay(ctx, tx, run)
    return { success: true, data: { isWin, run: toWire({ ...run, spins }) } }
  })
}

/** Takes what the run's level is worth. Of a run that is over nothing changes. */
export async function resetLevel(ctx: PlayerContext): Promise<ReplyOf<typeof contract.resetLevel>> {
  const campaign = await currentCampaign(ctx, miniGameSlotCampaign)
  if (!campaign) return { success: false, reasonType: 'not_running' }
  return ctx.transaction(async (tx) => {
    await oneAtATime(ctx, tx)
    const place = placeOf(ctx)
    const before = await readRun(tx, place)
    if (!before) return { success: false, reasonType: 'no_run' }
    if (before.isOver) return { success: true, data: { run: toWire(before) } }
    const run = ended(before, campaign.config.levels)
    await keepRun(tx, place, { campaign: campaign.id, ...run })
    await pay(ctx, tx, run)
    return { success: true, data: { run: toWire({ ...run, spins: before.spins }) } }
  })
}

async function oneAtATime({ playerId }: PlayerContext, tx: Tx): Promise<void> {
  if (!(await tryLockPrizes(tx, playerId))) throw new AppError('already-spinning', 'Already spinning')
}

/** Once a day and run: the key of the transfer is the day. */
async function pay({ playerId: player, today }: PlayerContext, tx: Tx, { isOver, coins }: Run): Promise<void> {
  if (!isOver || !coins) return
  await post(tx, {
    key: `mini-game-slot:${player}:${today}`,
    kind: 'mini-game-slot',
    player,
    movements: [
      {
        from: { house: 'promotions', asset: 'coins' },
        to: { player, asset: 'coins' },
        amount: money('coins', BigInt(coins)),
      },
    ],
    ref: { day: today },
  })
}

const placeOf = ({ playerId: player, today: day }: PlayerContext) => ({ player, day })

export const toWire = ({ level, spins, isOver, coins }: Omit<StoredRun, 'campaign'>): contract.MiniRun => ({
  level,
  spins,
  isOver,
  coins,
})
