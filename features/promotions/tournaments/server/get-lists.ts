import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { endedCampaigns, upcomingCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getNext as contract } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { type Slices, toTournaments } from './tournament.ts'

const listWith =
  (read: typeof upcomingCampaigns) =>
  (slices: Slices) =>
  async (ctx: VisitorContext, { query }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const campaigns = await read(ctx, tournamentsCampaign, query)
    return { success: true, data: { tournaments: await toTournaments(ctx, slices, campaigns) } }
  }

/** Running and upcoming tournaments, soonest first. */
export const getNext = listWith(upcomingCampaigns)

/** Past tournaments, latest first. */
export const getHistory = listWith(endedCampaigns)
