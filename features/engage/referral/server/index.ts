import './extension-points.ts'
import { erased } from '#kernel/personal-table.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import { referralCampaign } from '../shared/campaign.ts'
import { demos } from './seed-campaigns.ts'
import * as contract from '../contract.ts'
import { followFriend } from './follow-friend.ts'
import { getInfo } from './get-info.ts'
import { referral } from './promotion.ts'

/** Gives every player a referral code, follows the friends who used it, and rewards both sides. */
export const referralServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => {
  const follow = followFriend(slices)
  return {
    ...promotionEntry(referral, 'referral', demos),
    routes: [bind(contract.getInfo, getInfo)],
    on: {
      'contact.confirmed': (ctx, event, tx) => follow(ctx, tx, event),
      'profile.completed': (ctx, event, tx) => follow(ctx, tx, event),
      'purchase.completed': (ctx, event, tx) => follow(ctx, tx, { ...event, hasStarted: true }),
      'player.facts-changed': (ctx, event, tx) => follow(ctx, tx, { ...event, hasStarted: true }),
    },
    wants: { 'player.facts-changed': (_, { payload }) => (payload.vipLevel ?? 0) > 1 },
    async referralReward(ctx) {
      const { campaign, config } = await showCampaign(ctx, referralCampaign)
      if (campaign.state !== 'running' || !config) return null
      const { coins, entries, condition } = config
      return { coins, entries, condition }
    },
    personalTables: [erased('referral_step')],
    personalData: ownRows({ referralSteps: ['referral_step', 'reached_at', 'step'] }),
  }
}
