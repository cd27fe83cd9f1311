import { namedGames } from '#games/all.ts'
import { type Campaign, type ConfigOf, onPage } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tournament } from '../contract.ts'
import type { tournamentsCampaign } from '../shared/campaign.ts'

export type TournamentCampaign = Campaign<ConfigOf<typeof tournamentsCampaign>>

/** A tournament as a page shows it. Nothing scores yet, so no table has a name on it. */
export function toTournament(ctx: VisitorContext, campaign: TournamentCampaign): Tournament {
  const { games, scoreRule, prizes } = campaign.config
  return {
    campaign: onPage(ctx, campaign),
    historyId: campaign.id,
    games: namedGames(games),
    scoreRule,
    prizes,
    winners: [],
    playerData: null,
  }
}
