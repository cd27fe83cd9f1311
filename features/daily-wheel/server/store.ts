import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { moment } from '#platform/db/moment.ts'

interface Row {
  readonly player: Id<'plr'>
  readonly day: CalendarDay
  readonly wheel: string
  readonly sector: number
  readonly coins: bigint
  readonly entries: bigint
  readonly request: string
  readonly seed_pair: Id<'sed'>
  readonly nonce: bigint
  readonly def_hash: string
  readonly spun_at: Instant
}

type Tables = { daily_wheel_spin: Row }
export type Spin = Row

export const readSpin = (db: Reader, player: Id<'plr'>, day: CalendarDay): Promise<Spin | undefined> =>
  tables(db).selectFrom('daily_wheel_spin').selectAll().where('player', '=', player).where('day', '=', day).executeTakeFirst()

export async function insertSpin(tx: Tx, { spun_at, ...spin }: Spin): Promise<void> {
  await tables(tx)
    .insertInto('daily_wheel_spin')
    .values({ ...spin, spun_at: moment(spun_at) })
    .execute()
}

const tables = (db: Reader) => db.withTables<Tables>()
