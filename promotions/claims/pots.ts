import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'

/** An amount that takers must not exceed together, in minor units. */
export interface Pot {
  readonly name: string
  /** Null: as it was opened before. */
  readonly total: number | null
  /** Of a cap: its day. */
  readonly day?: CalendarDay
  /** Of a player's cap. */
  readonly player?: Id<'plr'>
}

/** A part of a pot that this transaction has taken. */
export interface Taken {
  readonly pot: string
  readonly slice: number
  readonly amount: number
}

const SLICES = 16

/**
 * Takes an amount; `exhausted`: less is left, counting what others may still give back. With `isWaiting` it waits for
 * others, else it is `busy`. Undefined for a pot that was never opened.
 */
export async function takeFromPot(
  tx: Tx,
  pot: Pot,
  amount: number,
  isWaiting: boolean,
): Promise<Taken | 'exhausted' | 'busy' | undefined> {
  const { name, total, day, player } = pot
  if (total !== null) {
    const slices = player ? 1 : SLICES
    await sql`select promotion.open_pot(${name}, ${total}, ${slices}, ${day ?? null}, ${player ?? null})`.execute(tx)
  }
  const { rows } = await sql<{
    slice: number
  }>`select promotion.take_from_pot(${name}, ${amount}, ${isWaiting}) as slice`.execute(tx)
  return toTaken(rows[0]!.slice, pot, amount)
}

/** Takes amounts of several pots in their order, without waiting and in one statement; as `takeFromPot` of each. */
export async function takeFromPots(
  tx: Tx,
  takes: readonly { readonly pot: Pot; readonly amount: number }[],
): Promise<(Taken | 'exhausted' | 'busy' | undefined)[]> {
  if (takes.length === 0) return []
  const column = <T>(pick: (pot: Pot) => T): T[] => takes.map(({ pot }) => pick(pot))
  const { rows } = await sql<{ slice: number }>`
    select promotion.open_and_take(t.name, t.total, t.slices, t.day, t.player, t.amount) as slice
    from unnest(${column(({ name }) => name)}::text[], ${column(({ total }) => total)}::bigint[],
      ${column(({ player }) => (player ? 1 : SLICES))}::int[], ${column(({ day }) => day ?? null)}::date[],
      ${column(({ player }) => player ?? null)}::text[], ${takes.map(({ amount }) => amount)}::bigint[])
      with ordinality as t (name, total, slices, day, player, amount, nth) order by t.nth`.execute(tx)
  return rows.map(({ slice }, nth) => toTaken(slice, takes[nth]!.pot, takes[nth]!.amount))
}

function toTaken(slice: number, { name }: Pot, amount: number): Taken | 'exhausted' | 'busy' | undefined {
  if (slice === -3) return undefined
  return slice === -1 ? 'exhausted' : slice === -2 ? 'busy' : { pot: name, slice, amount }
}

/** Gives back a part of what this transaction has taken. */
export const giveBack = (tx: Tx, taken: Taken, amount: number): Promise<void> => giveBackMany(tx, [{ ...taken, amount }])

/** The same of several, the amount of each. */
export async function giveBackMany(tx: Tx, returns: readonly Taken[]): Promise<void> {
  const given = returns.filter(({ amount }) => amount > 0)
  if (given.length === 0) return
  await sql`
    update promotion.pot_slice s set left_over = s.left_over + g.amount
    from (
      select pot, slice, sum(amount)::bigint as amount
      from unnest(${given.map(({ pot }) => pot)}::text[], ${given.map(({ slice }) => slice)}::int[],
        ${given.map(({ amount }) => amount)}::bigint[]) as u (pot, slice, amount) group by pot, slice
    ) g where s.pot = g.pot and s.slice = g.slice`.execute(tx)
}

/** What is left of a pot; undefined before the first one took from it. */
export async function readPot(db: Reader, name: string): Promise<{ readonly total: number; readonly left: number } | undefined> {
  const { rows } = await sql<{ total: number; left: number }>`
    select p.total::float8 as total, sum(s.left_over)::float8 as left
    from promotion.pot p join promotion.pot_slice s on s.pot = p.name where p.name = ${name} group by p.total`.execute(db)
  return rows[0]
}

/** Removes caps of days that are over in every time zone. */
export async function clearPots(db: Reader, at: Instant): Promise<void> {
  await sql`delete from promotion.pot where day < (${new Date(at)}::timestamptz at time zone 'UTC')::date - 1`.execute(db)
}
