import { DAY_MS } from '#kernel/time.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readPlacesWon, readStanding } from '#promotions/index.ts'
import type { TournamentStanding } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { titleOf, toPlayerData, tournament } from './promotion.ts'

/** How long a prize is shown to a player who was away. */
const WIN_SHOWN_MS = 7 * DAY_MS
const WINS_MAX = 10

/** The profile's part: the player's place in the tournament on the card, and the prizes of the last days. */
export async function readProfile(ctx: PlayerContext): Promise<TournamentStanding> {
  const { reader, playerId: player, clock } = ctx
  const { feature } = tournamentsCampaign
  const current = await currentCampaign(ctx, tournamentsCampaign)
  const [own, wins] = await Promise.all([
    current ? readStanding(reader, tournament, { run: current.id, player }) : null,
    readPlacesWon(reader, { player, feature, paidAfter: clock.now() - WIN_SHOWN_MS, limit: WINS_MAX }),
  ])
  return {
    id: current?.id ?? null,
    playerData: own && toPlayerData(own),
    wins: wins.map(({ words, ...won }) => ({ ...won, title: titleOf(words) })),
  }
}
