import { bind, bindInfo, type ServerEntry } from '#platform/feature.ts'
import { bindAct, promotionEntry, readLotteryOf, showOwnTickets, showWinners, takePrizes } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { prizeAt } from '../shared/prize-at.ts'
import { findDraw, getDetails, listDraws, requireDraw } from './draws.ts'
import { DRAW, lottery } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { seedDemo } from './seed-demo.ts'

/** Tickets, and the draw among them. */
export const lotteryServer: ServerEntry = ({ slices }) => ({
  ...promotionEntry(lottery, 'lottery', demos),
  seed: seedDemo(slices),
  routes: [
    bindInfo(contract.getDetails, getDetails),
    bindInfo(contract.getLeaderboard, async (ctx, { params, query }) => {
      const { id: run, config } = await requireDraw(ctx, params.id)
      return showWinners(ctx, slices(), { run, name: DRAW, ...query, prizeAt: (place) => prizeAt(config.prizes, place) })
    }),
    bindInfo(contract.getTickets, async (ctx, { query }) => showOwnTickets(ctx, lottery, await findDraw(ctx, query.id), DRAW)),
    bindAct(contract.askTickets, lottery, 'ask'),
    bind(contract.takeReward, async (ctx, { params }) =>
      contract.takeReward.reply.parse(await takePrizes(ctx, lottery, await requireDraw(ctx, params.id), DRAW)),
    ),
    bindInfo(contract.listDraws, listDraws),
  ],
  profile: async (ctx) => ({ lottery: await readLotteryOf(ctx, lottery, DRAW) }),
})
