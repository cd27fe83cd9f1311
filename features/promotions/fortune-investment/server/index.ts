import { bindInfo, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { providersFor } from '#platform/payments/providers-for.ts'
import { promotionEntry, readState } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { demos } from './seed-campaigns.ts'
import { getChosenPackage, getPackages, sales } from './packages.ts'
import { fortune, investmentAt } from './promotion.ts'
import { reminders, wantsReminder } from './reminders.ts'

/** Packages that pay back in parts: their sale, their days, and their state in the profile. */
export const fortuneInvestmentServer = ({ payments }: Pick<SiteServices, 'payments'>): ServerFeature => ({
  ...promotionEntry(fortune, 'fortuneInvestment', demos, (ctx) => readState(ctx, fortune, investmentAt)),
  routes: [
    bindInfo(contract.getPackages, (ctx) => getPackages(ctx, providersFor(payments, ctx.session).length > 0)),
    bindInfo(contract.getChosenPackage, getChosenPackage),
  ],
  sells: sales.sell,
  on: reminders,
  wants: wantsReminder,
})
