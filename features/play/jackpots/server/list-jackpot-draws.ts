import { findGame } from '#games/all.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { type DropDraw, listOpenDrops, listWonDrops } from '#platform/jackpots/must-drops.ts'
import type { listJackpotDraws as contract, OpenDrop } from '../contract.ts'

const WON_MAX = 50

/** The draws in use with their announced successors, and those that rounds won. */
export async function listJackpotDraws(
  ctx: VisitorContext,
  { query }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const draws = await listOpenDrops(ctx.reader, { brand: ctx.theme.id, mode: query.mode })
  const won = await listWonDrops(ctx, { ...query, limit: WON_MAX })
  return {
    success: true,
    data: {
      open: [...Map.groupBy(draws, ({ game, tier }) => `${game} ${tier}`).values()].flatMap(toOpen),
      won: won.map((draw) => ({
        ...toDraw(draw),
        serverSeed: draw.serverSeed,
        amount: Number(draw.amount),
        revealedAt: new Date(draw.revealedAt).toISOString(),
      })),
    },
  }
}

/** Two draws of each pool are committed. */
const toOpen = ([draw, next]: DropDraw[]): OpenDrop[] => (draw && next ? [{ ...toDraw(draw), next: next.commit }] : [])

const toDraw = ({ game, tier, name, rules, commit, committedAt }: DropDraw) => ({
  game,
  title: findGame(game)?.title ?? game,
  tier: tier as OpenDrop['tier'],
  sharedDraw: name,
  rules,
  commit,
  committedAt: new Date(committedAt).toISOString(),
})
