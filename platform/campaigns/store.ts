import { type Generated, type Selectable, sql } from 'kysely'
import type { AudienceTree } from '#kernel/audience/tree.ts'
import type { CampaignExperiment, ExperimentStop } from '#kernel/campaign-experiment.ts'
import type { CampaignDefinition, PlanBudget } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import type { Recurrence } from '#kernel/recurrence.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { gatherReadsOf } from '../db/gather-reads.ts'
import { timestamp } from '../db/timestamp.ts'
import type { Audience, Campaign, ReviewedCampaign } from './campaign.ts'

export type CampaignTables = {
  campaign: {
    id: Id<'cmp'>
    brand: string
    feature: string
    slug: string
    words: Campaign['words']
    starts_at: Instant
    ends_at: Instant | null
    audience: Audience
    config: unknown
    status: Campaign['status']
    is_exclusive: boolean
    version: number
    created_at: Instant
    paused_at: Generated<Instant | null>
    written_by: Generated<string[]>
    submitted_by: Generated<string | null>
    submitted_at: Generated<Instant | null>
    approved_by: Generated<string | null>
    approved_at: Generated<Instant | null>
    starts_when_approved: Generated<boolean>
    picture: Generated<string | null>
    show_audience: Generated<AudienceTree | null>
    join_audience: Generated<AudienceTree | null>
    repeats: Generated<Recurrence | null>
    counts_since: Generated<Instant | null>
    budget: Generated<PlanBudget | null>
    experiment: Generated<CampaignExperiment | null>
    experiment_stop: Generated<ExperimentStop | null>
    series: Generated<Id<'cmp'> | null>
    copied_from: Generated<string | null>
    revises: Generated<string | null>
    revises_version: Generated<number | null>
    config_hash: Generated<string | null>
    request_key: Generated<string | null>
  }
}

/** How long an ended campaign is still shown as the last one. */
const LAST_SHOWN_MS = 30 * DAY_MS

export interface Asked {
  readonly brand: string
  readonly feature: string
  readonly status: 'announced' | 'published'
  readonly audiences: readonly Audience[]
}

/**
 * Published campaigns that are active, upcoming or recently ended. Concurrent reads of many features share one query.
 */
export const readPublished = (db: Reader, asked: Asked, at: Instant): Promise<Campaign[]> =>
  campaignsOf(db, { ...asked, after: at - LAST_SHOWN_MS })

interface Key extends Asked {
  readonly after: Instant
}

const campaignsOf = gatherReadsOf<Key, Campaign[]>(async (db, keys) => {
  const [brands, features] = [keys.map(({ brand }) => brand), keys.map(({ feature }) => feature)]
  const rows = await tables(db)
    .selectFrom('campaign')
    .selectAll()
    .where(sql<boolean>`(brand, feature) in (select * from unnest(${brands}::text[], ${features}::text[]))`)
    .where('status', 'in', ['announced', 'published'])
    .where(endsAfter(Math.min(...keys.map(({ after }) => after))))
    .execute()
  const campaigns = toCampaigns(rows)
  return keys.map(({ brand, feature, status, audiences }) =>
    campaigns.filter(
      (each) => each.brand === brand && each.feature === feature && each.status === status && audiences.includes(each.audience),
    ),
  )
})

export interface Page {
  readonly at: Instant
  readonly limit: number
  readonly offset: number
}

/** Published campaigns that have not ended, soonest first. */
export const readUpcoming = async (db: Reader, asked: Asked, { at, limit, offset }: Page) =>
  toCampaigns(
    await published(db, asked).where(endsAfter(at)).orderBy('starts_at').orderBy('id').limit(limit).offset(offset).execute(),
  )

interface AskedOfMany extends Omit<Asked, 'feature'> {
  readonly features: readonly string[]
}

