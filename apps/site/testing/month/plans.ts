import {
  checkPlan,
  draftCampaign,
  forecastPlan,
  listCampaigns,
  type PlanOnDesk,
  saveCampaign,
  type TriggerCost,
} from '#features/back-office/campaigns/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { assert } from '#kernel/result.ts'
import { localTimeOf, startOfDay, type CalendarDay } from '#kernel/time.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { signedInOperator } from '../operator.ts'
import type { TestSite } from '../site.ts'
import { deskOf } from './desk.ts'

export type Forecast = Extract<ReplyOf<typeof forecastPlan>, { success: true }>['data']

/** A run as planned: from a template of its feature, from one day of the month to another. */
export interface PlannedRun {
  readonly feature: string
  readonly nth: number
  readonly startsOn: number
  readonly endsOn: number
  readonly config?: (config: Record<string, unknown>) => Record<string, unknown>
  /** Of the forecast's average; without one, a budget that no such run reaches. */
  readonly budgetShare?: number
}

export interface PublishedRun extends PlannedRun {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly budget: { readonly coins: number | null; readonly entries: number | null }
  /** Null where there were too few players for one. */
  readonly forecast: Forecast | null
}

/** Limits of calls a minute, which go by the machine's clock, allow a pair of operators this many plans. */
export const PLANS_AT_ONCE = 10

let pairs = 0

/** Two operators, signed in now: one writes, the other approves. */
export async function operatorsNow(site: TestSite): Promise<readonly [TestClient, TestClient]> {
  const at = ++pairs
  return [await signedInOperator(site, `ann-${at}`), await signedInOperator(site, `bob-${at}`)]
}

const PLENTY = 3

/** Drafts, forecasts, and publishes a run on the day before it starts. */
export async function publishRun(
  { site, dayOf, operators: [ann, bob] }: PublishOptions,
  planned: PlannedRun,
): Promise<PublishedRun> {
  const { feature, nth, endsOn } = planned
  const drafted = await ann.call(draftCampaign, { body: { from: { kind: 'template', feature, nth } } })
  assert(drafted.body.success, `${feature} has a template`)
  const { id } = drafted.body.data
  const desk = deskOf(site)
  const { plan: template, version } = await desk.read(ann, id)
  const endsAt = localTimeOf(startOfDay(dayOf(endsOn), site.theme.timeZone), site.theme.timeZone)
  const config = planned.config?.(template.config as Record<string, unknown>) ?? template.config
  const plan: PlanOnDesk = { ...template, endsAt, config }
  const costs = (await ann.call(checkPlan, { body: { id, plan } })).body.data.costs ?? []
  const budget = budgetOf(planned, costs, await forecastOf(ann, id, plan))
  const forecast = await forecastOf(ann, id, { ...plan, budget })
  await endStanding(site, ann, feature)
  const saved = await ann.call(saveCampaign, { body: { id, version, plan: { ...plan, budget } } })
  assert(saved.body.success, `${feature} is saved: ${JSON.stringify(saved.body)}`)
  const submitted = await desk.change(ann, id, { act: 'submit', version: saved.body.data.version })
  await desk.approve(bob, id, submitted.version)
  return { ...planned, id, slug: plan.slug, title: plan.words.en.title, budget, forecast }
}

async function forecastOf(operator: TestClient, id: string, plan: PlanOnDesk): Promise<Forecast | null> {
  const { body } = await operator.call(forecastPlan, { body: { id, plan } })
  assert(body.success || body.reasonType === 'no-players', `a plan has a forecast: ${JSON.stringify(body)}`)
  return body.success ? body.data : null
}

/** Ends the run that a site opens by itself and that has no end. */
async function endStanding(site: TestSite, operator: TestClient, feature: string): Promise<void> {
  const { campaigns } = (await operator.call(listCampaigns)).body.data
  const desk = deskOf(site)
  for (const { id } of campaigns.filter((each) => each.feature === feature && each.state === 'running' && each.endsAt === null))
    await desk.change(operator, id, { act: 'end', version: (await desk.read(operator, id)).version })
}

export interface PublishOptions {
  readonly site: TestSite
  readonly dayOf: (no: number) => CalendarDay
  readonly operators: readonly [TestClient, TestClient]
}

/** At least the largest prize, since a smaller budget is refused. */
function budgetOf({ budgetShare }: PlannedRun, costs: readonly TriggerCost[], forecast: Forecast | null): PublishedRun['budget'] {
  if (!forecast) return { coins: null, entries: null }
  const of = (asset: 'coins' | 'entries', wanted: number): number | null => {
    const largest = Math.max(0, ...costs.map((cost) => cost[asset].max))
    return wanted + largest > 0 ? Math.max(Math.ceil(wanted), largest) : null
  }
  const { coins, entries } = forecast
  if (budgetShare !== undefined) return { coins: of('coins', coins.mean * budgetShare), entries: null }
  return { coins: of('coins', coins.p99 * PLENTY), entries: of('entries', entries.p99 * PLENTY) }
}
