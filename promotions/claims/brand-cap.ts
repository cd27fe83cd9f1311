import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'

interface Cap {
  readonly brand: string
  /** Null: no cap. */
  readonly centsPerDay: number | null
  readonly by: string
  readonly at: Instant
}

/** How many cents of entries a brand's promotions may grant per day; null without a cap. */
export async function readBrandCap(db: Reader, brand: string): Promise<number | null> {
  return (await readBrandCaps(db, [brand])).get(brand) ?? null
}

/** The same of those of these brands that have a cap. */
export async function readBrandCaps(db: Reader, brands: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ brand: string; cents: number }>`
    select brand, cents_per_day::float8 as cents from promotion.brand_cap where brand = any(${brands}::text[])`.execute(db)
  return new Map(rows.map(({ brand, cents }) => [brand, cents]))
}

/** Caps what a brand's promotions grant per day; null removes the cap. Today's grants count from now on. */
export async function setBrandCap(tx: Tx, { brand, centsPerDay, by, at }: Cap): Promise<void> {
  if (centsPerDay === null) await sql`delete from promotion.brand_cap where brand = ${brand}`.execute(tx)
  else
    await sql`
      insert into promotion.brand_cap (brand, cents_per_day, changed_at, by) values (${brand}, ${centsPerDay}, ${new Date(at)}, ${by})
      on conflict (brand) do update set cents_per_day = excluded.cents_per_day, changed_at = excluded.changed_at, by = excluded.by`.execute(
      tx,
    )
}

interface CapRaise {
  readonly centsPerDay: number | null
  readonly by: string
}

/** The raise that waits for a second operator. */
export async function readCapRaise(db: Reader, brand: string): Promise<CapRaise | undefined> {
  const { rows } = await sql<CapRaise>`
    select cents_per_day::float8 as "centsPerDay", asked_by as by from promotion.brand_cap_raise where brand = ${brand}`.execute(
    db,
  )
  return rows[0]
}

interface CapChange {
  readonly outcome: 'lowered' | 'requested' | 'unchanged'
  readonly before: number | null
}

/** Lowers the cap, which drops a raise that waits, or asks for a raise. */
export async function changeBrandCap(tx: Tx, change: Cap): Promise<CapChange> {
  const { brand, centsPerDay, by, at } = change
  await lockCaps(tx)
  const before = await readBrandCap(tx, brand)
  if (before === centsPerDay) return { outcome: 'unchanged', before }
  if (centsPerDay !== null && centsPerDay < (before ?? Infinity)) {
    await setBrandCap(tx, change)
    await dropRaise(tx, brand)
    return { outcome: 'lowered', before }
  }
  const asked = await readCapRaise(tx, brand)
  if (asked?.centsPerDay === centsPerDay) return { outcome: 'unchanged', before }
  await dropRaise(tx, brand)
  await sql`
    insert into promotion.brand_cap_raise (brand, cents_per_day, asked_by, asked_at)
    values (${brand}, ${centsPerDay}, ${by}, ${new Date(at)})`.execute(tx)
  return { outcome: 'requested', before }
}

/** Applies or drops the raise to this cap; `changed` if another one waits, or none. */
export async function decideRaise(
  tx: Tx,
  { isApproved, ...cap }: Cap & { readonly isApproved: boolean },
): Promise<'done' | 'changed' | 'your-own'> {
  await lockCaps(tx)
  const asked = await readCapRaise(tx, cap.brand)
  if (!asked || asked.centsPerDay !== cap.centsPerDay) return 'changed'
  if (isApproved && asked.by === cap.by) return 'your-own'
  await dropRaise(tx, cap.brand)
  if (isApproved) await setBrandCap(tx, cap)
  return 'done'
}

/** Changes wait for each other; those who grant read on. */
const lockCaps = (tx: Tx) => sql`lock table promotion.brand_cap in share row exclusive mode`.execute(tx)

const dropRaise = (tx: Tx, brand: string) => sql`delete from promotion.brand_cap_raise where brand = ${brand}`.execute(tx)
