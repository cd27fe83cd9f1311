import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { AccountClosure } from './account-closure.ts'

const COLUMNS = sql.raw(`id, brand, player, reason, asked_at as "askedAt", erasure_asked_at as "erasureAskedAt",
  ends_at as "endsAt", acknowledged_at as "acknowledgedAt", reopened_at as "reopenedAt", ended_at as "endedAt",
  owed_winnings as "owedWinnings", claim_hash is not null as "hasClaim", claim_contact as "claimContact", erased_parts as "erasedParts", erased_at as "erasedAt", outlived_years as "outlivedYears"`)

interface NewClosure extends Pick<AccountClosure, 'brand' | 'player' | 'reason' | 'askedAt' | 'erasureAskedAt' | 'endsAt'> {
  readonly acknowledgedAt: Instant | null
  readonly claimHash: Buffer | null
  readonly claimContact: Buffer | null
}

/** Of a reference, and of the email address if the account has one. */
export interface ClaimHashes {
  readonly claimHash: Buffer
  readonly claimContact: Buffer | null
}

export async function insertClosure(tx: Tx, closure: NewClosure): Promise<void> {
  const { brand, player, reason, askedAt, erasureAskedAt, endsAt, acknowledgedAt, claimHash, claimContact } = closure
  await sql`
    insert into account_closing (brand, player, reason, asked_at, erasure_asked_at, ends_at, acknowledged_at, claim_hash,
      claim_contact)
    values (${brand}, ${player}, ${reason}, ${timestamp(askedAt)}, ${orNull(erasureAskedAt)}, ${timestamp(endsAt)},
      ${orNull(acknowledgedAt)}, ${claimHash}, ${claimContact})`.execute(tx)
}

/** The player's current closure; `lock` locks its row until the transaction ends. */
export async function readClosure(db: Reader, player: Id<'plr'>, lock = false): Promise<AccountClosure | undefined> {
  const { rows } = await sql<AccountClosure>`
    select ${COLUMNS} from account_closing where player = ${player} and reopened_at is null
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export async function markReopened(tx: Tx, id: bigint, at: Instant): Promise<void> {
  await sql`update account_closing set reopened_at = ${timestamp(at)} where id = ${id}`.execute(tx)
}

export async function markErasureAsked(tx: Tx, id: bigint, at: Instant): Promise<void> {
  await sql`
    update account_closing set erasure_asked_at = ${timestamp(at)}, acknowledged_at = ${timestamp(at)}
    where id = ${id} and erasure_asked_at is null`.execute(tx)
}

/** The next closure after `after` whose reopening period is over, locked for this transaction. */
export async function takeDue(tx: Tx, { brand, now, after }: Turn): Promise<AccountClosure | undefined> {
  const { rows } = await sql<AccountClosure>`
    select ${COLUMNS} from account_closing
    where brand = ${brand} and reopened_at is null and ended_at is null and ends_at <= ${timestamp(now)} and id > ${after}
    order by id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

export interface Turn {
  readonly brand: string
  readonly now: Instant
  readonly after: bigint
}

export async function markEnded(tx: Tx, id: bigint, ended: { at: Instant; owedWinnings: bigint }): Promise<void> {
  await sql`
    update account_closing set ended_at = ${timestamp(ended.at)}, owed_winnings = ${ended.owedWinnings} where id = ${id}`.execute(
    tx,
  )
}

/** Winnings that arrived after the final closure, or what is left once they were paid. */
export async function markOwed(tx: Tx, id: bigint, owedWinnings: bigint): Promise<void> {
  await sql`update account_closing set owed_winnings = ${owedWinnings} where id = ${id}`.execute(tx)
}

export async function keepClaim(tx: Tx, id: bigint, { claimHash, claimContact }: ClaimHashes): Promise<void> {
  await sql`
    update account_closing set claim_hash = ${claimHash}, claim_contact = ${claimContact}
    where id = ${id} and claim_hash is null`.execute(tx)
}

/** The closed account whose winnings this reference claims; one that was reopened has none. */
export async function findClaimed(db: Reader, brand: string, claimHash: Buffer): Promise<AccountClosure | undefined> {
  const { rows } = await sql<AccountClosure>`
    select ${COLUMNS} from account_closing
    where brand = ${brand} and claim_hash = ${claimHash} and reopened_at is null`.execute(db)
  return rows[0]
}

/** Winnings that finally closed accounts still have; of test accounts apart. */
export async function sumOwed(db: Reader, brand: string): Promise<{ readonly cents: number; readonly testCents: number }> {
  const { rows } = await sql<{ cents: number; testCents: number }>`
    select coalesce(sum(c.owed_winnings) filter (where not p.is_test), 0)::float8 as cents,
      coalesce(sum(c.owed_winnings) filter (where p.is_test), 0)::float8 as "testCents"
    from account_closing c join player p on p.id = c.player
    where c.brand = ${brand} and c.ended_at is not null and c.reopened_at is null`.execute(db)
  return rows[0]!
}

/** The accounts to erase, in order. */
export async function readToErase(db: Reader, brand: string): Promise<AccountClosure[]> {
  const { rows } = await sql<AccountClosure>`
    select ${COLUMNS} from account_closing
    where brand = ${brand} and ended_at is not null and erasure_asked_at is not null and erased_at is null and reopened_at is null
    order by id`.execute(db)
  return rows
}

/** False if this part is already done; of two concurrent calls the second waits and gets false. */
export async function takePart(tx: Tx, id: bigint, part: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update account_closing set erased_parts = erased_parts || ${part}::text
    where id = ${id} and erased_at is null and not ${part} = any (erased_parts)`.execute(tx)
  return numAffectedRows === 1n
}

/** Retention periods of everything erased start here. False before the part `after` is done, and if it is a repeat. */
export async function markErased(tx: Tx, { id, after, at }: { id: bigint; after: string; at: Instant }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update account_closing set erased_at = ${timestamp(at)}
    where id = ${id} and erased_at is null and ${after} = any (erased_parts)`.execute(tx)
  return numAffectedRows === 1n
}

/** Final closures that have completed another full year since, with the number of years, whether erased or not. */
export async function readOlder(db: Reader, brand: string, now: Instant): Promise<(AccountClosure & { years: number })[]> {
  const years = sql`extract(year from age(${timestamp(now)}, ended_at))::int`
  const { rows } = await sql<AccountClosure & { years: number }>`
    select ${COLUMNS}, ${years} as years from account_closing
    where brand = ${brand} and ended_at is not null and ${years} > outlived_years order by id`.execute(db)
  return rows
}

export async function markOutlived(tx: Tx, id: bigint, years: number): Promise<void> {
  await sql`update account_closing set outlived_years = ${years} where id = ${id}`.execute(tx)
}

export async function listLatest(db: Reader, { brand, before, max }: { brand: string; before: string | undefined; max: number }) {
  const { rows } = await sql<AccountClosure>`
    select ${COLUMNS} from account_closing
    where brand = ${brand} and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
    order by id desc limit ${max}`.execute(db)
  return rows
}

const orNull = (at: Instant | null) => (at === null ? null : timestamp(at))
