import { isIPv6 } from 'node:net'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sql } from 'kysely'
import type { RouteContract } from '#kernel/contract.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../problem.ts'

const CALLS_PER_MINUTE_DEFAULT = 600
/** Limits up to this size protect something (a password, a mailbox) and count across all processes. */
const SHARED_LIMIT_MAX = 60
const WINDOW_SECONDS = 60

type Limited = Pick<RouteContract, 'method' | 'path' | 'callsPerMinuteMax'> & Partial<Pick<RouteContract, 'actor'>>

export interface Caller {
  readonly address: string
  readonly playerId?: string | undefined
}

/** Counts a call; throws `too-many-requests` past the limit. */
export type RateLimit = (caller: Caller) => Promise<void>

/**
 * The rate limit of one route. Small limits are kept in PostgreSQL, shared by processes and across restarts; a caller
 * past one is refused from memory. Larger ones only stop floods, per process.
 */
export function createRateLimit(contract: Limited, database: Database): RateLimit {
  const points = contract.callsPerMinuteMax ?? CALLS_PER_MINUTE_DEFAULT
  const common = { points, duration: WINDOW_SECONDS, keyPrefix: `${contract.method} ${contract.path}` }
  const limiter: RateLimiterAbstract =
    points > SHARED_LIMIT_MAX
      ? new RateLimiterMemory(common)
      : new RateLimiterPostgres({
          ...common,
          storeClient: database.pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          clearExpiredByTimeout: false,
          inMemoryBlockOnConsumed: points + 1,
        })
  // Visitor calls accept any session cookie, so a session alone must not start a new count.
  const countsBoth = contract.actor === 'visitor'
  return async ({ address, playerId }) => {
    const counted = playerId === undefined ? [address] : countsBoth ? [address, playerId] : [playerId]
    try {
      for (const who of counted) await limiter.consume(countedAs(who))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw tooMany(refusal.msBeforeNext)
    }
  }
}

/** The owner of one IPv6 address can use its whole /64, so that counts as one; anything else counts as itself. */
export function countedAs(who: string): string {
  if (!isIPv6(who) || who.includes('.')) return who
  const [head = [], tail] = who.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : []
  const network = [...head, ...zeros, ...(tail ?? [])].slice(0, 4)
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Rows of windows that ended more than a minute before `now`. */
export async function deleteSpentLimits(tx: Tx, now: Instant): Promise<void> {
  await sql`delete from rate_limit where expire < ${now - MINUTE_MS}`.execute(tx)
}

const tooMany = (waitMs: number): AppError =>
  new AppError('too-many-requests', 'Too many requests. Try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  })
