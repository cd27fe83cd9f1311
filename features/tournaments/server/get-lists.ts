import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { endedCampaigns, upcomingCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getHistory as historyContract, getNext as nextContract } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { type TournamentCampaign, toTournament } from './tournament.ts'

/** What goes on or is to come, the soonest first. */
export const getNext = async (
  ctx: VisitorContext,
  { query }: InputOf<typeof nextContract>,
): Promise<ReplyOf<typeof nextContract>> => reply(ctx, await upcomingCampaigns(ctx, tournamentsCampaign, query))

/** What is over, the latest first. */
export const getHistory = async (
  ctx: VisitorContext,
  { query }: InputOf<typeof historyContract>,
): Promise<ReplyOf<typeof historyContract>> => reply(ctx, await endedCampaigns(ctx, tournamentsCampaign, query))

const reply = (ctx: VisitorContext, campaigns: readonly TournamentCampaign[]): ReplyOf<typeof nextContract> => ({
  success: true,
  data: { tournaments: campaigns.map((campaign) => toTournament(ctx, campaign)) },
})
