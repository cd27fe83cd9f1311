import { bindInfo, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { providersFor } from '#platform/payments/providers-for.ts'
import { bindProvenAct, promotionEntry } from '#promotions/index.ts'
import type { DataOf } from '#kernel/contract.ts'
import * as contract from '../contract.ts'
import { getGroupInfo, getInfo, getWheelsPrizes, readStreak } from './get-info.ts'
import { depositStreak, wheelOdds } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

const entry = promotionEntry(depositStreak, 'depositStreak', demos, readStreak)

type Won = DataOf<typeof contract.applyPrize>

/** The streak of purchases: its steps, its wheels, and its state in the profile. */
export const depositStreakServer = ({ payments }: Pick<SiteServices, 'payments'>): ServerFeature => ({
  ...entry,
  routes: [
    bindInfo(contract.getInfo, (ctx) => getInfo(ctx, providersFor(payments, ctx.session).length > 0)),
    bindInfo(contract.getWheelsPrizes, getWheelsPrizes),
    bindInfo(contract.getGroupInfo, getGroupInfo),
    bindProvenAct(contract.applyPrize, depositStreak, 'spin', ({ step }: Won, { config }) => wheelOdds(config.steps[step - 1]!)),
  ],
})
