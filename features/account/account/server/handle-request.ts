import { isOwnPath } from '#kernel/own-path.ts'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import {
  REFERRAL_CODE_LENGTH_MAX,
  REFERRAL_COOKIE,
  TRACKING_COOKIE,
  TRACKING_ID,
} from '#features/account/registration/contract.ts'

type Query = Readonly<Record<string, string | string[]>>

const ONE_YEAR_SECONDS = (365 * DAY_MS) / SECOND_MS

/**
 * The session behind a page request, and where to redirect: an address with `aa` loses it. An invitation code and a
 * partner's tracking mark in the address are kept for a year. The home page is never redirected.
 */
export const handleRequest =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { query }: { query: Query }): Promise<{ authorized: boolean; redirectUrl: string | null }> => {
    const code = first(query.invited_by) ?? first(query.refcode)
    if (code && code.length <= REFERRAL_CODE_LENGTH_MAX) {
      ctx.cookies.set(REFERRAL_COOKIE, code, { maxAgeSeconds: ONE_YEAR_SECONDS, readableByScripts: true })
    }
    const mark = first(query.tracking_id)
    if (mark && TRACKING_ID.test(mark)) {
      const isKnown = ctx.cookies.get(TRACKING_COOKIE) === mark
      ctx.cookies.set(TRACKING_COOKIE, mark, { maxAgeSeconds: ONE_YEAR_SECONDS })
      if (!isKnown) for (const { referred } of slicesOn(ctx, slices())) await referred?.(ctx, mark)
    }
    return { authorized: ctx.session !== null, redirectUrl: withoutAa(query) }
  }

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

function withoutAa(query: Query): string | null {
  const path = first(query.path) ?? '/'
  if (query.aa === undefined || path === '/' || !isOwnPath(path)) return null
  const kept = Object.entries(query).filter(([name]) => name !== 'aa' && name !== 'path')
  const search = new URLSearchParams(
    kept.flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each])),
  )
  return search.size > 0 ? `${path}?${search.toString()}` : path
}
