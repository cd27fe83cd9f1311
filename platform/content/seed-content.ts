import { sql } from 'kysely'
import type { Clock } from '#kernel/time.ts'
import type { Database } from '../db/database.ts'
import { publishContent } from '../theme/live-settings.ts'
import { type ContentKind, EVERY } from './content-kind.ts'

/** Author of bundled content; no operator has this name. */
export const SEED_AUTHOR = 'croupier'

/**
 * Publishes this release's bundled content: everything on a new site, on an existing one new entries and new versions
 * of changed ones. Entries an operator has edited, even as a draft, are left alone.
 */
export async function seedContent(database: Database, clock: Clock, kinds: readonly ContentKind[]): Promise<void> {
  const rows = kinds.flatMap(({ kind, isFinal = false, seeds }) =>
    seeds.map(({ brand = EVERY, name, locale, body }) => ({ kind, brand, name, locale, body, is_final: isFinal })),
  )
  if (rows.length === 0) return
  await database.transaction(async (tx) => {
    const at = new Date(clock.now())
    const { rows: added } = await sql`
      insert into content_entry (kind, brand, name, locale, version, body, is_final, state, saved_by, saved_at,
        published_by, published_at, goes_live_at)
      select seed.kind, seed.brand, seed.name, seed.locale, coalesce(latest.version, 0) + 1, seed.body, seed.is_final,
        'published', ${SEED_AUTHOR}, ${at}::timestamptz, ${SEED_AUTHOR}, ${at}::timestamptz,
        case when latest.version is null then '2000-01-01'::timestamptz else ${at}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as seed (kind text, brand text, name text, locale text, body jsonb, is_final boolean)
      left join lateral (
        select version, saved_by, body from content_entry e
        where (e.kind, e.brand, e.name, e.locale) = (seed.kind, seed.brand, seed.name, seed.locale)
        order by version desc limit 1
      ) latest on true
      where case when latest.version is null then not ${isAnswered}
        else not seed.is_final and latest.saved_by = ${SEED_AUTHOR} and latest.body is distinct from seed.body end
      on conflict do nothing
      returning name`.execute(tx)
    if (added.length > 0) await publishContent(tx)
  })
}

/**
 * An operator has already replaced it: by a shared entry that the brand's own would hide, or, for documents, whose
 * names contain the date, by any version of the same document, also one of a single brand, where the latest date is in force.
 */
const isAnswered = sql`exists (
  select from content_entry own
  where own.saved_by <> ${SEED_AUTHOR} and own.kind = seed.kind and own.locale = seed.locale
    and ((own.name = seed.name and own.brand in (seed.brand, ${EVERY}))
      or (seed.is_final and split_part(own.name, '@', 1) = split_part(seed.name, '@', 1)
        and (own.brand in (seed.brand, ${EVERY}) or seed.brand = ${EVERY})))
)`
