import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import type { Id } from '#kernel/id.ts'
import { checkInvariants } from '#ledger/index.ts'
import { createDice } from '#ledger/testing/dice.ts'
import { newWallet } from '#ledger/testing/wallets.ts'
import { ROOT } from '#platform/config/index.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { type Embedded, startEmbedded } from '#platform/db/embedded.ts'
import { bringUpToDate } from '#platform/db/sql-functions.ts'
import type { WorkerOptions } from './testing/worker.ts'

/** For more kills: PROMOTION_KILLS=300 vitest run promotions/crash */
// oxlint-disable-next-line node/no-process-env -- a switch of this test alone, not of the site
const KILLS = Number(process.env['PROMOTION_KILLS'] ?? 9)
const SEED = `${seedOf(20_261_124)}`
/** A supervisor gives up a server that dies too often in a minute. */
const SERVER_KILLS_MAX = 4
const EVENTS_BETWEEN_KILLS = 150
/** A short run begins after this many kills, and ends under the next ones. */
const SPRINT_EVERY = 5
const PLAYERS = Array.from({ length: 12 }, (_, i): Id<'plr'> => `plr_${i}`)

let folder: string
let server: Embedded
let serverKills = 0
const workers: ChildProcess[] = []
/** Acts that a worker was told are done: `player input`. */
const answered = new Set<string>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-promotions-'))
  chmodSync(folder, 0o755)
  server = await start()
  await bringUpToDate(server.url, ROOT)
  await withDatabase(async (db) => {
    for (const player of PLAYERS) await newWallet(db, player)
    await db.pool.query(
      `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, created_at)
       select id, 'velmora', id, '', 'login', '1990-01-01', 'NY', now() from unnest($1::text[]) as id`,
      [PLAYERS],
    )
    await db.pool.query(
      `insert into campaign (id, brand, feature, slug, words, starts_at, audience, config, status, is_exclusive, created_at)
       values ('cmp_toy', 'velmora', 'toy', 'toy', '{}', now() - interval '1 day', 'everyone', '{"every": 2, "coins": 100}',
         'published', false, now())`,
    )
  })
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** With fsync on, unlike the server of the other tests. */
const start = () => startEmbedded({ folder, programs: join(ROOT, '.cache') })

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url: server.url, role: 'croupier_app' })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

