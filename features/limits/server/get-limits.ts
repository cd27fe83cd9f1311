import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { getLimits as contract } from '../contract.ts'
import { limitsOf } from './own-limits.ts'

export async function getLimits(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  return { success: true, data: { limits: await limitsOf(ctx, ctx.reader, ctx.playerId) } }
}
