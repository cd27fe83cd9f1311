import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

type Tables = {
  offer_taken: { player: Id<'plr'>; offer: string; preset: string; taken_at: Instant }
  offer_flip: FlipRow
}

interface FlipRow {
  readonly player: Id<'plr'>
  readonly offer_set: string
  readonly day: CalendarDay
  readonly offer: string
  readonly preset: string
  readonly request: string
  readonly flipped_at: Instant
}

export interface Taken {
  readonly player: Id<'plr'>
  readonly offer: string
  readonly preset: string
  readonly at: Instant
}

/** Keeps the first timestamp; a repeat changes nothing. */
export async function insertTaken(db: Reader, { at, ...taken }: Taken): Promise<void> {
  await tables(db)
    .insertInto('offer_taken')
    .values({ ...taken, taken_at: timestamp(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The offers of the set that the player drew on other days. */
export async function readFlipped(db: Reader, player: Id<'plr'>, set: string): Promise<Set<string>> {
  const rows = await tables(db)
    .selectFrom('offer_flip')
    .where('player', '=', player)
    .where('offer_set', '=', set)
    .select('offer')
    .execute()
  return new Set(rows.map(({ offer }) => offer))
}

export type Flip = Omit<FlipRow, 'flipped_at'>

/** One per day and set: the caller takes the promotions lock first and checks. */
export async function insertFlip(tx: Tx, flip: Flip, at: Instant): Promise<void> {
  await tables(tx)
    .insertInto('offer_flip')
    .values({ ...flip, flipped_at: timestamp(at) })
    .execute()
}

/** The player's draw of that day. */
export const readFlip = (db: Reader, { player, offer_set, day }: Pick<Flip, 'player' | 'offer_set' | 'day'>) =>
  tables(db)
    .selectFrom('offer_flip')
    .where('player', '=', player)
    .where('offer_set', '=', offer_set)
    .where('day', '=', day)
    .select(['preset', 'request'])
    .executeTakeFirst()

/** Whether the player accepted this offer: by its link, or by a flip of its coin. */
export async function isOpened(db: Reader, player: Id<'plr'>, { name, set }: { name: string; set: string }): Promise<boolean> {
  const table = set === '' ? 'offer_taken' : 'offer_flip'
  const row = await tables(db)
    .selectFrom(table)
    .where('player', '=', player)
    .where('offer', '=', name)
    .select('offer')
    .executeTakeFirst()
  return row !== undefined
}

const tables = (db: Reader) => db.withTables<Tables>()
