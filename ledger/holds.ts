import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Money, PlayerAsset } from '#kernel/money.ts'
import type { Instant } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import { moment } from '#platform/db/moment.ts'
import { checkedMinor } from './amounts.ts'
import { named } from './errors.ts'
import { hashRequest, numberOf, refJson, type ReceiptRow, toPosted } from './receipt.ts'
import type { HouseAccount, PostedTransfer, TransferRequest } from './types.ts'

export interface HoldRequest {
  readonly key: string
  readonly kind: string
  readonly player: Id<'plr'>
  readonly amount: Money<PlayerAsset>
  /** From then on `expireHolds` frees it; without one it stays until it is posted or voided. */
  readonly expiresAt?: Instant
  readonly ref?: TransferRequest['ref']
}

export interface Hold {
  readonly id: Id<'hld'>
  readonly state: 'pending' | 'posted' | 'voided' | 'expired'
  readonly isReplay: boolean
}

/** Sets an amount aside: it stays in the balance and cannot be spent. Throws `overdraft`, `key-reused`, `unknown-account`. */
export async function placeHold(tx: Tx, request: HoldRequest): Promise<Hold> {
  const { key, kind, player, amount, expiresAt } = request
  const ref = refJson(request.ref)
  const minor = checkedMinor(amount)
  const hash = hashRequest([kind, ref, amount.asset, minor, expiresAt ?? null])
  const until = expiresAt === undefined ? sql`null` : moment(expiresAt)
  const { rows } = await named(
    sql<{ no: bigint; state: Hold['state']; is_replay: boolean }>`
      select * from ledger.place_hold(${player}, ${key}, ${hash}, ${kind}, ${ref}::jsonb, ${amount.asset}, ${minor}, ${until})`.execute(
      tx,
    ),
  )
  const row = rows[0] as (typeof rows)[0]
  return { id: `hld_${row.no}`, state: row.state, isReplay: row.is_replay }
}

export interface HoldPosting {
  readonly to: HouseAccount
  /** At most what is held; the rest is free again. */
  readonly amount: Money<PlayerAsset>
  readonly ref?: TransferRequest['ref']
}

/**
 * Takes what was held, once: a repeat answers with the first result, with another posting it throws `key-reused`.
 * Throws `hold-closed` after a void or an expiry, `overdraft` past what is held, `not-found`.
 */
export async function postHold(tx: Tx, hold: Id<'hld'>, { to, amount, ref }: HoldPosting): Promise<PostedTransfer> {
  const json = refJson({ hold, ...ref })
  const minor = checkedMinor(amount)
  const hash = hashRequest([to, amount.asset, minor, json])
  const { rows } = await named(
    sql<ReceiptRow>`
      select * from ledger.post_hold(${numberOf(hold)}, ${hash}, ${to}, ${amount.asset}, ${minor}, ${json}::jsonb)`.execute(tx),
  )
  return toPosted(rows[0] as ReceiptRow)
}

/** Frees a hold; harmless when it is free already. Throws `hold-closed` once it is posted, `not-found`. */
export async function voidHold(tx: Tx, hold: Id<'hld'>): Promise<void> {
  await named(sql`select ledger.void_hold(${numberOf(hold)})`.execute(tx))
}

/** Frees the holds whose time is over, oldest first, and says how many: a job calls it until that is less than `countMax`. */
export async function expireHolds(tx: Tx, now: Instant, countMax = 1_000): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select ledger.expire_holds(${moment(now)}, ${countMax}) as count`.execute(tx)
  return (rows[0] as { count: number }).count
}
