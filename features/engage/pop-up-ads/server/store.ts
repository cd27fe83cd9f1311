import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { AdAction, TriggerType } from '../contract.ts'

interface Row {
  readonly id: Id<'pop'>
  readonly brand: string
  readonly ad: string
  readonly trigger: TriggerType
  readonly player: Id<'plr'> | null
  readonly answered_at: Instant
  readonly viewed_at: Instant | null
  readonly clicked_at: Instant | null
  readonly closed_at: Instant | null
}

type Tables = { pop_up_ad_showing: Row }

const COLUMNS = { view: 'viewed_at', click: 'clicked_at', close: 'closed_at' } as const satisfies Record<AdAction, keyof Row>

export interface Showing {
  readonly id: Id<'pop'>
  readonly brand: string
  readonly ad: string
  readonly trigger: TriggerType
  readonly player: Id<'plr'> | null
  readonly at: Instant
}

export async function insertShowings(db: Reader, showings: readonly Showing[]): Promise<void> {
  if (showings.length === 0) return
  await tables(db)
    .insertInto('pop_up_ad_showing')
    .values(
      showings.map(({ at, ...showing }) => ({
        ...showing,
        answered_at: timestamp(at),
        viewed_at: null,
        clicked_at: null,
        closed_at: null,
      })),
    )
    .execute()
}

/** When the player last saw each ad. */
export async function readSeen(db: Reader, player: Id<'plr'>): Promise<Map<string, Instant>> {
  const rows = await tables(db)
    .selectFrom('pop_up_ad_showing')
    .where('player', '=', player)
    .where('viewed_at', 'is not', null)
    .select(({ fn }) => ['ad', fn.max('viewed_at').as('at')])
    .groupBy('ad')
    .execute()
  return new Map(rows.flatMap(({ ad, at }) => (at === null ? [] : [[ad, at] as const])))
}

/** False for a showing of another visitor. A stored outcome does not change. */
export async function keepAction(
  db: Reader,
  { id, player, action, at }: { id: string; player: Id<'plr'> | null; action: AdAction; at: Instant },
): Promise<boolean> {
  const column = COLUMNS[action]
  const changed = await tables(db)
    .updateTable('pop_up_ad_showing')
    .set(({ fn, ref }) => ({ [column]: fn.coalesce(ref(column), timestamp(at)) }))
    .where('id', '=', id as Id<'pop'>)
    .where('player', player === null ? 'is' : '=', player)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

export async function forgetBefore(tx: Tx, at: Instant): Promise<void> {
  await tables(tx).deleteFrom('pop_up_ad_showing').where('answered_at', '<', timestamp(at)).execute()
}

const tables = (db: Reader) => db.withTables<Tables>()
