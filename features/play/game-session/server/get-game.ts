import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { getGame as contract } from '../contract.ts'
import { anyOpenGame, gameClosed, isClosed } from './catalogue.ts'

export const getGameWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { params: { slug } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> => {
    if (isClosed(ctx, slug)) throw gameClosed()
    const { game } = anyOpenGame(ctx, slices(), slug)
    return { success: true, data: { game } }
  }
