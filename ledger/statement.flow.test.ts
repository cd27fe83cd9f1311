import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#kernel/id.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { readStatement, type StatementMark } from './statement.ts'

const PLAYER: Id<'plr'> = 'plr_of_a_year'
const TRANSFERS = 20_000
/** Of every so many, one is the player's. */
const EACH = 50
const PAGE = 40

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
  await withClient(db.ownerUrl, async (client) => {
    // Other players' transfers lie between.
    await client.query(
      `insert into ledger.transfer (no, player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings) overriding system value
       select no, case when no % $3::int = 0 then $1 else 'plr_of_others_' || no % 50 end, 'round:' || no, sha256(''), 'round', '{"game": "a-game"}',
         array[row('player', 'games', 'coins', 5)::ledger.movement, row('games', 'player', 'tourPoints', 7)::ledger.movement],
         no, 1000000 - 5 * no, 7 * no, 0, 0
       from generate_series(1, $2::int) as no`,
      [PLAYER, TRANSFERS, EACH],
    )
    await client.query('analyze ledger.transfer')
  })
})
afterAll(() => db.close())

/** The lines of a page, and how many transfers were read for them. */
const read = (before?: StatementMark) =>
  db.transaction(async (tx) => {
    const lines = await readStatement(tx, { player: PLAYER }, { max: PAGE, before })
    const { rows } = await sql<{ fetched: bigint }>`
      select seq_tup_read + idx_tup_fetch as fetched from pg_stat_xact_user_tables where relid = 'ledger.transfer'::regclass`.execute(
      tx,
    )
    return { lines, fetched: Number(rows[0]!.fetched) }
  })

test('a page of a statement reads its own transfers only, the first page and a deep one', async () => {
  const first = await read()
  expect(first.lines.map(({ no, asset, amount }) => [no, asset, amount]).slice(0, 3)).toEqual([
    [20_000n, 'coins', -5n],
    [20_000n, 'tourPoints', 7n],
    [19_950n, 'coins', -5n],
  ])
  expect(first.lines).toHaveLength(PAGE)
  expect(first.fetched).toBeLessThan(2 * PAGE)
  const deep = await read({ no: 9_000n, asset: 'coins' })
  expect(deep.lines.map(({ no, asset, balance }) => [no, asset, balance]).slice(0, 2)).toEqual([
    [9_000n, 'tourPoints', 63_000n],
    [8_950n, 'coins', 955_250n],
  ])
  expect(deep.fetched).toBeLessThan(2 * PAGE)
})
