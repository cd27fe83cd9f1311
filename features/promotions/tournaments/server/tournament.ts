import { namedGames } from '#games/all.ts'
import { type Campaign, type ConfigOf, onPage } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { mayGiveEntries, openWireReward } from '#platform/open-reward.ts'
import type { Tournament } from '../contract.ts'
import type { tournamentsCampaign } from '../shared/campaign.ts'
import { NOT_BEGUN, readStandings } from './standings.ts'

export type TournamentCampaign = Campaign<ConfigOf<typeof tournamentsCampaign>>
export type Slices = () => readonly ServerFeature[]

/** Tournaments as the page shows them to this visitor. */
export async function toTournaments(
  ctx: VisitorContext,
  slices: Slices,
  campaigns: readonly TournamentCampaign[],
): Promise<Tournament[]> {
  const areEntriesOpen = await mayGiveEntries(ctx, { db: ctx.reader, playerId: ctx.session?.playerId ?? null })
  const toTournament = async (campaign: TournamentCampaign): Promise<Tournament> => {
    const { games, mode, scoreRule, prizes } = campaign.config
    return {
      campaign: onPage(ctx, campaign),
      historyId: campaign.id,
      games: namedGames(games),
      mode,
      scoreRule,
      prizes: prizes.map((prize) => openWireReward(prize, areEntriesOpen)),
      isCoinsOnly: !areEntriesOpen,
      ...(campaign.startsAt > ctx.clock.now() ? NOT_BEGUN : await readStandings(ctx, slices(), campaign.id)),
    }
  }
  return Promise.all(campaigns.map(toTournament))
}
