import type { PlanBudget } from '#kernel/campaign.ts'
import type { TestSite } from './site.ts'

/** Sets what a feature's campaigns may grant. Test accounts take nothing of a budget: those that are there become ordinary. */
export async function planBudget({ database }: TestSite, feature: string, budget: PlanBudget | null): Promise<void> {
  await database.pool.query('update player set is_test = false')
  const json = budget && JSON.stringify(budget)
  await database.pool.query('update campaign set budget = $1 where feature = $2', [json, feature])
}
