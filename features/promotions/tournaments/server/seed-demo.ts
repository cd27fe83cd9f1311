import { findGame } from '#games/all.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { endedCampaigns, seedCampaigns, upcomingCampaigns } from '#platform/campaigns/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { SiteServices } from '#platform/feature.ts'
import { daysAgo, mintDemoPlayers, playDemoRound } from '#promotions/demo-players.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { demos, PAST_DAYS, pastDemo } from './seed-campaigns.ts'
import type { TournamentCampaign } from './get-tournaments.ts'

/** They begin the logins of the demo's other players. */
const RIVALS = ['quartz', 'maple', 'orbit', 'cobalt', 'tundra', 'walnut']
const ROUNDS = 36

/**
 * The demo's tournaments. On the first start one has ended, and others have played in those that have begun. Their rounds
 * follow the games' rules and reach the engine as events, which scores, closes and pays them as any others.
 */
export const seedDemo =
  (slices: SiteServices['slices']) =>
  async (ctx: Context): Promise<void> => {
    const known = [endedCampaigns, upcomingCampaigns].map((read) => read(ctx, tournamentsCampaign, { limit: 1, offset: 0 }))
    if ((await Promise.all(known)).flat().length > 0) return seedCampaigns(tournamentsCampaign, demos)(ctx)
    const rivals = await mintDemoPlayers(ctx, slices().find(({ mintPlayer }) => mintPlayer)?.mintPlayer, RIVALS)
    const play = (tx: Tx, campaign: TournamentCampaign) => playAll(ctx, tx, { campaign, rivals })
    await seedCampaigns(tournamentsCampaign, [pastDemo], play)(daysAgo(ctx, PAST_DAYS))
    await seedCampaigns(tournamentsCampaign, demos, play)(ctx)
  }

async function playAll(
  ctx: Context,
  tx: Tx,
  { campaign, rivals }: { campaign: TournamentCampaign; rivals: readonly Id<'plr'>[] },
): Promise<void> {
  if (campaign.startsAt >= ctx.clock.now() || rivals.length === 0) return
  for (let nth = 0; nth < ROUNDS; nth++) await playRound(ctx, tx, { campaign, playerId: rivals[nth % rivals.length]!, nth })
}

interface RivalRound {
  readonly campaign: TournamentCampaign
  readonly playerId: Id<'plr'>
  /** Of all rounds of its tournament. */
  readonly nth: number
}

async function playRound(ctx: Context, tx: Tx, { campaign, playerId, nth }: RivalRound): Promise<void> {
  const { mode, games } = campaign.config
  const { definition } = findGame(games[nth % games.length]!)!
  const levels = definition.betLevels[mode]
  const stake = levels[nth % Math.min(3, levels.length)]!
  await playDemoRound(ctx, tx, { definition, mode, stake, playerId, nonce: nth, at: momentIn(ctx, campaign, nth) })
}

/** Spreads the rounds over the tournament so far. */
function momentIn({ clock }: Context, { startsAt, endsAt }: TournamentCampaign, nth: number): Instant {
  const until = Math.min(endsAt ?? clock.now(), clock.now())
  return startsAt + Math.floor(((until - startsAt) * nth) / ROUNDS)
}