/** Published campaigns of these features that have ended, newest first. */
export const readEnded = async (db: Reader, { features, ...asked }: AskedOfMany, { at, limit, offset }: Page) =>
  toCampaigns(
    await publishedOf(db, asked)
      .where(sql<boolean>`feature = any(${features})`)
      .where('ends_at', '<=', timestamp(at))
      .where('status', '=', 'published')
      .orderBy('ends_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
  )

export async function readBySlug(db: Reader, asked: Asked, slug: string): Promise<Campaign | undefined> {
  return toCampaigns(await published(db, asked).where('slug', '=', slug).execute())[0]
}

/** Whether a feature ever had a campaign of this name, in any state. */
export async function hasSlug(db: Reader, { brand, feature }: Pick<Asked, 'brand' | 'feature'>, slug: string): Promise<boolean> {
  const found = tables(db).selectFrom('campaign').select('id').where('brand', '=', brand)
  return (await found.where('feature', '=', feature).where('slug', '=', slug).executeTakeFirst()) !== undefined
}

/** Published campaigns of a brand that have not ended, by feature. */
export async function countOpenCampaigns(db: Reader, brand: string, at: Instant): Promise<ReadonlyMap<string, number>> {
  const rows = await tables(db)
    .selectFrom('campaign')
    .select(({ fn }) => ['feature', fn.countAll<number>().as('count')])
    .where('brand', '=', brand)
    .where('status', '=', 'published')
    .where(endsAfter(at))
    .groupBy('feature')
    .execute()
  return new Map(rows.map(({ feature, count }) => [feature, Number(count)]))
}

/** Of one brand, in any state. */
export const readByIds = async (db: Reader, brand: string, ids: readonly string[]): Promise<Campaign[]> =>
  toCampaigns(
    await tables(db)
      .selectFrom('campaign')
      .selectAll()
      .where('brand', '=', brand)
      .where('id', 'in', ids as Id<'cmp'>[])
      .execute(),
  )

/** Locked until the transaction ends. */
export async function lockCampaign(tx: Tx, brand: string, id: string): Promise<ReviewedCampaign | undefined> {
  const row = await tables(tx)
    .selectFrom('campaign')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id as Id<'cmp'>)
    .forUpdate()
    .executeTakeFirst()
  return row && toReviewed(row)
}

/** What a new row has besides the campaign. */
export interface NewRow {
  readonly isExclusive: boolean
  readonly at: Instant
  readonly writtenBy: readonly string[]
  readonly copiedFrom?: string
  readonly revises?: { readonly id: string; readonly version: number }
  /** Unique to the request that drafts it. */
  readonly requestKey?: string
}

export async function insertCampaign(tx: Tx, campaign: Campaign, row: NewRow): Promise<void> {
  const { id, brand, feature, status, version } = campaign
  const { isExclusive, at, writtenBy, copiedFrom = null, revises, requestKey = null } = row
  await tables(tx)
    .insertInto('campaign')
    .values({
      id,
      brand,
      feature,
      status,
      version,
      ...columnsOf(campaign),
      is_exclusive: isExclusive,
      created_at: timestamp(at),
      written_by: [...writtenBy],
      copied_from: copiedFrom,
      revises: revises?.id ?? null,
      revises_version: revises?.version ?? null,
      request_key: requestKey,
    })
    .execute()
}

/** Its series, and who wrote, submitted and approved it. */
export type Review = Pick<ReviewedCampaign, 'series' | 'writtenBy' | 'submittedBy' | 'submittedAt' | 'approvedBy' | 'approvedAt'>

export async function updateCampaign(tx: Tx, campaign: Campaign & Review): Promise<void> {
  const { id, status, version, series, writtenBy, submittedBy, submittedAt, approvedBy, approvedAt } = campaign
  await tables(tx)
    .updateTable('campaign')
    .set({
      ...columnsOf(campaign),
      status,
      version,
      series: series as Id<'cmp'> | null,
      written_by: [...writtenBy],
      submitted_by: submittedBy,
      submitted_at: orNull(submittedAt),
      approved_by: approvedBy,
      approved_at: orNull(approvedAt),
      ...(status === 'published' && { config_hash: hashOf(campaign.config) }),
    })
    .where('id', '=', id)
    .execute()
}

