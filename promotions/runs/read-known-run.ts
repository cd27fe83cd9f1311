import { sql } from 'kysely'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { Instant } from '#kernel/time.ts'
import { type Campaign, readStops } from '#platform/campaigns/index.ts'
import type { Context } from '#platform/context.ts'
import { joinsOf } from '../audience/joins-of.ts'
import type { PromotionDefinition, Run } from '../definition.ts'
import { type ExperimentRow, toRunExperiment } from '../experiments/run-arms.ts'
import { isRunClosed } from './close-runs.ts'
import { experimentColumns, type KnownRun } from './known-runs.ts'

/** A campaign of a request as the engine's run, with whether it takes no new triggers now; without past stops. */
export async function readKnownRun(
  ctx: Pick<Context, 'reader' | 'theme'>,
  promotion: PromotionDefinition,
  campaign: Campaign,
): Promise<KnownRun & { readonly isStopped: boolean }> {
  const { rows } = await sql<
    ExperimentRow & {
      join_audience: AudienceTree | null
      paused_at: Instant | null
      config_hash: string
      is_killed: boolean
      is_filled: boolean
      counts_from: Instant | null
    }
  >`
    select join_audience, paused_at, ${experimentColumns}, coalesce(config_hash, encode(sha256(convert_to(config::text, 'utf8')), 'hex')) as config_hash,
      exists (select from promotion.kill_switch k where k.brand = c.brand and k.is_on) as is_killed,
      counts_since is null or r.state = 'applied' as is_filled, case when r.run is not null then counts_since end as counts_from
    from campaign c left join promotion.rebuild r on r.run = c.id and r.kind = 'backfill' where c.id = ${campaign.id}`.execute(
    ctx.reader,
  )
  const {
    paused_at: pausedAt,
    config_hash: configHash,
    is_killed: isKilled,
    is_filled: isFilled,
    join_audience: audience,
    counts_from: from,
  } = rows[0]!
  const experiment = toRunExperiment(campaign.id, promotion, rows[0]!)
  const now = {
    isShadow: false,
    isSealed: false,
    isClosed: false,
    fault: null,
    isStopped: isKilled || pausedAt !== null || !isFilled,
  }
  const run = { ...runOf(ctx, campaign), ...(from !== null && { countsFrom: from }) }
  const joins = joinsOf(promotion, run.config, audience)
  const known = { promotion, run, configHash, pausedAt, stops: [], audience: campaign.audience, joins, experiment, ...now }
  const arm = campaign.arm === undefined ? undefined : experiment?.arms.get(campaign.arm)
  return arm ? { ...known, configHash: arm.configHash } : known
}

/** A stored campaign of any time as the engine's run, for operators: also a closed one, or one that no longer fits. */
export async function readStoredRun(
  ctx: Pick<Context, 'reader' | 'theme'>,
  promotion: PromotionDefinition,
  campaign: Campaign,
): Promise<KnownRun & { readonly isStopped: boolean }> {
  const known = await readKnownRun(ctx, promotion, campaign)
  const isClosed = await isRunClosed(ctx.reader, campaign.id)
  const read = promotion.campaign.config.safeParse(campaign.config)
  return {
    ...known,
    run: { ...known.run, config: read.data },
    stops: await readStops(ctx.reader, { brand: campaign.brand, run: campaign.id }),
    isShadow: campaign.status === 'shadow',
    isSealed: isClosed,
    isClosed,
    fault: read.success ? null : new Error(`the configuration does not fit the promotion: ${read.error.message}`),
  }
}

export const runOf = <C>(
  { theme }: Pick<Context, 'theme'>,
  { id, brand, feature, slug, startsAt, endsAt, words, config, budget = null }: Campaign<C>,
): Run<C> => ({
  id,
  brand,
  feature,
  slug,
  startsAt,
  endsAt,
  timeZone: theme.timeZone,
  words,
  config,
  budget,
})
