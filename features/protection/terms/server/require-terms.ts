import { oncePer } from '#kernel/memo.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import { readUnconfirmed, versionsInForce } from './documents.ts'
import { termsIdOf, type TermsVersion } from './rules.ts'

const idsOf = oncePer((versions: readonly TermsVersion[]): string => versions.map(termsIdOf).join(' '))

const REMEMBERED_MAX = 20_000

/** Refuses a player's writes until the terms are accepted. Caches acceptances, which are never withdrawn. */
export function createTermsGuard(): (ctx: PlayerContext) => Promise<void> {
  const confirmed = new Set<string>()
  return async (ctx) => {
    const key = `${ctx.playerId} ${idsOf(versionsInForce(ctx))}`
    if (confirmed.has(key)) return
    const missing = await readUnconfirmed(ctx, ctx.playerId)
    if (missing.length > 0) {
      throw new AppError('terms-unconfirmed', 'Accept the terms first.', { ids: missing.map(termsIdOf) })
    }
    if (confirmed.size >= REMEMBERED_MAX) confirmed.clear()
    confirmed.add(key)
  }
}
