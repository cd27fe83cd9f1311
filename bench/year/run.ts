import pg from 'pg'
import type { Member } from '#apps/site/testing/month/members.ts'
import { liveMonth } from '#apps/site/testing/month/month.ts'
import { plansOf } from '#apps/site/testing/month/templates.ts'
import { signedInOperator } from '#apps/site/testing/operator.ts'
import { backAgain } from '#apps/site/testing/people.ts'
import type { TestSite } from '#apps/site/testing/site.ts'
import { inheritCopies, multiplyPlayers } from '#apps/site/testing/year/multiply.ts'
import { readsOf, type Scans, scansOf } from '#apps/site/testing/year/reads.ts'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import { openDatabase } from '#platform/db/database.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { at } from '../boards/full-board.ts'
import { openBenchServer } from '../site/open-server.ts'

/**
 * Every call that only reads, on a site after a few days of play, and again when its players were copied over a year:
 * `npm run bench -- year 5000` copies them 5,000 times. The calls come from a player with up to 500 times the usual history.
 */
const COPIES = Number(process.argv[2] ?? 300)
const INHERITED_MAX = 500
const RATIO_MAX = 2
/** Of calls that take less, the ratio says nothing. */
const FEW_MS = 10
const TIMES = 20
const TIMES_MS_MAX = 5_000
const SIZE = { players: 14, days: 2, promotedDays: 0, slotMinutes: 240, jobsEvery: 3, seed: 'a year' }

await using server = await openBenchServer()
const patience = { connectMs: 60_000, statementMs: 600_000, answerMs: 600_000 }
const database = openDatabase({ url: server.url, role: 'croupier_app', connectionsMax: 8, patience })
const from = performance.now()
await liveMonth(SIZE, plansOf(SIZE), {
  database,
  tell: () => undefined,
  async after(site, members) {
    say(`${members.length} players lived ${2 * SIZE.days} days in ${since(from)}`)
    await compare(site, members)
  },
})
await database.close()

interface Measured {
  readonly name: string
  readonly p50: number
  readonly p95: number
  readonly scans: Scans
}

async function compare(site: TestSite, members: readonly Member[]): Promise<void> {
  const member = members.find(({ habit }) => habit === 'heavy')
  assert(member, 'there is a heavy player')
  await site.database.pool.query('analyze')
  const before = new Map((await measureReads(site, member)).map((each) => [each.name, each]))
  await grow()
  await measureWork(site)
  await inherit(member)
  const after = await measureReads(site, member)
  const isOver = ({ name, p95 }: Measured) => p95 / Math.max(before.get(name)!.p95, FEW_MS) > RATIO_MAX
  for (const each of after.toSorted((one, other) => other.p95 - one.p95)) {
    if (!isOver(each) && each.scans.size === 0) continue
    const [small, large] = [before.get(each.name)!, each].map(({ p50, p95 }) => `${p50.toFixed(1)} and ${p95.toFixed(1)} ms`)
    say(`${each.name}: ${small} at p50 and p95, then ${large}${told(each.scans)}`)
  }
  const over = after.filter(isOver).length
  say(`${after.length} calls: ${over} take more than ${RATIO_MAX}x as long at p95 (must 0: ${over === 0 ? 'met' : 'MISSED'})`)
}

async function measureReads(site: TestSite, { player }: Member): Promise<Measured[]> {
  // Limits of calls a minute go by the machine's clock.
  await site.database.pool.query('delete from rate_limit')
  const operator = await signedInOperator(site, `reader-${Math.round(performance.now())}`)
  const measured: Measured[] = []
  for (const { name, call } of readsOf(site, { guest: site.visitor(), player: await backAgain(site, player), operator })) {
    await call()
    const scans = await scansOf(site.database, call)
    const times: number[] = []
    const started = performance.now()
    while (times.length < TIMES && performance.now() - started < TIMES_MS_MAX) {
      const from = performance.now()
      await call()
      times.push(performance.now() - from)
    }
    times.sort((one, other) => one - other)
    measured.push({ name, p50: at(times, 0.5), p95: at(times, 0.95), scans })
  }
  return measured
}

async function grow(): Promise<void> {
  await asOwner(async (client) => {
    const from = performance.now()
    const copied = await multiplyPlayers(client, COPIES)
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ gb: string }>("select round(pg_database_size('croupier') / 1e9, 1)::text as gb")
    const largest = copied.toSorted((one, other) => other.rows - one.rows).slice(0, 8)
    const counts = largest.map(({ table, rows: count }) => `${count} rows of ${table}`).join(', ')
    say(`copied ${COPIES} times in ${since(from)}: ${rows[0]!.gb} GB, of it ${counts}`)
  })
}

async function inherit({ player }: Member): Promise<void> {
  await asOwner(async (client) => {
    await inheritCopies(client, player.playerId, INHERITED_MAX)
    await client.query('vacuum analyze')
  })
}

async function asOwner(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** What runs by itself. */
async function measureWork(site: TestSite): Promise<void> {
  const works: Readonly<Record<string, () => Promise<unknown>>> = {
    'jobs and promotions, once': () => site.runJobs(),
    'jobs and promotions, again': () => site.runJobs(),
    'the conditions on money': async () => {
      const faults = await findMoneyFaults(site.database.reader, site.slices, 0 as Instant)
      assert(faults.length === 0, `conditions on money do not hold: ${faults[0]?.check}`)
    },
  }
  for (const [name, work] of Object.entries(works)) {
    const from = performance.now()
    const scans = await scansOf(site.database, work)
    say(`${name}: ${since(from)}${told(scans)}`)
  }
}

function told(scans: Scans): string {
  return scans.size === 0 ? '' : `; scans ${[...scans].map(([table, rows]) => `${rows} rows of ${table}`).join(', ')}`
}

function since(from: number): string {
  return `${((performance.now() - from) / 1_000).toFixed(1)} s`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
