import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import type { ReviewedCampaign } from './campaign.ts'
import { type CampaignTables, toReviewed } from './store.ts'

const campaigns = (db: Reader, brand: string) =>
  db.withTables<CampaignTables>().selectFrom('campaign').selectAll().where('brand', '=', brand)

/** A brand's campaigns in every state, newest first; proposed changes of others apart. */
export async function listCampaigns(db: Reader, brand: string, max: number): Promise<ReviewedCampaign[]> {
  const rows = await campaigns(db, brand)
    .where('revises', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.map(toReviewed)
}

/** The open changes of published campaigns. */
export async function listOpenRevisions(db: Reader, brand: string): Promise<ReviewedCampaign[]> {
  const rows = await campaigns(db, brand).where('revises', 'is not', null).where('status', 'in', ['draft', 'review']).execute()
  return rows.map(toReviewed)
}

export async function readReviewed(db: Reader, brand: string, id: string): Promise<ReviewedCampaign | undefined> {
  const row = await campaigns(db, brand)
    .where('id', '=', id as Id<'cmp'>)
    .executeTakeFirst()
  return row && toReviewed(row)
}

/** Other published campaigns of a feature in a time; an exclusive feature allows none. */
export async function readOverlapping(
  db: Reader,
  { id, brand, feature, startsAt, endsAt }: Pick<ReviewedCampaign, 'id' | 'brand' | 'feature' | 'startsAt' | 'endsAt'>,
): Promise<ReviewedCampaign[]> {
  const rows = await campaigns(db, brand)
    .where('feature', '=', feature)
    .where('status', '=', 'published')
    .where('id', '<>', id)
    .where(sql<boolean>`tstzrange(starts_at, ends_at) && tstzrange(${timestamp(startsAt)}, ${orNull(endsAt)})`)
    .execute()
  return rows.map(toReviewed)
}

const orNull = (at: Instant | null) => (at === null ? null : timestamp(at))

/** How many campaigns and changes wait for approval. */
export async function countInReview(db: Reader, brand: string): Promise<number> {
  const { count } = await db
    .withTables<CampaignTables>()
    .selectFrom('campaign')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand', '=', brand)
    .where('status', '=', 'review')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The campaign that a request drafted. */
export async function findByRequest(db: Reader, requestKey: string): Promise<string | undefined> {
  const found = db.withTables<CampaignTables>().selectFrom('campaign').select('id').where('request_key', '=', requestKey)
  return (await found.executeTakeFirst())?.id
}
