import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readRun } from '#promotions/index.ts'
import { poolDayOf } from '#promotions/races/daily-drops.ts'
import { lastWon } from '#promotions/races/read-won.ts'
import { withMoments } from '#promotions/shared-draws/moments-of-runs.ts'
import type { getInfo as contract } from '../contract.ts'
import { poolOf, prizeDropsCampaign } from '../shared/campaign.ts'
import { LEVEL_NAMES } from '../shared/level.ts'
import { drops, prizeDrops, shownDrop } from './promotion.ts'

const WINNERS_MAX = 20

/** The active run's pool of today, what is left of it, and a prize that is about to drop; undefined while none is active. */
async function readPool(ctx: VisitorContext) {
  const running = await readRun(ctx, prizeDrops)
  if (!running) return undefined
  const { run } = await withMoments(ctx, { promotion: prizeDrops, run: running.run })
  const now = ctx.clock.now()
  const [left, next] = [await drops.countLeft(ctx.reader, run, now), drops.next(run, now)]
  const prizes = run.config.kinds.map((kind) => ({ ...kind, prizeLeft: left(LEVEL_NAMES[kind.prizeLvl]) }))
  const announced = {
    nextPrizeAt: next && toUnixSeconds(next),
    nextPrizeWillAccrueIn: next && Math.ceil((next - now) / SECOND_MS),
  }
  return { ...poolDayOf(run, now), minimalLevelPlay: run.config.minimalLevelPlay, prizes, announced }
}

/** The profile's part; undefined while no run is active. */
export async function readProfile(ctx: VisitorContext) {
  const pool = await readPool(ctx)
  if (!pool) return undefined
  const { minimalLevelPlay, prizes, announced } = pool
  const prizesLeft = prizes.reduce((sum, { prizeLeft }) => sum + prizeLeft, 0)
  return { minimalLevelPlay, prizesLeft, nextPrizeAt: announced.nextPrizeAt }
}

/** The pool of the day with what is left of it, and who won last. */
export const getInfoWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof contract>> => {
    const { campaign, config, shown } = await showCampaign(ctx, prizeDropsCampaign)
    const pool = campaign.state === 'running' ? await readPool(ctx) : undefined
    const nextPool = pool?.hasNext ? toUnixSeconds(pool.endsAt) : campaign.state === 'planned' ? campaign.startsAt : null
    const general = config && {
      ...poolOf(config.kinds),
      minimalLevelPlay: config.minimalLevelPlay,
      finishedAt: pool ? toUnixSeconds(pool.endsAt) : campaign.finishedAt,
      nextPrizePoolStartedAt: nextPool,
    }
    const whole = config?.kinds.map((kind) => ({ ...kind, prizeLeft: campaign.state === 'ended' ? 0 : kind.count })) ?? []
    const won = shown ? await lastWon(ctx.reader, slices(), { run: shown.id, limit: WINNERS_MAX }) : []
    return {
      success: true,
      campaign,
      general,
      prizes: pool?.prizes ?? whole,
      lastWinners: won.map((each) => ({ ...shownDrop(each, shown!), at: toUnixSeconds(each.at) })),
      ...(pool?.announced ?? { nextPrizeAt: null, nextPrizeWillAccrueIn: null }),
      openMinutes: config?.openMinutes ?? null,
    }
  }
