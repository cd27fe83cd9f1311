import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockId, lockIds } from '#platform/db/locks.ts'
import type { PurchaseLeft } from '#platform/events/index.ts'
import type { Grant } from './store.ts'

/** A completed purchase by its buyer and its number. */
export interface PurchaseId {
  readonly player: Id<'plr'>
  readonly nth: number
}

const nameOf = ({ player, nth }: PurchaseId): string => `${player}:${nth}`

/**
 * Locks the purchases that earned these grants, so that what is left of them stays the same until they are paid. Before any
 * wallet is locked: who follows a purchase locks it first, too.
 */
export async function lockPurchasesOf(tx: Tx, grants: readonly Earned[]): Promise<void> {
  await lockIds(tx, 'purchaseGrants', [...new Set(purchasesOf(grants).map(nameOf))])
}

const purchasesOf = (grants: readonly Earned[]): PurchaseId[] =>
  grants.flatMap(({ player, purchase: nth }) => (nth === null ? [] : { player, nth }))

type Earned = Pick<Grant, 'player' | 'purchase'>

interface LeftRow extends PurchaseLeft {
  readonly eventId: bigint
}

async function readLeft(tx: Tx, { player, nth }: PurchaseId): Promise<LeftRow | undefined> {
  const { rows } = await sql<LeftRow>`
    select price_cents::float8 as "priceCents", left_cents::float8 as "leftCents", event_id as "eventId"
    from promotion.purchase_left where player = ${player} and nth = ${nth}`.execute(tx)
  return rows[0]
}

/** What is left of the purchases that earned these grants, once they are locked; undefined of a whole one, and without one. */
export async function leftOf(tx: Tx, grants: readonly Earned[]): Promise<(grant: Earned) => PurchaseLeft | undefined> {
  const ids = purchasesOf(grants)
  if (ids.length === 0) return () => undefined
  const { rows } = await sql<PurchaseLeft & PurchaseId>`
    select l.player, l.nth, l.price_cents::float8 as "priceCents", l.left_cents::float8 as "leftCents"
    from promotion.purchase_left l
    where (l.player, l.nth) in (
      select * from unnest(${ids.map(({ player }) => player)}::text[], ${ids.map(({ nth }) => nth)}::int[]))`.execute(tx)
  const left = new Map(rows.map((row) => [nameOf(row), row]))
  return ({ player, purchase: nth }) => (nth === null ? undefined : left.get(nameOf({ player, nth })))
}

/** Stores what an event left of a purchase, and returns what was left before; undefined if it or a later one is stored. */
export async function moveLeft(tx: Tx, id: PurchaseId, { eventId, ...now }: LeftRow): Promise<PurchaseLeft | undefined> {
  await lockId(tx, 'purchaseGrants', nameOf(id))
  const stored = await readLeft(tx, id)
  if (stored && stored.eventId >= eventId) return undefined
  await sql`
    insert into promotion.purchase_left (player, nth, price_cents, left_cents, event_id)
    values (${id.player}, ${id.nth}, ${now.priceCents}, ${now.leftCents}, ${eventId})
    on conflict (player, nth) do update set left_cents = excluded.left_cents, event_id = excluded.event_id`.execute(tx)
  return stored ?? { priceCents: now.priceCents, leftCents: now.priceCents }
}
