import { assertMayPost } from '#platform/db/posting-ban.ts'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type Money, money, type PlayerAsset } from '#kernel/money.ts'
import type { Instant } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { checkedMinor } from './amounts.ts'
import { named } from './errors.ts'
import { hashRequest, numberOf, refJson, type ReceiptRow, toPosted } from './receipt.ts'
import type { HouseAccount, PostedTransfer, TransferRequest } from './types.ts'

export interface HoldRequest {
  readonly key: string
  readonly kind: string
  readonly player: Id<'plr'>
  readonly amount: Money<PlayerAsset>
  /** When `expireHolds` releases it; without one it stays until it is posted or voided. */
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
  assertMayPost(tx)
  const { rows } = await named(sql<HoldRow>`select * from ledger.place_hold(${holdValues(request)})`.execute(tx))
  return toHold(rows[0] as HoldRow)
}

interface HoldRow {
  readonly no: bigint
  readonly state: Hold['state']
  readonly is_replay: boolean
}

const toHold = ({ no, state, is_replay: isReplay }: HoldRow): Hold => ({ id: `hld_${no}`, state, isReplay })

function holdValues({ key, kind, player, amount, expiresAt, ref }: HoldRequest) {
  const json = refJson(ref)
  const minor = checkedMinor(amount)
  const hash = hashRequest([kind, json, amount.asset, minor, expiresAt ?? null])
  const until = expiresAt === undefined ? sql`null` : timestamp(expiresAt)
  return sql`${player}, ${key}, ${hash}, ${kind}, ${json}::jsonb, ${amount.asset}, ${minor}, ${until}`
}

export interface PartialHold extends Hold {
  /** What is held, at most the amount that was asked for. */
  readonly amount: Money<PlayerAsset>
}

/**
 * The same for what the player has of the amount, without racing rounds. Null if that is nothing: then nothing is
 * remembered, and the caller records the attempt, as a repeat may find something to hold.
 */
export async function holdUpTo(tx: Tx, request: HoldRequest): Promise<PartialHold | null> {
  assertMayPost(tx)
  const { rows } = await named(
    sql<HoldRow & { held: bigint }>`select * from ledger.hold_up_to(${holdValues(request)})`.execute(tx),
  )
  const row = rows[0]
  return row ? { ...toHold(row), amount: money(request.amount.asset, row.held) } : null
}

/** Takes what the player has of the amount to a house account: a clawback. Null, and nothing remembered, if that is nothing. */
export async function takeUpTo(
  tx: Tx,
  { to, ...request }: HoldRequest & Pick<HoldPosting, 'to'>,
): Promise<(PostedTransfer & Pick<PartialHold, 'amount'>) | null> {
  const hold = await holdUpTo(tx, request)
  if (!hold) return null
  const { amount, id } = hold
  return { ...(await postHold(tx, id, { to, amount, ...(request.ref && { ref: request.ref }) })), amount }
}

export interface HoldPosting {
  readonly to: HouseAccount
  /** At most the held amount; the rest is released. */
  readonly amount: Money<PlayerAsset>
  readonly ref?: TransferRequest['ref']
}

/**
 * Posts a hold once: a repeat returns the first result, a different posting throws `key-reused`. Throws `hold-closed`
 * after a void or an expiry, `overdraft` beyond the held amount, `not-found`.
 */
export async function postHold(tx: Tx, hold: Id<'hld'>, { to, amount, ref }: HoldPosting): Promise<PostedTransfer> {
  assertMayPost(tx)
  const json = refJson({ hold, ...ref })
  const minor = checkedMinor(amount)
  const hash = hashRequest([to, amount.asset, minor, json])
  const { rows } = await named(
    sql<ReceiptRow>`
      select * from ledger.post_hold(${numberOf(hold)}, ${hash}, ${to}, ${amount.asset}, ${minor}, ${json}::jsonb)`.execute(tx),
  )
  return toPosted(rows[0] as ReceiptRow)
}

/** Releases a hold; a repeat is harmless. Throws `hold-closed` once it is posted, `not-found`. */
export async function voidHold(tx: Tx, hold: Id<'hld'>): Promise<void> {
  await named(sql`select ledger.void_hold(${numberOf(hold)})`.execute(tx))
}

/** Releases expired holds, oldest first, and returns how many: a job repeats it until that is less than `countMax`. */
export async function expireHolds(tx: Tx, now: Instant, countMax = 1_000): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select ledger.expire_holds(${timestamp(now)}, ${countMax}) as count`.execute(tx)
  return (rows[0] as { count: number }).count
}
