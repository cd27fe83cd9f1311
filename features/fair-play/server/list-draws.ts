import type { ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { readPromotionDraws } from '#platform/fair/prize-draws.ts'
import type { listDraws as contract } from '../contract.ts'

type Reply = ReplyOf<typeof contract>

/** What promotions drew from the player's seeds (FAIR-9). */
export async function listDraws(ctx: PlayerContext): Promise<Reply> {
  const draws = await readPromotionDraws(ctx, ctx.playerId)
  return {
    success: true,
    data: {
      draws: draws.map(({ at, rules, ...drawn }) => ({
        ...drawn,
        at: new Date(at).toISOString(),
        rules: rules as Reply['data']['draws'][number]['rules'],
      })),
    },
  }
}
