import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'

/** A time without new triggers; `run` is null for all campaigns of the brand, `until` while it goes on. */
export interface Stop {
  readonly brand: string
  readonly run: string | null
  readonly from: Instant
  readonly until: Instant | null
}

export type StopChange = Pick<Stop, 'brand' | 'run'> & { readonly at: Instant; readonly by: string }

/** Notes the start of a stop, in the transaction that begins it. */
export async function beginStop(tx: Tx, { brand, run, at, by }: StopChange): Promise<void> {
  await sql`
    insert into campaign_stop (brand, run, from_at, stopped_by) values (${brand}, ${run}, ${new Date(at)}, ${by})
    on conflict do nothing`.execute(tx)
}

/** Notes its end. */
export async function endStop(tx: Tx, { brand, run, at, by }: StopChange): Promise<void> {
  await sql`
    update campaign_stop set until_at = greatest(from_at, ${new Date(at)}), resumed_by = ${by}
    where brand = ${brand} and run is not distinct from ${run} and until_at is null`.execute(tx)
}

/** All stops, or those of one campaign with those of its brand. */
export async function readStops(db: Reader, of?: { readonly brand: string; readonly run: string }): Promise<Stop[]> {
  const which = of ? sql`brand = ${of.brand} and (run is null or run = ${of.run})` : sql`true`
  const { rows } = await sql<Stop>`
    select brand, run, from_at as "from", until_at as "until" from campaign_stop where ${which} order by from_at, id`.execute(db)
  return rows
}

/** Whether a moment lies in one of these stops. */
export const isStoppedAt = (stops: readonly Stop[], at: Instant): boolean =>
  stops.some(({ from, until }) => from <= at && (until === null || at < until))
