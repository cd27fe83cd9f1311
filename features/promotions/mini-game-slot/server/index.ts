import type { PlayerContext } from '#platform/context.ts'
import { bind, bindInfo, type ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { callAct, promotionEntry, refusalOf } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'
import { miniGameSlot } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** A free run of spins each day, level by level. */
export const miniGameSlotServer: ServerFeature = {
  ...promotionEntry(miniGameSlot, 'miniGameSlot', demos),
  routes: [
    bindInfo(contract.getInfo, getInfo),
    bind(contract.spin, async (ctx) => contract.spin.reply.parse(await play(ctx, 'spin'))),
    bind(contract.resetLevel, async (ctx) => contract.resetLevel.reply.parse(await play(ctx, 'reset-level'))),
  ],
}

async function play(ctx: PlayerContext, name: 'spin' | 'reset-level') {
  const act = await callAct(ctx, miniGameSlot, name)
  if (act.isDone) return { success: true, data: act.reply }
  if (act.refused === 'busy') throw new AppError('already-spinning', 'Already spinning')
  return refusalOf(act)
}
