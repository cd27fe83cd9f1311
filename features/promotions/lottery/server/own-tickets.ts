import type { InputOf, DataOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import { countOwnTickets, readLastCell, readOwnTickets, readRun, readWaiting } from '#promotions/index.ts'
import type * as contract from '../contract.ts'
import { lotteryCampaign } from '../shared/campaign.ts'
import { latestDraw, requireDraw } from './draws.ts'
import { dailyLeft, DRAW, lottery, progressOf } from './promotion.ts'

/** The player's tickets in a draw, and what the running one still brings. */
export async function getTickets(
  ctx: PlayerContext,
  { query: { id } }: InputOf<typeof contract.getTickets>,
): Promise<DataOf<typeof contract.getTickets>> {
  const { reader, playerId: player, today } = ctx
  const draw = id === undefined ? await latestDraw(ctx) : await requireDraw(ctx, id)
  if (!draw) return { tickets: [], progress: 0, dailyLeft: 0 }
  const own = await readOwnTickets(reader, { run: draw.id, name: DRAW, player })
  const tickets = own.map(({ ticket, key, earnedAt }) => {
    return { ticket, source: key.startsWith('play:') ? 'play' : 'daily', at: toUnixSeconds(earnedAt) } as const
  })
  const isRunning = (await currentCampaign(ctx, lotteryCampaign))?.id === draw.id
  const cell = (await readLastCell(reader, lottery, { player, run: draw.id })) ?? lottery.empty({} as never)
  const left = isRunning ? dailyLeft(cell, today, draw) : 0
  return { tickets, progress: isRunning ? progressOf(cell, draw) : 0, dailyLeft: left }
}

/** The profile's part: how many tickets the player has in the running draw, and a prize that waits. */
export async function readProfile(ctx: PlayerContext) {
  const { reader, playerId: player, today } = ctx
  const running = await readRun(ctx, lottery)
  const prizeOf = (await readWaiting(reader, { player, feature: lotteryCampaign.feature }))?.run ?? null
  const own = running
    ? {
        tickets: await countOwnTickets(reader, { run: running.run.id, name: DRAW, player }),
        dailyLeft: dailyLeft(running.cell, today, running.run),
      }
    : { tickets: 0, dailyLeft: 0 }
  return { isActive: running !== undefined, ...own, prizeOf }
}
