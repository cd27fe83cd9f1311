import { isIPv6 } from 'node:net'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sql } from 'kysely'
import type { RouteContract } from '#kernel/contract.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../problem.ts'

const CALLS_PER_MINUTE_DEFAULT = 600
/** Up to here a limit protects something (a password, a mailbox) and is counted once for all processes. */
const SHARED_LIMIT_MAX = 60
const WINDOW_SECONDS = 60

type Limited = Pick<RouteContract, 'method' | 'path' | 'callsPerMinuteMax'>

/** Counts a call of one player or address; throws `too-many-requests` past the limit. */
export type RateLimit = (who: string) => Promise<void>

/**
 * The limit of one route. Small limits are kept in PostgreSQL, so that two processes count together and a restart
 * forgets nothing; a caller past one is refused from memory. Larger ones only ward off floods, one process at a time.
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
  return async (who) => {
    try {
      await limiter.consume(countedAs(who))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw tooMany(refusal.msBeforeNext)
    }
  }
}

/** Whoever has one IPv6 address has its whole /64 to send from, so that counts as one; anything else counts as itself. */
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
  new AppError('too-many-requests', 'Too many requests; try again a little later.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  })
