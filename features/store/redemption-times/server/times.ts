import type { ReplyOf } from '#kernel/contract.ts'
import { DAY_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature, TimedRedemption } from '#platform/feature.ts'
import type { RedemptionReason } from '#features/store/redemptions/contract.ts'
import type { getRedemptionTimes as contract, RedemptionTimes } from '../contract.ts'
import { type Duration, quantileOf } from './duration-quantiles.ts'

const WINDOWS_DAYS = [7, 30, 90] as const
/** Below this number figures would tell of single players. */
const CELL_LEAST = 20
/** The page is public and the figures change slowly. */
const FRESH_MS = 10 * MINUTE_MS

/** The public figures, computed at most every few minutes. */
export function readTimesWith(slices: () => readonly ServerFeature[]) {
  const known = new Map<string, { at: Instant; data: RedemptionTimes }>()
  return async ({ clock, reader, theme }: VisitorContext): Promise<ReplyOf<typeof contract>> => {
    const at = clock.now()
    let kept = known.get(theme.id)
    if (!kept || at - kept.at > FRESH_MS) {
      kept = { at, data: timesOf(await readTimed(slices(), reader, theme.id, at - Math.max(...WINDOWS_DAYS) * DAY_MS), at) }
      known.set(theme.id, kept)
    }
    return { success: true, data: kept.data }
  }
}

async function readTimed(slices: readonly ServerFeature[], db: Reader, brand: string, since: Instant) {
  for (const slice of slices) if (slice.timedRedemptions) return slice.timedRedemptions(db, brand, since)
  return []
}

/** The figures of requests up to a time; cells of fewer than twenty requests are hidden. */
function timesOf(requests: readonly TimedRedemption[], now: Instant): RedemptionTimes {
  const open = requests.filter(({ endedAt }) => endedAt === null)
  const oldest = Math.max(0, ...open.map(({ requestedAt }) => secondsBetween(requestedAt, now)))
  return {
    windows: WINDOWS_DAYS.map((days) => windowOf(days, requests, now)),
    open: open.length >= CELL_LEAST ? { count: open.length, oldestSeconds: oldest } : null,
  }
}

function windowOf(days: number, all: readonly TimedRedemption[], now: Instant): RedemptionTimes['windows'][number] {
  const requests = all.filter(({ requestedAt }) => requestedAt > now - days * DAY_MS)
  const count = requests.length
  if (count < CELL_LEAST) return { days, count: null, decided: null, paid: null, byRulePercent: null, refused: [] }
  const decided = requests.map(({ requestedAt, decidedAt }) => durationOf(requestedAt, decidedAt, now))
  // A refused request is never paid: it counts as long as it was open.
  const paid = requests.map(({ requestedAt, endedAt, state }) => ({
    ...durationOf(requestedAt, endedAt, now),
    isOver: state === 'paid',
  }))
  const byRule = requests.filter(({ decidedBy }) => decidedBy === 'rule').length
  const decisions = requests.filter(({ decidedAt }) => decidedAt !== null).length
  return {
    days,
    count,
    decided: quantilesOf(decided),
    paid: quantilesOf(paid),
    byRulePercent: decisions < CELL_LEAST ? null : Math.round((byRule / decisions) * 100),
    refused: countRefusals(requests),
  }
}

function countRefusals(requests: readonly TimedRedemption[]): { reason: RedemptionReason; count: number }[] {
  const counts = new Map<RedemptionReason, number>()
  for (const { state, code } of requests) if (state === 'refused' && code) counts.set(code, (counts.get(code) ?? 0) + 1)
  return Array.from(counts, ([reason, count]) => ({ reason, count })).filter(({ count }) => count >= CELL_LEAST)
}

const durationOf = (from: Instant, until: Instant | null, now: Instant): Duration => ({
  seconds: secondsBetween(from, until ?? now),
  isOver: until !== null,
})

const secondsBetween = (from: Instant, until: Instant): number => Math.max(0, Math.round((until - from) / SECOND_MS))

const quantilesOf = (durations: readonly Duration[]) => ({
  p50: quantileOf(durations, 0.5),
  p90: quantileOf(durations, 0.9),
  p95: quantileOf(durations, 0.95),
  p99: quantileOf(durations, 0.99),
})
