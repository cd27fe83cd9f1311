import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { ROOT } from '#platform/config/index.ts'
import { liveMonth, type MonthSize } from './testing/month/month.ts'
import { outsideForecast, reportOf } from './testing/month/report.ts'
import { plansOf } from './testing/month/templates.ts'

/** The whole month, which writes `docs/performance/month.md`: MONTH=full vitest run --project=flow apps/site/month */
// oxlint-disable-next-line node/no-process-env -- a switch of this test alone, not of the site
const isFull = process.env['MONTH'] === 'full'
const seed = `${seedOf(20_301_028)}`
const SIZE: MonthSize = isFull
  ? { players: 500, days: 28, promotedDays: 7, slotMinutes: 60, jobsEvery: 4, seed }
  : { players: 14, days: 2, promotedDays: 0, slotMinutes: 240, jobsEvery: 3, seed }

/** Of 46 costs, each outside in one of 50 cases, more lie outside in one month of seventy. */
const OUTSIDE_MAX = 3

test(
  'in a month of all promotions the ledger, grants, budgets, cells, boards and liabilities hold, and costs are as forecast',
  { timeout: 4 * 3_600_000 },
  async () => {
    const outcome = await liveMonth(SIZE, plansOf(SIZE), (line) => (isFull ? process.stdout.write(`${line}\n`) : undefined))
    if (isFull) writeFileSync(join(ROOT, 'docs/performance/month.md'), reportOf(outcome))
    expect([...outcome.weeks.flatMap((week) => week.faults), ...outcome.faults]).toEqual([])
    expect(outcome.runs.filter(({ forecast }) => forecast === null)).toEqual([])
    // A few players over a few days are no sample.
    if (isFull) expect(outsideForecast(outcome.runs).slice(OUTSIDE_MAX)).toEqual([])
    expect(outcome.counts.of('rounds').count).toBeGreaterThan(SIZE.players * SIZE.days)
  },
)
