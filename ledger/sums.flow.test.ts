import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import type { Id } from '#kernel/id.ts'
import { PLAYER_ASSETS } from '#kernel/money.ts'
import { HOUR_MS, type Instant } from '#kernel/time.ts'
import { ROOT } from '#platform/config/index.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { checkNew } from './check.ts'
import { checkInvariants } from './invariants.ts'
import { post } from './post.ts'
import { reverse } from './reverse.ts'
import { rollUp } from './roll-up.ts'
import { readStatement, type StatementFilter, sumStatement } from './statement.ts'
import { createDice } from './testing/dice.ts'
import { rollUpAll } from './testing/roll-up-all.ts'
import { verifyAll } from './testing/verify-all.ts'
import { gift, newWallet, spend } from './testing/wallets.ts'

const SEED = `${seedOf(20_261_128)}`
const dice = createDice(SEED)
const PLAYERS: readonly Id<'plr'>[] = ['plr_one', 'plr_two', 'plr_three']
const START = Date.parse('2026-03-01T00:00:00Z')
const HOURS = 9 * 24

let db: TestDatabase
/** Moves transfers in time, which nothing else may. */
let owner: Database
beforeAll(async () => {
  db = await openTestDatabase({ connectionsMax: 12 })
  owner = openDatabase({ url: db.ownerUrl, connectionsMax: 8 })
  const rich = { coins: 1_000_000n, tourPoints: 1_000_000n, entries: 1_000_000n, winnings: 1_000_000n }
  for (const player of PLAYERS) await newWallet(db, player, rich)
})
afterAll(async () => {
  await owner.close()
  await db.close()
})

/** An hour's midnight is as likely as the moments around it. */
const anInstant = (): Instant => START + dice.below(HOURS) * HOUR_MS + dice.pick([0, 0, 1, HOUR_MS - 1])

interface Posted {
  readonly player: Id<'plr'>
  readonly id: Id<'txn'>
  readonly ref: Readonly<Record<string, string>>
}
const posted: Posted[] = []
let last = 0

/** A step of one of a few rounds, which thus have several, on several days; a gift; or a reversal. */
function nextPosting(): () => Promise<void> {
  const [player, at, key] = [dice.pick(PLAYERS), anInstant(), `k${++last}`]
  const earlier = posted.length > 0 && dice.oneIn(6) ? dice.pick(posted) : undefined
  const kind = dice.pick(['round', 'round', 'round', 'daily-login', 'purchase'])
  const ref = kind === 'round' ? { round: `r${dice.below(40)}`, game: dice.pick(['a', 'b']) } : {}
  const movements = Array.from({ length: 1 + dice.below(3) }, () =>
    dice.pick([gift, spend])(player, dice.pick(PLAYER_ASSETS), BigInt(1 + dice.below(500))),
  )
  return async () => {
    const { id } = await owner.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      const done = earlier ? await reverse(tx, earlier.id, earlier.ref) : await post(tx, { key, kind, player, movements, ref })
      if (!done.isReplay)
        await sql`update ledger.transfer set at = ${new Date(at)} where no = ${done.id.slice(4)}::bigint`.execute(tx)
      return done
    })
    if (!earlier) posted.push({ player, id, ref })
  }
}

function aFilter(): StatementFilter {
  const [one, other] = [anInstant(), anInstant()].toSorted((a, b) => a - b)
  return {
    player: dice.pick(PLAYERS),
    ...(dice.oneIn(3) ? {} : { from: one }),
    ...(dice.oneIn(3) ? {} : { to: other }),
    ...(dice.oneIn(3) ? { asset: dice.pick(PLAYER_ASSETS) } : {}),
    ...(dice.oneIn(3) ? { kinds: { names: ['round'], isExcept: dice.oneIn(2) } } : {}),
  }
}

const modeOf = (asset: string): string => (asset === 'entries' || asset === 'winnings' ? 'entries' : 'coins')

