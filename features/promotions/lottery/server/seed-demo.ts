import { findGame, slotGames } from '#games/all.ts'
import type { Id } from '#kernel/id.ts'
import { type Campaign, type ConfigOf, endedCampaigns, seedCampaigns, shownCampaigns } from '#platform/campaigns/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { daysAgo, mintDemoPlayers, playDemoRound } from '#promotions/demo-players.ts'
import { commitSharedDraw } from '#promotions/shared-draws/shared-draws.ts'
import { lotteryCampaign } from '../shared/campaign.ts'
import { DRAW } from './promotion.ts'
import { demos, PAST_DAYS, pastDemo } from './seed-campaigns.ts'

type LotteryDraw = Campaign<ConfigOf<typeof lotteryCampaign>>

/** They begin the logins of the demo's other players. */
const OTHERS = ['cedar', 'violet', 'juniper', 'harbor', 'saffron', 'meadow', 'indigo']
const ROUNDS = 28

/**
 * The demo's draws. On the first start one is over: its seed was sealed before others played for its tickets, and the
 * engine closes it and draws the winners as in any other.
 */
export const seedDemo =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: Context): Promise<void> => {
    const { current, next } = await shownCampaigns(ctx, lotteryCampaign)
    const ended = await endedCampaigns(ctx, lotteryCampaign, { limit: 1, offset: 0 })
    if (!current && !next && ended.length === 0) {
      const players = await mintDemoPlayers(ctx, slices().find(({ mintPlayer }) => mintPlayer)?.mintPlayer, OTHERS)
      const then = daysAgo(ctx, PAST_DAYS)
      if (players.length > 0)
        await seedCampaigns(lotteryCampaign, [pastDemo], (tx, draw) => hold(then, tx, { draw, players }))(then)
    }
    await seedCampaigns(lotteryCampaign, demos)(ctx)
  }

async function hold(
  ctx: Context,
  tx: Tx,
  { draw, players }: { draw: LotteryDraw; players: readonly Id<'plr'>[] },
): Promise<void> {
  const winners = draw.config.prizes.at(-1)!.to
  const rules = { kind: 'lottery', id: lotteryCampaign.feature, winners } as const
  await commitSharedDraw(ctx, tx, { run: draw.id, name: DRAW, rules })
  const mode = 'TournamentPoints'
  for (let nth = 0; nth < ROUNDS; nth++) {
    const { definition } = findGame(slotGames[nth % slotGames.length]!.slug)!
    const levels = definition.betLevels[mode]
    // The more a player staked, the more tickets are in the draw: not all have the same.
    const stake = levels.at(-1 - (nth % 3))!
    const at = draw.startsAt + Math.floor(((draw.endsAt! - draw.startsAt) * nth) / ROUNDS)
    await playDemoRound(ctx, tx, { definition, mode, stake, playerId: players[nth % players.length]!, nonce: nth, at })
  }
}
