import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { getAbsence as contract } from '../contract.ts'
import { readExclusionState, toWire } from './exclusion-state.ts'

export async function getAbsence(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  return { success: true, data: { absence: toWire(await readExclusionState(ctx, ctx.reader, ctx.playerId)) } }
}
