import { bind, bindInfo, type ServerEntry } from '#platform/feature.ts'
import { bindAct, promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getDetails, listDraws } from './draws.ts'
import { getTickets, readProfile } from './own-tickets.ts'
import { lottery } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { seedDemo } from './seed-demo.ts'
import { getLeaderboard, takeReward } from './winners.ts'

/** Tickets, and the draw among them. */
export const lotteryServer: ServerEntry = ({ slices }) => ({
  ...promotionEntry(lottery, 'lottery', demos),
  seed: seedDemo(slices),
  routes: [
    bindInfo(contract.getDetails, getDetails),
    bindInfo(contract.getLeaderboard, getLeaderboard(slices)),
    bindInfo(contract.getTickets, getTickets),
    bindAct(contract.askTickets, lottery, 'ask'),
    bind(contract.takeReward, takeReward),
    bindInfo(contract.listDraws, listDraws),
  ],
  profile: async (ctx) => ({ lottery: await readProfile(ctx) }),
})
