import { optionsOf } from '#kernel/feature.ts'
import { HOUR_MS } from '#kernel/time.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readRun } from '#promotions/index.ts'
import { bingo } from '../feature.ts'
import { ballsIn, titleOf } from '../shared/ball-packages.ts'
import { bingoPromotion } from './promotion.ts'

/** An order lasts half an hour, and its balls need a run when it is paid. */
const LEFT_MS = HOUR_MS

/** A ball package of the running campaign: coins, with the balls on top. It never has entries. */
export const sellBalls: NonNullable<ServerFeature['sells']> = async (ctx, { presetId }) => {
  const balls = ballsIn(presetId)
  if (balls === 0) return undefined
  const running = optionsOf(ctx.theme, bingo).hasStore ? await readRun(ctx, bingoPromotion) : undefined
  const sold = running?.run.config.ballPackages.find((each) => each.balls === balls)
  const endsAt = running?.run.endsAt ?? Infinity
  if (!sold || endsAt - ctx.clock.now() < LEFT_MS) return { refused: 'not-for-sale' }
  return { title: titleOf(balls)[ctx.locale], cents: sold.priceCents, coins: BigInt(sold.coins), entries: 0n, offer: null }
}
