import { sql } from 'kysely'
import type { BudgetUse, PlanBudget } from '#kernel/campaign.ts'
import type { Clock } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { LiveGauge } from '#platform/http/metrics.ts'
import type { PromotionDefinition } from '../definition.ts'
import { type Amounts, largestOf } from './budget.ts'

export interface Budgeted {
  readonly id: string
  readonly budget?: PlanBudget | null
  /** With less left a draw is refused. */
  readonly largest?: Amounts
}

/** A campaign with its budget and its largest prize; a configuration of an older shape has none. */
export function toBudgeted(
  { id, budget = null, config }: Budgeted & { readonly config: unknown },
  promotion: PromotionDefinition | undefined,
): Budgeted {
  const read = promotion?.campaign.config.safeParse(config)
  const largest = promotion && read?.success ? largestOf({ promotion, run: { config: read.data } }) : undefined
  return { id, budget, ...(largest && { largest }) }
}

/** By run, those with a budget only. */
export async function readBudgetUse(db: Reader, runs: readonly Budgeted[]): Promise<ReadonlyMap<string, readonly BudgetUse[]>> {
  const asked = runs.flatMap(({ id, budget, largest }) =>
    (['coins', 'entries'] as const).flatMap((asset) => {
      const total = budget?.[asset]
      return total == null ? [] : [{ id, asset, total, largest: largest?.[asset] ?? 0 }]
    }),
  )
  const spent = await readSpent(db, asked)
  const uses = asked.map(({ id, asset, total, largest }) => {
    const own = spent.get(`${id}:${asset}`) ?? 0
    return { id, use: { asset, total, spent: own, alarm: alarmOf({ total, spent: own, largest }) } }
  })
  const byRun = Map.groupBy(uses, ({ id }) => id)
  return new Map([...byRun].map(([id, own]) => [id, own.map(({ use }) => use)]))
}

/** A run is at 100 % when its budget no longer covers its largest prize. */
function alarmOf({ total, spent, largest }: { total: number; spent: number; largest: number }): BudgetUse['alarm'] {
  const left = total - spent
  if (left <= 0 || left < largest) return 100
  return spent >= total * 0.8 ? 80 : spent >= total * 0.5 ? 50 : null
}

/** By pot; before the first take from a new pot, what the run's grants say. */
async function readSpent(
  db: Reader,
  asked: readonly { readonly id: string; readonly asset: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ name: string; spent: number }>`
    select a.run || ':' || a.asset as name, coalesce(
      (select p.total + p.debt - sum(s.left_over) from promotion.pot p join promotion.pot_slice s on s.pot = p.name
        where p.name = a.run || ':' || a.asset group by p.name),
      (select sum((g.paid ->> a.asset)::bigint) from promotion.grant g join player p on p.id = g.player and not p.is_test
        where g.run = a.run and g.state = 'paid' and g.kind = 'balance'),
      0)::float8 as spent
    from unnest(${asked.map(({ id }) => id)}::text[], ${asked.map(({ asset }) => asset)}::text[]) a (run, asset)`.execute(db)
  return new Map(rows.map(({ name, spent }) => [name, spent]))
}

/** The spent share of each budget of a campaign that runs. */
export const budgetGauge = (clock: Clock): LiveGauge => ({
  name: 'promotions_budget_spent_ratio',
  help: 'Share of its budget that a running campaign has granted',
  labelNames: ['brand', 'campaign', 'asset'],
  async read(db) {
    const { rows } = await sql<{ id: string; brand: string; budget: PlanBudget }>`
      select id, brand, budget from public.campaign
      where status = 'published' and budget is not null and (ends_at is null or ends_at > ${timestamp(clock.now())})`.execute(db)
    const uses = await readBudgetUse(db, rows)
    return rows.flatMap(({ id, brand }) =>
      (uses.get(id) ?? []).map(({ asset, total, spent }) => ({ labels: { brand, campaign: id, asset }, value: spent / total })),
    )
  },
})
