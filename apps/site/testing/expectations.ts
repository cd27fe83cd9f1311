import { expect } from 'vitest'
import type { TestSite } from './site.ts'

/**
 * Starts `calls` while another transaction holds the rows of `lock` (a `select … for update`) and releases them once
 * all calls wait, so that they run concurrently without depending on timing.
 */
export async function atOnce<T>(
  site: TestSite,
  lock: { sql: string; values: unknown[] },
  calls: (() => Promise<T>)[],
): Promise<T[]> {
  const holder = await site.database.sessions.connect()
  try {
    await holder.query('begin')
    await holder.query(lock.sql, lock.values)
    const answers = Promise.all(calls.map((call) => call()))
    await expect.poll(() => countWaiting(site)).toBe(calls.length)
    await holder.query('commit')
    return await answers
  } finally {
    holder.release()
  }
}

/** How many transactions wait for a lock. */
export async function countWaiting(site: TestSite): Promise<number> {
  const { rows } = await site.database.pool.query<{ count: number }>(
    `select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  )
  return rows[0]!.count
}

interface Of {
  readonly playerId: string
}

/** The player's side of every posting of one kind, earliest first: `[{ coins: 2_000_00 }]`. */
export async function expectPostings(
  site: TestSite,
  { playerId }: Of,
  kind: string,
  expected: readonly Record<string, number>[],
): Promise<void> {
  const { rows } = await site.database.pool.query<{ moved: Record<string, number> }>(
    `select jsonb_object_agg(e.asset, e.amount) as moved
     from ledger.transfer t join ledger.entry e on e.transfer = t.no
     where t.player = $1 and t.kind = $2 and e.player is not null group by t.no order by t.no`,
    [playerId, kind],
  )
  expect(rows.map(({ moved }) => moved)).toEqual(expected)
}

/** Asserts that the player's latest push has this type and at least this data. */
export async function expectPush(site: TestSite, { playerId }: Of, type: string, data: object): Promise<void> {
  const { rows } = await site.database.pool.query<{ payload: unknown }>(
    "select payload::json from outbox.message where channel = $1 and payload::json->>'type' = $2 order by seq desc limit 1",
    [`player:${playerId}`, type],
  )
  expect(rows[0]?.payload).toMatchObject({ type, data })
}

/** The payloads of the player's events of one type, earliest first. */
export async function expectEvents(site: TestSite, { playerId }: Of, type: string, expected: readonly object[]): Promise<void> {
  const { rows } = await site.database.pool.query<{ payload: object }>(
    'select payload from outbox.event where player = $1 and type = $2 order by id',
    [playerId, type],
  )
  expect(rows.map(({ payload }) => payload)).toEqual(expected)
}
