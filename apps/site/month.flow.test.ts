import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import { ROOT } from '#platform/config/index.ts'
import { findMoneyFaults } from '#platform/payments/money-check.ts'
import { withClient } from '#platform/testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import type { Member } from './testing/month/members.ts'
import { liveMonth, type MonthOutcome, type MonthSize } from './testing/month/month.ts'
import { outsideForecast, reportOf } from './testing/month/report.ts'
import { plansOf } from './testing/month/templates.ts'
import { signedInOperator } from './testing/operator.ts'
import { backAgain } from './testing/people.ts'
import type { TestSite } from './testing/site.ts'
import { multiplyPlayers } from './testing/year/multiply.ts'
import { readsOf, scansOf } from './testing/year/reads.ts'

/** The whole month, which writes `docs/performance/month.md`: MONTH=full vitest run --project=flow apps/site/month */
// oxlint-disable-next-line node/no-process-env -- a switch of this test alone, not of the site
const isFull = process.env['MONTH'] === 'full'
const seed = `${seedOf(20_301_028)}`
const SIZE: MonthSize = isFull
  ? { players: 500, days: 28, promotedDays: 7, slotMinutes: 60, jobsEvery: 4, seed }
  : { players: 14, days: 2, promotedDays: 0, slotMinutes: 240, jobsEvery: 3, seed }
const COPIES = isFull ? 2 : 100

/** Of 46 costs, each outside in one of 50 cases, more lie outside in one month of seventy. */
const OUTSIDE_MAX = 3

let database: TestDatabase
let outcome: MonthOutcome
let year: Awaited<ReturnType<typeof readCopies>>
beforeAll(async () => {
  database = await openTestDatabase()
  outcome = await liveMonth(SIZE, plansOf(SIZE), {
    database,
    tell: (line) => void (isFull && process.stdout.write(`${line}\n`)),
    after: async (site, members) => void (year = await readCopies(site, members)),
  })
}, 4 * 3_600_000)
afterAll(() => database.close())

test('in a month of all promotions the ledger, grants, budgets, cells, boards and liabilities hold, and costs are as forecast', () => {
  if (isFull) writeFileSync(join(ROOT, 'docs/performance/month.md'), reportOf(outcome))
  expect([...outcome.weeks.flatMap((week) => week.faults), ...outcome.faults]).toEqual([])
  expect(outcome.runs.filter(({ forecast }) => forecast === null)).toEqual([])
  // A few players over a few days are no sample.
  if (isFull) expect(outsideForecast(outcome.runs).slice(OUTSIDE_MAX)).toEqual([])
  expect(outcome.counts.of('rounds').count).toBeGreaterThan(SIZE.players * SIZE.days)
})

/** The books add up what all players have. */
const OVER_ALL = ['operator /rest/operator/books/']

test('with all players many times over no call that reads scans a large table, and the conditions on money hold', () => {
  expect(year.faults).toEqual([])
  expect(year.rounds).toBeGreaterThan(5_000)
  expect(year.scanning.filter(([name]) => !OVER_ALL.includes(name))).toEqual([])
})

/** Copies all players over a year, and asks every call that reads what it scans. */
async function readCopies(site: TestSite, members: readonly Member[]) {
  const rounds = await withClient(database.ownerUrl, async (client) => {
    const copied = await multiplyPlayers(client, COPIES)
    await client.query('analyze')
    return copied.find(({ table }) => table === 'game_round')?.rows ?? 0
  })
  const faults = await findMoneyFaults(database.reader, site.slices, 0 as Instant)
  const member = members.find(({ habit }) => habit === 'heavy')
  assert(member, 'there is a heavy player')
  await database.pool.query('delete from rate_limit')
  const readers = {
    guest: site.visitor(),
    player: await backAgain(site, member.player),
    operator: await signedInOperator(site, 'reader'),
  }
  const scanning: (readonly [call: string, scans: readonly string[]])[] = []
  for (const { name, call } of readsOf(site, readers)) {
    const scans = await scansOf(database, call)
    if (scans.size > 0) scanning.push([name, [...scans].map(([table, rows]) => `${rows} rows of ${table}`)])
  }
  return { faults, rounds, scanning }
}
