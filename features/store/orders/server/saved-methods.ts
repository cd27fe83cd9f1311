import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { OrderBook } from './settle-order.ts'

export interface SavedMethod {
  readonly id: string
  readonly provider: string
  readonly token: string
  readonly method: string
  readonly title: string
}

/** Keeps what the player agreed to keep on the provider's page. */
export async function keepMethods(ctx: Context, tx: Tx, { order, attempts, folded }: OrderBook): Promise<void> {
  for (const { id, charge } of folded) {
    const provider = attempts.find((attempt) => attempt.id === id)?.provider
    for (const { token, method, title, fingerprint } of charge.savedMethods) {
      await sql`
        insert into saved_payment_method (id, player, provider, token, method, title, fingerprint, saved_at)
        values (${ctx.newId('att')}, ${order.player}, ${provider}, ${token}, ${method}, ${title}, ${fingerprint},
          ${timestamp(ctx.clock.now())})
        on conflict (player, provider, token) do nothing`.execute(tx)
    }
  }
}

export async function readSavedMethods(db: Reader, player: Id<'plr'>): Promise<SavedMethod[]> {
  const { rows } = await sql<SavedMethod>`
    select id, provider, token, method, title from saved_payment_method
    where player = ${player} and removed_at is null order by saved_at desc`.execute(db)
  return rows
}

/** Whether both players have ever kept the same card or account, at the same provider. */
export async function sharesPayment(db: Reader, one: Id<'plr'>, other: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`
    select from saved_payment_method mine
    join saved_payment_method theirs using (provider, fingerprint)
    where mine.player = ${one} and theirs.player = ${other} limit 1`.execute(db)
  return rows.length > 0
}

/** False if it is none of this player's. */
export async function removeSavedMethod(tx: Tx, player: Id<'plr'>, id: string, at: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_payment_method set removed_at = coalesce(removed_at, ${timestamp(at)}) where id = ${id} and player = ${player}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
