import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { AdAction, TriggerType } from '../contract.ts'
import type { Seen } from './rules.ts'

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

/** What the player saw of each ad, and how often since the start of the day. */
export async function readSeen(db: Reader, player: Id<'plr'>, dayStart: Instant): Promise<Map<string, Seen>> {
  const rows = await tables(db)
    .selectFrom('pop_up_ad_showing')
    .where('player', '=', player)
    .where('viewed_at', 'is not', null)
    .select(({ fn }) => [
      'ad',
      fn.max('viewed_at').as('at'),
      fn.countAll<bigint>().filterWhere('viewed_at', '>=', timestamp(dayStart)).as('today'),
    ])
    .groupBy('ad')
    .execute()
  return new Map(rows.flatMap(({ ad, at, today }) => (at === null ? [] : [[ad, { at, today: Number(today) }] as const])))
}

/** How often each of these ads was seen since the start of the day, by all visitors of the brand. */
export async function countViews(
  db: Reader,
  { brand, ads, dayStart }: { brand: string; ads: readonly string[]; dayStart: Instant },
): Promise<Map<string, number>> {
  if (ads.length === 0) return new Map()
  const rows = await tables(db)
    .selectFrom('pop_up_ad_showing')
    .where('brand', '=', brand)
    .where('ad', 'in', ads)
    .where('viewed_at', '>=', timestamp(dayStart))
    .select(({ fn }) => ['ad', fn.countAll<bigint>().as('views')])
    .groupBy('ad')
    .execute()
  return new Map(rows.map(({ ad, views }) => [ad, Number(views)]))
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
