import { sql } from 'kysely'
import type { Clock } from '#kernel/time.ts'
import type { Database } from '../db/database.ts'
import { publishContent } from '../theme/live-settings.ts'
import { type ContentKind, EVERY } from './content-kind.ts'

/** Who wrote what came along with the site. */
export const SEED_AUTHOR = 'croupier'

/** Publishes what a new site starts with, as if it had always been so. An entry that exists, in whatever version, stays as its operators have it. */
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
      select kind, brand, name, locale, 1, body, is_final, 'published', ${SEED_AUTHOR}, ${at}::timestamptz,
        ${SEED_AUTHOR}, ${at}::timestamptz, '2000-01-01'::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as seed (kind text, brand text, name text, locale text, body jsonb, is_final boolean)
      where not exists (
        select from content_entry e
        where (e.kind, e.brand, e.name, e.locale) = (seed.kind, seed.brand, seed.name, seed.locale)
      )
      on conflict do nothing
      returning name`.execute(tx)
    if (added.length > 0) await publishContent(tx)
  })
}
