import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { campaignBySlug, onPage, showCampaign, shownCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import { CURRENT_SEASON, type getSeason as contract } from '../contract.ts'
import { seasonCampaign } from '../shared/campaign.ts'

/** The configured season. Rounds do not advance players yet, so everyone is at the start. */
export async function getSeason(ctx: VisitorContext, { params }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const beginning = { totalProgressPercents: 0, currentLevel: 0 }
  const found = await findSeason(ctx, params.season)
  if (!found) {
    const { campaign } = await showCampaign(ctx, seasonCampaign)
    return { success: true, data: { campaign, slug: null, ...beginning, levels: [] } }
  }
  const { slug, config } = found
  return { success: true, data: { campaign: onPage(ctx, found), slug, ...beginning, levels: config.levels } }
}

async function findSeason(ctx: VisitorContext, season: string) {
  if (season !== CURRENT_SEASON) {
    const named = await campaignBySlug(ctx, seasonCampaign, season)
    if (!named) throw new AppError('not-found', 'Season not found')
    return named
  }
  const { current, next, last } = await shownCampaigns(ctx, seasonCampaign)
  return current ?? next ?? last
}
