import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { showCampaign, shownCampaigns, upcomingCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getTournament as contract } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { type Slices, toTournaments } from './tournament.ts'

/** Maximum number of tournaments searched for one with this game; a brand plans fewer. */
const PLANNED_MAX = 50

/** The tournament to show first: the running one, else the next, else the latest. */
export const getTournament =
  (slices: Slices) =>
  async (ctx: VisitorContext, { query }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    const { campaign } = await showCampaign(ctx, tournamentsCampaign)
    const found = query.gameId ? await findOfGame(ctx, query.gameId) : await findFirst(ctx)
    const [tournament = null] = await toTournaments(ctx, slices, found ? [found] : [])
    return { success: true, data: { campaign: tournament?.campaign ?? campaign, tournament } }
  }

async function findFirst(ctx: VisitorContext) {
  const { current, next, last } = await shownCampaigns(ctx, tournamentsCampaign)
  return current ?? next ?? last
}

async function findOfGame(ctx: VisitorContext, gameId: string) {
  const upcoming = await upcomingCampaigns(ctx, tournamentsCampaign, { limit: PLANNED_MAX, offset: 0 })
  return upcoming.find(({ config }) => config.games.includes(gameId))
}
