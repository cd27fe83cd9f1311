import { namedGames } from '#games/all.ts'
import {
  type Campaign,
  type ConfigOf,
  endedCampaigns,
  onPage,
  showCampaign,
  upcomingCampaigns,
} from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bindInfo, type BoundRoute, type SiteServices } from '#platform/feature.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { NO_BOARD, readBoard } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { SHOWN_PLACES, type Tournament } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { toPlayerData, tournament as promotion, toWinners } from './promotion.ts'

export type TournamentCampaign = Campaign<ConfigOf<typeof tournamentsCampaign>>
type Slices = SiteServices['slices']

/** Maximum number of tournaments searched for one with this game; a brand plans fewer. */
const PLANNED_MAX = 50

/** The calls that show tournaments: one of them, those running and to come, and those that have ended. */
export function tournamentRoutes(slices: Slices): BoundRoute[] {
  const list = async (ctx: VisitorContext, found: Promise<TournamentCampaign[]>) => ({
    tournaments: await showAll(ctx, slices, await found),
  })
  return [
    bindInfo(contract.getTournament, async (ctx, { query: { gameId } }) => {
      const { campaign, shown } = await showCampaign(ctx, tournamentsCampaign)
      const upcoming = gameId ? await upcomingCampaigns(ctx, tournamentsCampaign, { limit: PLANNED_MAX, offset: 0 }) : []
      const found = gameId ? upcoming.find(({ config }) => config.games.includes(gameId)) : shown
      const [tournament = null] = await showAll(ctx, slices, found ? [found] : [])
      return { campaign: tournament?.campaign ?? campaign, tournament }
    }),
    bindInfo(contract.getNext, (ctx, { query }) => list(ctx, upcomingCampaigns(ctx, tournamentsCampaign, query))),
    bindInfo(contract.getHistory, (ctx, { query }) => list(ctx, endedCampaigns(ctx, tournamentsCampaign, query))),
  ]
}

/** Tournaments as the page shows them to this visitor. */
async function showAll(ctx: VisitorContext, slices: Slices, campaigns: readonly TournamentCampaign[]): Promise<Tournament[]> {
  const areEntriesOpen = await mayGetEntries(ctx)
  const show = async (campaign: TournamentCampaign): Promise<Tournament> => {
    const { games, prizes, ...rules } = campaign.config
    const hasBegun = campaign.startsAt <= ctx.clock.now()
    const read = hasBegun && readBoard(ctx, slices(), promotion, { run: campaign.id, limit: SHOWN_PLACES })
    const { top, own, ...board } = (await read) || NO_BOARD
    return {
      campaign: onPage(ctx, campaign),
      historyId: campaign.id,
      games: namedGames(games),
      ...rules,
      prizes: prizes.map((prize) => openWireReward(prize, areEntriesOpen)),
      isCoinsOnly: !areEntriesOpen,
      ...board,
      winners: toWinners(top),
      playerData: own && toPlayerData(own),
    }
  }
  return Promise.all(campaigns.map(show))
}
