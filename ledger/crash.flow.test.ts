import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import type { Id } from '#kernel/id.ts'
import { ROOT } from '#platform/config/index.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { type Embedded, startEmbedded } from '#platform/db/embedded.ts'
import { bringUpToDate } from '#platform/db/sql-functions.ts'
import { checkNew } from './check.ts'
import { checkInvariants } from './invariants.ts'
import { rollUp } from './roll-up.ts'
import { createDice } from './testing/dice.ts'
import { readJournal, transfersOf } from './testing/journal.ts'
import { startLoad } from './testing/load.ts'
import { newWallet } from './testing/wallets.ts'

/** For more kills: CRASH_KILLS=200 vitest run ledger/crash */
// oxlint-disable-next-line node/no-process-env -- a switch of this test alone, not of the site
const KILLS = Number(process.env['CRASH_KILLS'] ?? 6)
const SEED = `${seedOf(20_261_123)}`
/** A supervisor gives up a server that dies too often in a minute; a new supervisor starts its count at zero. */
const SERVER_KILLS_MAX = 4

const PLAYERS = Array.from({ length: 12 }, (_, i): Id<'plr'> => `plr_${i}`)

let folder: string
let server: Embedded
let serverKills = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-crash-'))
  chmodSync(folder, 0o755)
  server = await start()
  await bringUpToDate(server.url, ROOT)
  await withDatabase(async (db) => {
    for (const player of PLAYERS) await newWallet(db, player, { coins: 40_000n, entries: 4_000n })
  })
})
afterAll(async () => {
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

test(
  `${KILLS} times kill -9 lose nothing acknowledged, double nothing and leave nothing negative`,
  { timeout: 60_000 + KILLS * 20_000 },
  async () => {
    const dice = createDice(SEED)
    const journal = join(folder, 'journal')
    let acknowledged = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const load = startLoad({ url: server.url, journal, label: `r${kill}`, players: PLAYERS, workers: 24 })
      await grown(journal, sizeOf(journal) + WORK_BYTES)
      await sleep(dice.below(500))
      const target = (['client', 'server', 'both'] as const)[kill % 3]
      if (target === 'client') await load.kill()
      if (target === 'both') await Promise.all([killServer(), load.kill()])
      if (target === 'server') {
        await killServer()
        await sleep(dice.below(300))
        await load.kill()
      }
      acknowledged = await check(journal, `seed ${SEED}, kill ${kill} (${target})`)
    }
    process.stdout.write(`${acknowledged} acknowledged transfers, all there once\n`)
    expect(acknowledged).toBeGreaterThan(KILLS * 20)
  },
)

/** Waits for activity, so that every kill hits a working client even on a slow machine. */
const WORK_BYTES = 4_000

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

async function grown(path: string, size: number): Promise<void> {
  while (sizeOf(path) < size) await sleep(20)
}

/** Kills the postmaster and its children, then waits until its supervisor has restarted it. */
async function killServer(): Promise<void> {
  const pid = server.pid()
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
  for (const each of [pid, ...children.map(Number)]) tryToKill(each)
  while (server.pid() === pid) await sleep(20)
  if (++serverKills % SERVER_KILLS_MAX > 0) return
  await server.stop()
  server = await start()
}

function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process ended between the listing and the kill.
  }
}

async function check(path: string, where: string): Promise<number> {
  const journal = readJournal(path)
  const transfers = transfersOf(journal)
  expect(journal.contradicted, where).toEqual([])
  return withDatabase(async (db) => {
    const { rows } = await db.pool.query(
      `select key, a.no, t.no as found from unnest($1::text[], $2::bigint[]) as a (key, no)
       left join ledger.transfer t using (key) where t.no is distinct from a.no`,
      [transfers.map(([key]) => key), transfers.map(([, no]) => no)],
    )
    expect(rows, `${where}: acknowledged and lost, or twice`).toEqual([])
    expect(await checkInvariants(db.reader), where).toEqual([])
    await rollUp(db)
    expect(await checkNew(db, 0), where).toEqual([])
    return transfers.length
  })
}
