import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readPromotionDraws } from '#platform/fair/prize-draws.ts'
import type { listDraws as contract, WirePromotionDraw } from '../contract.ts'

/** What promotions drew from the player's seeds (FAIR-9). */
export async function listDraws(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const draws = await readPromotionDraws(ctx, ctx.playerId)
  return {
    success: true,
    data: {
      draws: draws.map(({ at, rules, ...drawn }) => ({
        ...drawn,
        at: new Date(at).toISOString(),
        rules: rules as WirePromotionDraw['rules'],
      })),
    },
  }
}
