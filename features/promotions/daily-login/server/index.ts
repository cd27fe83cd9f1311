import { optionsOf } from '#kernel/feature.ts'
import { endOfDay, startOfDay, toUnixSeconds } from '#kernel/time.ts'
import { seedCampaigns } from '#platform/campaigns/index.ts'
import { bind, bindInfo, type ServerFeature } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { dailyLogin } from '../feature.ts'
import { dailyLoginCampaign } from '../shared/campaign.ts'
import { applyPrize } from './apply-prize.ts'
import { getInfo, readToday } from './get-info.ts'
import { dailyPrizes } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const entry = promotionEntry(dailyPrizes, 'dailyLogin', demos)
const openFirstRun = seedCampaigns(dailyLoginCampaign, demos)

/** A prize for each day of a streak, claimed once per calendar day of the brand. */
export const dailyLoginServer: ServerFeature = {
  ...entry,
  routes: [bindInfo(contract.getInfo, getInfo), bind(contract.applyPrize, applyPrize)],
  async profile(ctx) {
    const { suppressAtDepositCounts } = optionsOf(ctx.theme, dailyLogin)
    const { isActive, isClaimed } = await readToday(ctx)
    return { dailyLogin: { isActive, isAvailable: isActive && !isClaimed, suppressAtDepositCounts } }
  },
  /** A running card tells of today: until midnight, then of the next prize. */
  async promotions(ctx) {
    const { today, theme } = ctx
    const startsAt = toUnixSeconds(startOfDay(today, theme.timeZone))
    const finishedAt = toUnixSeconds(endOfDay(today, theme.timeZone))
    const cards = await entry.promotions(ctx)
    return cards.map((card) => (card.state === 'running' ? { ...card, startsAt, finishedAt } : card))
  },
  // Every brand has it from its first start on, until an operator ends it.
  jobs: [{ name: 'open-first-run', schedule: '*/5 * * * *', run: openFirstRun }],
}
