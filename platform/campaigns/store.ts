import { sql } from 'kysely'
import type { CampaignDefinition } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { gatherReads } from '../db/gather-reads.ts'
import { moment } from '../db/moment.ts'
import type { Audience, Campaign } from './campaign.ts'

type Tables = {
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
  }
}

/** How long an ended campaign is still shown as the last one. */
const LAST_SHOWN_MS = 30 * DAY_MS

export interface Asked {
  readonly brand: string
  readonly feature: string
  readonly audiences: readonly Audience[]
}

/** Published ones that go on, are to come, or ended lately. Many features asked for at one moment cost one query. */
export function readPublished(db: Reader, asked: Asked, at: Instant): Promise<Campaign[]> {
  let read = readers.get(db)
  if (!read) readers.set(db, (read = gatherReads((keys) => readTogether(db, keys))))
  return read({ ...asked, after: at - LAST_SHOWN_MS })
}

interface Key extends Asked {
  readonly after: Instant
}

const readers = new WeakMap<Reader, (key: Key) => Promise<Campaign[]>>()

async function readTogether(db: Reader, keys: readonly Key[]): Promise<Campaign[][]> {
  const [brands, features] = [keys.map(({ brand }) => brand), keys.map(({ feature }) => feature)]
  const rows = await tables(db)
    .selectFrom('campaign')
    .selectAll()
    .where(sql<boolean>`(brand, feature) in (select * from unnest(${brands}::text[], ${features}::text[]))`)
    .where('status', '=', 'published')
    .where(endsAfter(Math.min(...keys.map(({ after }) => after))))
    .execute()
  const campaigns = toCampaigns(rows)
  return keys.map(({ brand, feature, audiences }) =>
    campaigns.filter((each) => each.brand === brand && each.feature === feature && audiences.includes(each.audience)),
  )
}

export interface Page {
  readonly at: Instant
  readonly limit: number
  readonly offset: number
}

/** Published ones that are not over, the soonest first. */
export const readUpcoming = async (db: Reader, asked: Asked, { at, limit, offset }: Page) =>
  toCampaigns(
    await published(db, asked).where(endsAfter(at)).orderBy('starts_at').orderBy('id').limit(limit).offset(offset).execute(),
  )

/** Published ones that are over, the latest first. */
export const readEnded = async (db: Reader, asked: Asked, { at, limit, offset }: Page) =>
  toCampaigns(
    await published(db, asked)
      .where('ends_at', '<=', moment(at))
      .orderBy('ends_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
  )

export async function readBySlug(db: Reader, asked: Asked, slug: string): Promise<Campaign | undefined> {
  return toCampaigns(await published(db, asked).where('slug', '=', slug).execute())[0]
}

/** Whether a feature ever had one of this name, in whatever state. */
export async function hasSlug(db: Reader, { brand, feature }: Pick<Asked, 'brand' | 'feature'>, slug: string): Promise<boolean> {
  const found = tables(db).selectFrom('campaign').select('id').where('brand', '=', brand)
  return (await found.where('feature', '=', feature).where('slug', '=', slug).executeTakeFirst()) !== undefined
}

/** Of one brand, in whatever state. */
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
export async function lockCampaign(tx: Tx, brand: string, id: string): Promise<Campaign | undefined> {
  const rows = await tables(tx)
    .selectFrom('campaign')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id as Id<'cmp'>)
    .forUpdate()
    .execute()
  return toCampaigns(rows)[0]
}

export async function insertCampaign(tx: Tx, campaign: Campaign, row: { isExclusive: boolean; at: Instant }): Promise<void> {
  const { id, brand, feature, status, version } = campaign
  await tables(tx)
    .insertInto('campaign')
    .values({
      id,
      brand,
      feature,
      status,
      version,
      ...columnsOf(campaign),
      is_exclusive: row.isExclusive,
      created_at: moment(row.at),
    })
    .execute()
}

export async function updateCampaign(tx: Tx, campaign: Campaign): Promise<void> {
  await tables(tx)
    .updateTable('campaign')
    .set({ ...columnsOf(campaign), status: campaign.status, version: campaign.version })
    .where('id', '=', campaign.id)
    .execute()
}

const tables = (db: Reader) => db.withTables<Tables>()

const published = (db: Reader, { brand, feature, audiences }: Asked) =>
  tables(db)
    .selectFrom('campaign')
    .selectAll()
    .where('brand', '=', brand)
    .where('feature', '=', feature)
    .where('audience', 'in', audiences)
    .where('status', '=', 'published')

const endsAfter = (at: Instant) => sql<boolean>`(ends_at is null or ends_at > ${moment(at)})`

const columnsOf = ({ slug, words, startsAt, endsAt, audience, config }: Campaign) => ({
  slug,
  words: sql<Campaign['words']>`${JSON.stringify(words)}::jsonb`,
  starts_at: moment(startsAt),
  ends_at: endsAt === null ? null : moment(endsAt),
  audience,
  config: sql<unknown>`${JSON.stringify(config)}::jsonb`,
})

const toCampaigns = (rows: readonly Tables['campaign'][]): Campaign[] =>
  rows.map(({ starts_at: startsAt, ends_at: endsAt, is_exclusive: _, created_at: __, ...row }) => ({ ...row, startsAt, endsAt }))

/** What was stored, typed: the schema that let it in reads it, so a configuration of an older shape is seen at once. */
export const typed = <C>({ config }: CampaignDefinition<C>, campaign: Campaign): Campaign<C> => ({
  ...campaign,
  config: config.parse(campaign.config),
})
