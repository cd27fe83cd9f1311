import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'

/** A promotion's draw rules, with the engine's `defHash` of them. */
export interface Odds<R extends { readonly id: string } = { readonly id: string }> {
  readonly rules: R
  readonly hash: string
}

export interface PublishedOdds {
  readonly hash: string
  /** When they were first published. */
  readonly publishedAt: Instant
}

/** Stores the odds the first time their hash is shown. Writes nothing if already stored. */
export async function publishOdds(ctx: Pick<Context, 'clock'>, db: Reader | Tx, odds: Odds): Promise<PublishedOdds> {
  const { hash, rules } = odds
  const known = await findOdds(db, hash)
  if (known) return known
  await sql`
    insert into fair_odds (hash, name, rules, published_at)
    values (${hash}, ${rules.id}, ${JSON.stringify(rules)}::jsonb, ${new Date(ctx.clock.now())})
    on conflict (hash) do nothing`.execute(db)
  return (await findOdds(db, hash))!
}

async function findOdds(db: Reader | Tx, hash: string): Promise<PublishedOdds | undefined> {
  const { rows } = await sql<PublishedOdds>`
    select hash, published_at as "publishedAt" from fair_odds where hash = ${hash}`.execute(db)
  return rows[0]
}