/** From every movement of the player's history, one by one. */
async function addedUp({ player, from, to, asset, kinds }: StatementFilter): Promise<Map<string, bigint[]>> {
  const { rows } = await db.pool.query(
    `select t.no, t.kind, t.ref, extract(epoch from t.at)::float8 * 1000 as at, side.asset, side.amount::text as amount
     from ledger.transfer t cross join lateral ledger.sides_of(t.movements) as side
     where t.player = $1 and side.account = 'player' order by t.no, side.asset`,
    [player],
  )
  const begun = new Set<string>()
  const sums = new Map<string, bigint[]>()
  for (const line of rows) {
    const { round, game } = line.ref
    const name = `${round} ${game} ${asset ? line.asset : modeOf(line.asset)}`
    const isFirst = round !== undefined && !begun.has(name)
    begun.add(name)
    const isAsked =
      (from === undefined || line.at >= from) &&
      (to === undefined || line.at < to) &&
      (!asset || line.asset === asset) &&
      (!kinds || kinds.names.includes(line.kind) !== kinds.isExcept)
    if (!isAsked) continue
    const key = `${line.asset} ${line.kind} ${game ?? null}`
    const [gained, spent, rounds] = sums.get(key) ?? [0n, 0n, 0n]
    const amount = BigInt(line.amount)
    sums.set(key, [gained! + (amount > 0n ? amount : 0n), spent! + (amount < 0n ? -amount : 0n), rounds! + (isFirst ? 1n : 0n)])
  }
  return sums
}

async function compare(where: string): Promise<void> {
  const filter = aFilter()
  const sums = await sumStatement(db.reader, filter)
  const found = new Map(
    sums.map(({ asset, kind, game, gained, spent, rounds }) => [`${asset} ${kind} ${game}`, [gained, spent, rounds]]),
  )
  expect(found, `seed ${SEED}, ${where}, ${JSON.stringify(filter)}`).toEqual(await addedUp(filter))
}

/** A roll-up whose server process dies before it commits. */
async function rollUpAndDie(): Promise<void> {
  const client = new pg.Client({ connectionString: db.ownerUrl })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  const { rows } = await client.query('select pg_backend_pid() as pid, ledger.roll_up()')
  await db.pool.query('select 1')
  await withClient(db.ownerUrl, (other) => other.query('select pg_terminate_backend($1, 5000)', [rows[0].pid]))
  await client.end().catch(() => {})
}

test('sums are those of all movements, whatever was rolled up, repeated or killed', { timeout: 120_000 }, async () => {
  for (let step = 0; step < 400; step++) {
    await nextPosting()()
    if (dice.oneIn(12)) await rollUp(db)
    if (dice.oneIn(40)) await Promise.all([rollUp(db), rollUp(db)])
    if (dice.oneIn(60)) await rollUpAndDie()
    if (dice.oneIn(15)) expect(await checkNew(db, 0), `seed ${SEED}, step ${step}`).toEqual([])
    if (dice.oneIn(2)) await compare(`step ${step}`)
  }
  await rollUpAll(db)
  for (let nth = 0; nth < 100; nth++) await compare(`at the end, ${nth}`)
  expect(await checkInvariants(db.reader)).toEqual([])
})

test('sums are those of all movements while players are posted to and two processes roll up', { timeout: 60_000 }, async () => {
  const postings = Array.from({ length: 150 }, () => nextPosting())
  const work = [0, 1, 2, 3].map(async (lane) => {
    for (const [nth, doPosting] of postings.entries()) if (nth % 4 === lane) await doPosting()
  })
  const rolling = [0, 1].map(async () => {
    for (let nth = 0; nth < 20; nth++) await rollUp(db)
  })
  const checking = [0, 1].map(async () => {
    for (let nth = 0; nth < 10; nth++) expect(await checkNew(db, 0)).toEqual([])
  })
  await Promise.all([...work, ...rolling, ...checking])
  for (let nth = 0; nth < 50; nth++) await compare(`after two at once, ${nth}`)
  await rollUpAll(db)
  for (let nth = 0; nth < 50; nth++) await compare(`after both, ${nth}`)
  expect(await checkInvariants(db.reader)).toEqual([])
  expect(await verifyAll(db)).toEqual([])
})