function startWorker(at: number): void {
  const options: WorkerOptions = { url: server.url, players: PLAYERS, isEmitting: at === 0 }
  workers[at] = spawn(process.execPath, [join(import.meta.dirname, 'testing/worker.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface({ input: workers[at]!.stdout! }).on('line', (line) => answered.add(line))
}

async function killWorker(at: number): Promise<void> {
  const worker = workers[at]!
  const ended = once(worker, 'exit')
  worker.kill('SIGKILL')
  await ended
}

test(
  `${KILLS} times kill -9 of engine processes and the server lose no event, act, tick or result, and pay nothing twice`,
  { timeout: 120_000 + KILLS * 20_000 },
  async () => {
    const dice = createDice(SEED)
    for (const at of [0, 1]) startWorker(at)
    for (let kill = 0; kill < KILLS; kill++) {
      if (kill % SPRINT_EVERY === 0) await openSprint(kill)
      await moreEvents(EVENTS_BETWEEN_KILLS)
      await sleep(dice.below(200))
      const target = (['emitting worker', 'reading worker', 'server'] as const)[kill % 3]!
      if (target === 'server') await killServer()
      else {
        const at = target === 'emitting worker' ? 0 : 1
        await killWorker(at)
        startWorker(at)
      }
    }
    await expect.poll(() => count(UNENDED), { timeout: 60_000, message: 'every short run is over' }).toBe(0)
    await killWorker(0)
    await allDone()
    const rounds = await settled()
    const acts = await actsKept()
    const ticks = await ticksDone()
    const results = await sprintsClosed()
    process.stdout.write(
      `${rounds} rounds, each folded once; ${acts} acts answered and kept; ${ticks} ticks; ${results} results of closed runs; every grant paid once\n`,
    )
    expect(rounds).toBeGreaterThan(KILLS * EVENTS_BETWEEN_KILLS)
  },
)

const count = async (statement: string): Promise<number> =>
  withDatabase(async (db) => Number((await db.pool.query<{ count: bigint }>(statement)).rows[0]!.count))

async function moreEvents(wanted: number): Promise<void> {
  const events = async (): Promise<number> => {
    try {
      return await count("select count(*) from outbox.event where type = 'round.settled'")
    } catch {
      return 0
    }
  }
  const before = await events()
  while ((await events()) < before + wanted) await sleep(50)
}

/** Kills the postmaster and its children, then waits until its supervisor has restarted it. */
async function killServer(): Promise<void> {
  const pid = server.pid()
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
  for (const each of [pid, ...children.map(Number)]) spawnSync('kill', ['-9', String(each)])
  while (server.pid() === pid) await sleep(20)
  if (++serverKills % SERVER_KILLS_MAX > 0) return
  await server.stop()
  server = await start()
  for (const at of [0, 1]) {
    await killWorker(at)
    startWorker(at)
  }
}

/** Rounds of each player as told by events, beside the cell and the standing that hold them. */
const UNREAD = `
  select count(*) from (
    select e.player, count(*) as rounds, sum((e.payload ->> 'stake')::int) as stakes from outbox.event e
    where e.type = 'round.settled' group by e.player
  ) as told left join promotion.player_cells c on c.player = told.player
  left join promotion.standing s on s.board = 'cmp_toy' and s.player = told.player
  where (c.cells -> 'cmp_toy' -> 'cell' ->> 'rounds')::bigint is distinct from told.rounds
    or s.score is distinct from told.stakes or (c.cells -> 'cmp_toy' -> 'cell' ->> 'sum')::bigint is distinct from told.stakes`
const UNTICKED = `
  select (select count(*) from promotion.tick_due)
    + (select count(*) from promotion.player_cells where (cells -> 'cmp_toy' -> 'cell' ->> 'tickAt') is not null)`
const UNENDED = "select count(*) from campaign where feature = 'toy-sprint' and ends_at > now()"
const UNCLOSED = `
  select count(*) from campaign c left join promotion.closing x on x.run = c.id
  where c.feature = 'toy-sprint' and x.closed_at is null`
const UNPAID = "select count(*) from promotion.grant where state <> 'paid'"

/**
 * Waits until the second worker has nothing left to do, all in one snapshot: a tick or a closing grants more after
 * everything else is paid.
 */
async function allDone(): Promise<void> {
  const work = async () => {
    const { rows } = await withDatabase((db) =>
      db.pool.query<Record<string, bigint>>(
        `select (${UNREAD}) as unread, (${UNTICKED}) as unticked, (${UNCLOSED}) as unclosed, (${UNPAID}) as unpaid`,
      ),
    )
    return Object.fromEntries(Object.entries(rows[0]!).map(([kind, left]) => [kind, Number(left)]))
  }
  const none = { unread: 0, unticked: 0, unclosed: 0, unpaid: 0 }
  await expect.poll(work, { timeout: 120_000, message: 'all work is done' }).toEqual(none)
}

/** Every event is folded once, and every grant is paid once. */
async function settled(): Promise<number> {
  return withDatabase(async (db) => {
    const { rows } = await db.pool.query<{ rounds: bigint; due: bigint; granted: bigint; all: bigint; paid: bigint }>(`
      select (select count(*) from outbox.event where type = 'round.settled') as rounds,
        (select sum(n / 2)::bigint from (select count(*) as n from outbox.event where type = 'round.settled' group by player) as p) as due,
        (select count(*) from promotion.grant where cause like 'event:%') as granted,
        (select count(*) from promotion.grant) as all,
        (select count(*) from ledger.transfer where key like 'grant:%') as paid`)
    const { rounds, due, granted, all, paid } = rows[0]!
    expect({ granted, paid }).toEqual({ granted: due, paid: all })
    expect(await checkInvariants(db.reader)).toEqual([])
    return Number(rounds)
  })
}

/**
 * A run of three seconds, stored well before it begins, as a loaded machine commits late. Its times are whole milliseconds,
 * as of every campaign: the engine reads the times of events so. The server may be down just now.
 */
async function openSprint(kill: number): Promise<void> {
  for (;;) {
    try {
      await withDatabase((db) =>
        db.pool.query(
          `insert into campaign (id, brand, feature, slug, words, starts_at, ends_at, audience, config, status, is_exclusive, created_at)
           select $1, 'velmora', 'toy-sprint', $2, '{}', begins, begins + interval '3 seconds', 'everyone',
             '{"every": 1000000, "coins": 1}', 'published', false, now()
           from date_trunc('milliseconds', now() + interval '5 seconds') as begins on conflict do nothing`,
          [`cmp_sprint${kill}`, `sprint-${kill}`],
        ),
      )
      return
    } catch {
      await sleep(100)
    }
  }
}

/** Every act that was answered is stored and paid, once; an act without an answer is whole or not there. */
async function actsKept(): Promise<number> {
  return withDatabase(async (db) => {
    const { rows } = await db.pool.query<{ act: string; is_paid: boolean }>(`
      select a.player || ' ' || substr(a.key, 6) as act,
        exists (select from ledger.transfer t where t.player = a.player and t.key = 'grant:cmp_toy:' || a.player || ':' || a.key) as is_paid
      from promotion.act a where a.name = 'gain'`)
    expect(rows.filter(({ is_paid: isPaid }) => !isPaid)).toEqual([])
    const kept = new Set(rows.map(({ act }) => act))
    expect([...answered].filter((act) => !kept.has(act))).toEqual([])
    expect(await count("select count(*) from promotion.grant where cause like 'act:%'")).toBe(rows.length)
    return answered.size
  })
}

/** The ticks that granted: by now no cell waits for one. */
const ticksDone = (): Promise<number> => count("select count(*) from promotion.grant where cause = 'tick'")

/** Each cell of a closed run is archived as the fold of its events, is paid its worth, and has its place. */
async function sprintsClosed(): Promise<number> {
  const wrong = `
    select coalesce(a.run, told.run) as run, coalesce(a.player, told.player) as player, told.stakes, a.cell ->> 'sum' as sum,
      g.value ->> 'coins' as coins, f.score,
      (select count(*) from promotion.late_event l where l.run = told.run and l.player = told.player) as late
    from (
      select c.id as run, e.player, sum((e.payload ->> 'stake')::int) as stakes
      from campaign c join outbox.event e on e.type = 'round.settled' and e.at >= c.starts_at and e.at < c.ends_at
      where c.feature = 'toy-sprint' group by 1, 2
    ) as told
    full join promotion.cell_archive a on a.run = told.run and a.player = told.player
    left join promotion.grant g on g.key = a.run || ':' || a.player || ':close'
    left join promotion.final_table f on f.board = a.run and f.player = a.player
    where (a.cell ->> 'sum')::bigint is distinct from told.stakes or (g.value ->> 'coins')::bigint is distinct from told.stakes
      or f.score is distinct from told.stakes`
  expect(await withDatabase(async (db) => (await db.pool.query(wrong)).rows)).toEqual([])
  expect(await count('select count(*) from promotion.late_event')).toBe(0)
  return count('select count(*) from promotion.cell_archive')
}
