import type { OwnLottery, OwnTickets } from '#kernel/lottery.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { PromotionDefinition } from '../definition.ts'
import { readLastCell, readRun } from '../entry.ts'
import { readWaiting } from '../grants/store.ts'
import { countOwnTickets, readOwnTickets } from '../shared-draws/keep-tickets.ts'
import { dailyLeft, NO_TICKETS, progressOf, type TicketCell, type TicketTerms } from './earn-tickets.ts'

type Lottery<C extends TicketTerms> = PromotionDefinition<C, TicketCell>

/** The player's tickets in a draw, and what it still brings while it runs; none without a draw. */
export async function showOwnTickets<C extends TicketTerms>(
  ctx: PlayerContext,
  lottery: Lottery<C>,
  draw: Campaign<C> | undefined,
  name: string,
): Promise<OwnTickets> {
  if (!draw) return { tickets: [], progress: 0, dailyLeft: 0 }
  const { reader, playerId: player, today } = ctx
  const own = await readOwnTickets(reader, { run: draw.id, name, player })
  const tickets = own.map(({ ticket, key, earnedAt }) => {
    return { ticket, source: key.startsWith('play:') ? 'play' : 'daily', at: toUnixSeconds(earnedAt) } as const
  })
  const isRunning = (await currentCampaign(ctx, lottery.campaign))?.id === draw.id
  if (!isRunning) return { tickets, progress: 0, dailyLeft: 0 }
  const cell = (await readLastCell(reader, lottery, { player, run: draw.id })) ?? NO_TICKETS
  return { tickets, progress: progressOf(cell, draw), dailyLeft: dailyLeft(cell, today, draw) }
}

/** The profile's part: how many tickets the player has in the running draw, and a prize that waits. */
export async function readLotteryOf<C extends TicketTerms>(
  ctx: PlayerContext,
  lottery: Lottery<C>,
  name: string,
): Promise<OwnLottery> {
  const { reader, playerId: player, today } = ctx
  const running = await readRun(ctx, lottery)
  const prizeOf = (await readWaiting(reader, { player, feature: lottery.campaign.feature }))?.run ?? null
  if (!running) return { isActive: false, tickets: 0, dailyLeft: 0, prizeOf }
  const tickets = await countOwnTickets(reader, { run: running.run.id, name, player })
  return { isActive: true, tickets, dailyLeft: dailyLeft(running.cell, today, running.run), prizeOf }
}