const rollUpOf = (path: string): string =>
  `create or replace ${/function ledger\.roll_up\(\).*?end \$\$;/s.exec(readFileSync(join(ROOT, path), 'utf8'))![0]}`

test('the migration sums what a filled database has rolled up, and leaves the rest to the next run', async () => {
  await nextPosting()()
  const migration = readFileSync(join(ROOT, 'ledger/migrations/20261128T1720__sums_of_players.sql'), 'utf8')
  const sums = readFileSync(join(ROOT, 'ledger/sql/sums.sql'), 'utf8')
  await withClient(db.ownerUrl, async (client) => {
    await client.query('drop view ledger.brand_total, ledger.line; drop index ledger.transfer_of_round')
    await client.query('drop table ledger.day_sum, ledger.life_sum, ledger.brand_balance')
    await client.query('alter table ledger.rolled_up drop if exists summed_upto, drop if exists summed_after_no')
    await client.query(migration)
    // A process of the release before rolls up again.
    await client.query(rollUpOf('ledger/migrations/20261121T0634__ledger_roll_up.sql'))
    await client.query('select ledger.roll_up()')
    await client.query(rollUpOf('ledger/sql/roll-up.sql'))
    await client.query(sums)
  })
  for (let nth = 0; nth < 50; nth++) await compare(`migrated, ${nth}`)
  const { rows } = await db.pool.query(`select asset, sum(amount) from (
    select asset, balance as amount from ledger.house_account union all select asset, balance from ledger.brand_total union all
    select side.asset, side.amount from ledger.uncounted() as t cross join lateral ledger.sides_of(t.movements) as side
    where side.account <> 'player' and side.account not like 'budget:%') as sides group by asset having sum(amount) <> 0`)
  expect(rows).toEqual([])
  expect(await checkInvariants(db.reader)).toEqual([])
  await rollUpAll(db)
  expect(await checkInvariants(db.reader)).toEqual([])
  const lines = await readStatement(db.reader, { player: PLAYERS[0]! }, { max: 3 })
  expect(lines).toHaveLength(3)
})

test('a summary of a long history reads a day of transfers at most', async () => {
  await withClient(db.ownerUrl, async (client) => {
    await client.query(
      `insert into ledger.transfer (no, player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings, at)
       overriding system value
       select nextval('ledger.transfer_no_seq'), 'plr_long', 'l' || n, sha256(''), 'round', jsonb_build_object('round', 'l' || n, 'game', 'a'),
         array[row('player', 'games', 'coins', 5)::ledger.movement], n, 1000000 - 5 * n, 0, 0, 0, timestamptz '2025-01-01' + n * interval '1 hour'
       from generate_series(1, 9000) as n`,
    )
  })
  await rollUpAll(db)
  // The number that the next run begins after follows a run later.
  await rollUp(db)
  await withClient(db.ownerUrl, (client) => client.query('analyze'))
  await db.transaction(async (tx) => {
    const count = async (): Promise<bigint> => {
      const { rows } = await sql<{ count: bigint }>`
        select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables where relid = 'ledger.transfer'::regclass`.execute(
        tx,
      )
      return rows[0]!.count
    }
    const before = await count()
    const sums = await sumStatement(tx, { player: 'plr_long', from: Date.parse('2025-02-03T11:30:00Z') })
    expect(sums).toEqual([expect.objectContaining({ spent: 5n * 8_197n, rounds: 8_197n })])
    await sumStatement(tx, { player: 'plr_long' })
    const ofPart = await count()
    expect(ofPart - before).toBeLessThan(60n)
    const days = await sumStatement(tx, { player: 'plr_long', from: Date.parse('2025-02-03Z'), to: Date.parse('2025-02-05Z') })
    expect(days).toEqual([expect.objectContaining({ rounds: 48n })])
    expect((await count()) - ofPart).toBeLessThan(5n)
  })
})
