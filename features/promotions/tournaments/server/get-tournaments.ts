import { namedGames } from '#games/all.ts'
import type { InputOf } from '#kernel/contract.ts'
import {
  type Campaign,
  type ConfigOf,
  endedCampaigns,
  onPage,
  showCampaign,
  upcomingCampaigns,
} from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bindInfo, type BoundRoute, type ServerFeature } from '#platform/feature.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { readBoard } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { SHOWN_PLACES, type Tournament } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { toPlayerData, tournament, toWinners } from './promotion.ts'

export type TournamentCampaign = Campaign<ConfigOf<typeof tournamentsCampaign>>
export type Slices = () => readonly ServerFeature[]

/** Maximum number of tournaments searched for one with this game; a brand plans fewer. */
const PLANNED_MAX = 50

/** The calls that show tournaments: one of them, those running and to come, and those that have ended. */
export function tournamentRoutes(slices: Slices): BoundRoute[] {
  const list =
    (read: typeof upcomingCampaigns) =>
    async (ctx: VisitorContext, { query }: InputOf<typeof contract.getNext>) => ({
      tournaments: await showAll(ctx, slices, await read(ctx, tournamentsCampaign, query)),
    })
  return [
    bindInfo(contract.getTournament, async (ctx, { query: { gameId } }) => {
      const { campaign, shown } = await showCampaign(ctx, tournamentsCampaign)
      const found = gameId ? await findOfGame(ctx, gameId) : shown
      const [first = null] = await showAll(ctx, slices, found ? [found] : [])
      return { campaign: first?.campaign ?? campaign, tournament: first }
    }),
    bindInfo(contract.getNext, list(upcomingCampaigns)),
    bindInfo(contract.getHistory, list(endedCampaigns)),
  ]
}

async function findOfGame(ctx: VisitorContext, gameId: string) {
  const upcoming = await upcomingCampaigns(ctx, tournamentsCampaign, { limit: PLANNED_MAX, offset: 0 })
  return upcoming.find(({ config }) => config.games.includes(gameId))
}

/** Tournaments as the page shows them to this visitor. */
async function showAll(ctx: VisitorContext, slices: Slices, campaigns: readonly TournamentCampaign[]): Promise<Tournament[]> {
  const areEntriesOpen = await mayGetEntries(ctx)
  const show = async (campaign: TournamentCampaign): Promise<Tournament> => {
    const { games, prizes, ...rules } = campaign.config
    const { top, size, isFinal, own } = await readBoard(ctx, slices(), tournament, { run: campaign.id, limit: SHOWN_PLACES })
    return {
      campaign: onPage(ctx, campaign),
      historyId: campaign.id,
      games: namedGames(games),
      ...rules,
      prizes: prizes.map((prize) => openWireReward(prize, areEntriesOpen)),
      isCoinsOnly: !areEntriesOpen,
      winners: toWinners(top),
      players: size,
      isFinal,
      playerData: own && toPlayerData(own),
    }
  }
  return Promise.all(campaigns.map(show))
}
