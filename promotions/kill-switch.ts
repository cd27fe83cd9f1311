import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import { beginStop, endStop } from '#platform/campaigns/index.ts'
import type { Reader, Tx } from '#platform/db/database.ts'

/** Whether a brand's promotions take no new triggers. */
export async function isKilled(db: Reader, brand: string): Promise<boolean> {
  const { rows } = await sql`select from promotion.kill_switch where brand = ${brand} and is_on`.execute(db)
  return rows.length > 0
}

/**
 * Stops or resumes all new triggers of a brand; readers follow with their next read. Events count by their own
 * time: those from before the stop do, those during it never do. What was earned can still be taken. False if it was so.
 */
export async function setKillSwitch(
  tx: Tx,
  { brand, isOn, by, at }: { brand: string; isOn: boolean; by: string; at: Instant },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await (
    isOn
      ? sql`insert into promotion.kill_switch (brand, is_on, changed_at, by) values (${brand}, true, ${new Date(at)}, ${by})
        on conflict (brand) do update set is_on = true, changed_at = excluded.changed_at, by = excluded.by
        where not kill_switch.is_on`
      : sql`update promotion.kill_switch set is_on = false, changed_at = ${new Date(at)}, by = ${by}
        where brand = ${brand} and is_on`
  ).execute(tx)
  if (numAffectedRows === 0n) return false
  const stop = { brand, run: null, at, by }
  await (isOn ? beginStop(tx, stop) : endStop(tx, stop))
  return true
}
