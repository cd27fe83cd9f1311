import type { ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getSitemap as contract } from '../contract.ts'
import { publicPages, type PublicSources } from './public-pages.ts'

export const getSitemapWith =
  (sources: PublicSources) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof contract>> => ({
    success: true,
    data: {
      pages: publicPages(ctx, sources).map(({ path, updatedAt }) => ({
        path,
        updatedAt: updatedAt === null ? null : new Date(updatedAt).toISOString(),
      })),
    },
  })
