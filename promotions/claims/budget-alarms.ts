import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '#kernel/time.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { KnownRuns } from '../runs/known-runs.ts'
import { largestOf } from './budget.ts'
import { readBudgetUse } from './budget-use.ts'

interface AlarmDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly currentRuns: (db: Reader) => Promise<KnownRuns>
}

const PERCENTS = [50, 80, 100] as const

/** Logs each share of a budget once when it is reached, in one process; again after a raise. */
export async function raiseBudgetAlarms({ database, clock, log, currentRuns }: AlarmDeps): Promise<void> {
  const { byId } = await currentRuns(database.reader)
  const runs = [...byId.values()].filter(({ run, isShadow, fault }) => run.budget && !isShadow && !fault)
  if (runs.length === 0) return
  const budgeted = runs.map(({ promotion, run }) => ({ ...run, largest: largestOf({ promotion, run }) }))
  const uses = await readBudgetUse(database.reader, budgeted)
  const raised = await readRaised(database.reader, [...uses.keys()])
  for (const [run, own] of uses) {
    for (const { asset, alarm, ...amounts } of own) {
      const before = raised.get(`${run}:${asset}`) ?? 0
      if (before === (alarm ?? 0)) continue
      await database.transaction(async (tx) => {
        await sql`
          delete from promotion.budget_alarm where run = ${run} and asset = ${asset} and percent > ${alarm ?? 0}`.execute(tx)
        const reached = PERCENTS.filter((percent) => percent <= (alarm ?? 0))
        const { rows } = await sql<{ percent: number }>`
          insert into promotion.budget_alarm (run, asset, percent, raised_at)
          select ${run}, ${asset}, percent, ${new Date(clock.now())} from unnest(${reached}::int[]) percent
          on conflict do nothing returning percent`.execute(tx)
        for (const { percent } of rows)
          log.warn({ run, asset, percent, ...amounts }, 'a campaign has reached a share of its budget')
      })
    }
  }
}

async function readRaised(db: Reader, runs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; percent: number }>`
    select run || ':' || asset as name, max(percent) as percent from promotion.budget_alarm
    where run = any(${runs}) group by run, asset`.execute(db)
  return new Map(rows.map(({ name, percent }) => [name, percent]))
}
