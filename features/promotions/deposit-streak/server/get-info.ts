import type { DataOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { readState } from '#promotions/index.ts'
import type * as contract from '../contract.ts'
import { averageOf } from '../shared/average.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'
import { EMPTY_STREAK } from '../shared/empty-streak.ts'
import { DEFAULT_SKIN, picturesOf, type Skin } from '../shared/skins.ts'
import { depositStreak, streakAt, wheelOdds } from './promotion.ts'

/** The visitor's streak in the running campaign; undefined while none runs. */
export const readStreak = (ctx: VisitorContext) =>
  readState(ctx, depositStreak, (cell, run, at) => {
    return { ...streakAt(cell, run, at), finishedAt: run.endsAt && toUnixSeconds(run.endsAt), skin: run.config.skin }
  })

/** The visitor's streak and its rules; an empty one while none runs. */
export async function getInfo(ctx: VisitorContext, arePurchasesOpen: boolean): Promise<DataOf<typeof contract.getInfo>> {
  const { campaign, config } = await showCampaign(ctx, depositStreakCampaign)
  const maxNumberOfDeposit = config?.steps.length ?? EMPTY_STREAK.maxNumberOfDeposit
  return {
    campaign,
    ...((await readState(ctx, depositStreak, streakAt)) ?? { ...EMPTY_STREAK, maxNumberOfDeposit }),
    finishedAt: campaign.finishedAt,
    percentEnabled: config?.percentEnabled ?? false,
    skin: config?.skin ?? DEFAULT_SKIN,
    images: imagesOf(config?.skin),
    settings: { dailyStepsMax: config?.dailyStepsMax ?? null, secondsToNextStep: config?.secondsToResetStreakCounter ?? null },
    minDepositValue: config?.minDepositValue ?? null,
    arePurchasesOpen,
  }
}

const imagesOf = (skin?: Skin): string[] => Object.values(picturesOf(skin)).map((picture) => `/art/interface/${picture}-256.webp`)

/** The wheel of each step, its odds recorded; none where no streak is planned. */
export async function getWheelsPrizes(ctx: VisitorContext): Promise<DataOf<typeof contract.getWheelsPrizes>> {
  const { config } = await showCampaign(ctx, depositStreakCampaign)
  const wheels = (config?.steps ?? []).map(async (step) => {
    const { hash } = await publishOdds(ctx, ctx.reader, wheelOdds(step))
    return { ...step, oddsHash: hash, averageCoins: averageOf(step.sectors) }
  })
  return { wheels: await Promise.all(wheels) }
}

/** The rules of the streak for this visitor. */
export async function getGroupInfo(ctx: VisitorContext): Promise<DataOf<typeof contract.getGroupInfo>> {
  const { campaign, config } = await showCampaign(ctx, depositStreakCampaign)
  if (campaign.id === null || !config) return { group: null }
  const { minDepositValue, dailyStepsMax, secondsToResetStreakCounter: secondsToNextStep, steps } = config
  const rules = { minDepositValue, dailyStepsMax, secondsToNextStep, maxNumberOfDeposit: steps.length }
  return { group: { id: campaign.id, state: campaign.state, ...rules } }
}
