import { type Clock, DAY_MS } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { PromotionDefinition } from '../definition.ts'
import { forecastRun, type PlannedRun, type RunForecast } from '../forecast/forecast-run.ts'

interface Site {
  readonly context: Context
  readonly clock: Clock
  readonly slices: readonly ServerFeature[]
}

/** Forecasts a run of a week from now on, for everyone, unless told otherwise. */
export function forecastWeek<C, Cell>(
  { context, clock, slices }: Site,
  promotion: PromotionDefinition<C, Cell>,
  over: Partial<PlannedRun> & { readonly config: C },
): Promise<RunForecast | undefined> {
  const now = clock.now()
  const { id: brand, timeZone } = context.theme
  const { feature, words } = promotion.campaign
  const planned = { brand, feature, words, timeZone, joins: null, startsAt: now, endsAt: now + 7 * DAY_MS, ...over }
  return forecastRun({ reader: context.reader, clock, slices }, promotion as unknown as PromotionDefinition, planned)
}
