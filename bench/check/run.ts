import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { assert } from '#kernel/result.ts'
import { checkInvariants, findNew, rollUp } from '#ledger/index.ts'
import { type Database, openDatabase, type Tx } from '#platform/db/database.ts'
import { openBenchServer } from '../site/open-server.ts'

/**
 * The checks of the ledger on histories of growing length, an hour of play after each: `npm run bench -- check 1000000`
 * grows it to a million transfers. Processor time is that of the server's process, which works alone.
 */
const TRANSFERS = Number(process.argv[2] ?? 300_000)
const PLAYERS = 3_000
const DAYS = 300
/** In the last hour. */
const ACTIVE_PLAYERS = 300
const HOUR_TRANSFERS = 3_000
const TICKS_PER_SECOND = 100

await using server = await openBenchServer()
const patience = { connectMs: 60_000, statementMs: 0, answerMs: 3_600_000 }
const database = openDatabase({ url: server.url, connectionsMax: 2, patience })
let done = 0
for (const size of [TRANSFERS / 4, TRANSFERS / 2, TRANSFERS]) {
  await grow(database, { players: PLAYERS, transfers: size - done, days: DAYS })
  done = size
  await settle(database)
  const first = await measure(database, 'the checkpoint goes on, all of that is new', checkOn)
  await grow(database, { players: ACTIVE_PLAYERS, transfers: HOUR_TRANSFERS, days: 0 })
  done += HOUR_TRANSFERS
  await settle(database)
  say(`${done} transfers of ${PLAYERS} players, ${HOUR_TRANSFERS} in the last hour`)
  say(first)
  say(await measure(database, 'from the beginning', async (tx) => whole(await checkInvariants(tx))))
  say(await measure(database, 'what is new, read only', async (tx) => whole(await findNew(tx))))
  say(await measure(database, 'what is new, hourly', checkOn))
}
await database.close()

async function checkOn(tx: Tx): Promise<void> {
  whole((await sql`select * from ledger.check_on()`.execute(tx)).rows)
  await sql`select ledger.move_checkpoint(2147483647)`.execute(tx)
}

function whole(found: readonly unknown[]): void {
  assert(found.length === 0, `the ledger is not whole: ${JSON.stringify(found[0])}`)
}

/** Rounds of two games for the first `players`, on as many days before now, written as postings leave them. */
async function grow(database: Database, history: { players: number; transfers: number; days: number }): Promise<void> {
  const { players, transfers, days } = history
  await sql`
    insert into ledger.wallet (player) select 'plr_' || lpad(n::text, 26, '0') from generate_series(1, ${players}::int) as n
    on conflict do nothing`.execute(database.reader)
  await database.transaction(async (tx) => {
    await sql`
      with added as (
        select w.player, w.version + step as version, w.free_coins, w.free_tour_points, step, w.version as before, n
        from ledger.wallet w cross join generate_series(1, ${Math.ceil(transfers / players)}::int) as step
        cross join lateral (select substr(w.player, 5)::int as n) as numbered
        where n <= ${players}::int order by step, w.player
      )
      insert into ledger.transfer (no, player, key, request_hash, kind, ref, movements, version, coins, tour_points, entries, winnings, at)
      overriding system value
      select nextval('ledger.transfer_no_seq'), player, 'round:' || version, sha256(''), 'round',
        jsonb_build_object('round', 'rnd_' || player || version, 'game', 'game-' || (version % 2)),
        array[('promotions', 'player', 'coins', 5)::ledger.movement, ('games', 'player', 'tourPoints', 1 + version % 3)::ledger.movement],
        version, free_coins + 5 * step, free_tour_points + (select sum(1 + v % 3) from generate_series(before + 1, version) as v), 0, 0,
        now() - ${days}::float8 * (1 - step / ${Math.ceil(transfers / players)}::float8) * interval '1 day'
      from added`.execute(tx)
    await sql`
      update ledger.wallet w set version = t.version, free_coins = t.coins, free_tour_points = t.tour_points
      from (select distinct on (player) player, version, coins, tour_points from ledger.transfer order by player, version desc) as t
      where t.player = w.player and t.version > w.version`.execute(tx)
  })
}

/** Rolls up until every number is counted for good. */
async function settle(database: Database): Promise<void> {
  for (let nth = 0; nth < 3; nth++) await rollUp(database)
  await sql`vacuum analyze`.execute(database.reader)
}

async function measure(database: Database, name: string, work: (tx: Tx) => Promise<void>): Promise<string> {
  return database.transaction(async (tx) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx)
    const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const { pid } = own[0]!
    const [readBefore, ticksBefore, from] = [await rowsRead(tx), ticksOf(pid), performance.now()]
    await work(tx)
    const [ms, ticks] = [performance.now() - from, ticksOf(pid) - ticksBefore]
    const read = (await rowsRead(tx)) - readBefore
    return `  ${name}: ${(ticks / TICKS_PER_SECOND).toFixed(2)} s of processor time (${(ms / 1_000).toFixed(2)} s), ${read} rows of transfers read`
  })
}

async function rowsRead(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ count: bigint }>`
    select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables where relid = 'ledger.transfer'::regclass`.execute(
    tx,
  )
  return rows[0]!.count
}

/** User and system time of a process. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
