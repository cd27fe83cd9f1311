import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readPlacesWon, readStanding } from '#promotions/index.ts'
import type { TournamentStanding } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { titleOf, toPlayerData, tournament } from './promotion.ts'

/** The profile's part: the player's place in the tournament on the card, and the prizes of the last days. */
export async function readProfile(ctx: PlayerContext): Promise<TournamentStanding> {
  const current = await currentCampaign(ctx, tournamentsCampaign)
  const [own, wins] = await Promise.all([
    current ? readStanding(ctx.reader, tournament, { run: current.id, player: ctx.playerId }) : null,
    readPlacesWon(ctx, tournamentsCampaign.feature),
  ])
  return {
    id: current?.id ?? null,
    playerData: own && toPlayerData(own),
    wins: wins.map(({ words, ...won }) => ({ ...won, title: titleOf(words) })),
  }
}