/** The start and end of a pause; false if it was already so. */
export async function setPaused(tx: Tx, id: string, pausedAt: Instant | null): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('campaign')
    .set({ paused_at: orNull(pausedAt) })
    .where('id', '=', id as Id<'cmp'>)
    .where('paused_at', pausedAt === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Nobody else takes part in its experiment from now on; false if it was so already. */
export async function setExperimentStop(tx: Tx, id: string, stop: ExperimentStop): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('campaign')
    .set({ experiment_stop: sql<ExperimentStop>`${JSON.stringify(stop)}::jsonb` })
    .where('id', '=', id as Id<'cmp'>)
    .where('experiment', 'is not', null)
    .where('experiment_stop', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const tables = (db: Reader) => db.withTables<CampaignTables>()

const published = (db: Reader, { feature, ...asked }: Asked) => publishedOf(db, asked).where('feature', '=', feature)

const publishedOf = (db: Reader, { brand, status, audiences }: Omit<Asked, 'feature'>) =>
  tables(db)
    .selectFrom('campaign')
    .selectAll()
    .where('brand', '=', brand)
    .where('audience', 'in', audiences)
    .where('status', '=', status)

const endsAfter = (at: Instant) => sql<boolean>`(status = 'announced' or ends_at is null or ends_at > ${timestamp(at)})`

const columnsOf = ({ slug, words, startsAt, endsAt, audience, config, picture, startsWhenApproved, ...plan }: Campaign) => ({
  slug,
  show_audience: treeOf(plan.showAudience),
  join_audience: treeOf(plan.joinAudience),
  repeats: plan.repeats ? sql<Recurrence>`${JSON.stringify(plan.repeats)}::jsonb` : null,
  budget: plan.budget ? sql<PlanBudget>`${JSON.stringify(plan.budget)}::jsonb` : null,
  experiment: plan.experiment ? sql<CampaignExperiment>`${JSON.stringify(plan.experiment)}::jsonb` : null,
  words: sql<Campaign['words']>`${JSON.stringify(words)}::jsonb`,
  starts_at: timestamp(startsAt),
  ends_at: orNull(endsAt),
  counts_since: orNull(plan.countsSince ?? null),
  audience,
  config: sql<unknown>`${JSON.stringify(config)}::jsonb`,
  picture: picture ?? null,
  starts_when_approved: startsWhenApproved ?? false,
})

const treeOf = (tree: AudienceTree | null | undefined) => (tree ? sql<AudienceTree>`${JSON.stringify(tree)}::jsonb` : null)

const orNull = (at: Instant | null) => (at === null ? null : timestamp(at))

/** Pins the odds that were approved, as the engine computes it for a row without it. */
const hashOf = (config: unknown) => sql<string>`encode(sha256(convert_to(${JSON.stringify(config)}::jsonb::text, 'utf8')), 'hex')`

type Row = Selectable<CampaignTables['campaign']>

const toCampaigns = (rows: readonly Row[]): Campaign[] => rows.map(toCampaign)

const toCampaign = (row: Row): Campaign => ({
  id: row.id,
  brand: row.brand,
  feature: row.feature,
  slug: row.slug,
  words: row.words,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  audience: row.audience,
  picture: row.picture,
  showAudience: row.show_audience,
  joinAudience: row.join_audience,
  budget: row.budget,
  experiment: row.experiment,
  experimentStop: row.experiment_stop,
  config: row.config,
  status: row.status,
  version: row.version,
})

/** A row with its review. */
export const toReviewed = (row: Row): ReviewedCampaign => ({
  ...toCampaign(row),
  picture: row.picture,
  showAudience: row.show_audience,
  joinAudience: row.join_audience,
  repeats: row.repeats,
  countsSince: row.counts_since,
  budget: row.budget,
  experiment: row.experiment,
  experimentStop: row.experiment_stop,
  series: row.series,
  startsWhenApproved: row.starts_when_approved,
  pausedAt: row.paused_at,
  writtenBy: row.written_by,
  submittedBy: row.submitted_by,
  submittedAt: row.submitted_at,
  approvedBy: row.approved_by,
  approvedAt: row.approved_at,
  copiedFrom: row.copied_from,
  revises: row.revises === null ? null : { id: row.revises, version: row.revises_version! },
  createdAt: row.created_at,
})

/** Parses a stored configuration with its schema, so that one of an older shape fails immediately. */
export const typed = <C>({ config }: CampaignDefinition<C>, campaign: Campaign): Campaign<C> => ({
  ...campaign,
  config: config.parse(campaign.config),
})
