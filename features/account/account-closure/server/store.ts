import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { moment } from '#platform/db/moment.ts'
import type { Closing } from './closing.ts'

const COLUMNS = sql.raw(`id, brand, player, reason, asked_at as "askedAt", erasure_asked_at as "erasureAskedAt",
  ends_at as "endsAt", acknowledged_at as "acknowledgedAt", reopened_at as "reopenedAt", ended_at as "endedAt",
  owed_winnings as "owedWinnings", claim_hash is not null as "hasClaim", erased_parts as "erasedParts", erased_at as "erasedAt", outlived_years as "outlivedYears"`)

interface NewClosing extends Pick<Closing, 'brand' | 'player' | 'reason' | 'askedAt' | 'erasureAskedAt' | 'endsAt'> {
  readonly acknowledgedAt: Instant | null
  readonly claimHash: Buffer | null
}

export async function insertClosing(tx: Tx, closing: NewClosing): Promise<void> {
  const { brand, player, reason, askedAt, erasureAskedAt, endsAt, acknowledgedAt, claimHash } = closing
  await sql`
    insert into account_closing (brand, player, reason, asked_at, erasure_asked_at, ends_at, acknowledged_at, claim_hash)
    values (${brand}, ${player}, ${reason}, ${moment(askedAt)}, ${orNull(erasureAskedAt)}, ${moment(endsAt)},
      ${orNull(acknowledgedAt)}, ${claimHash})`.execute(tx)
}

/** The closing that holds for this player; `lock` keeps it as it is until the transaction ends. */
export async function readClosing(db: Reader, player: Id<'plr'>, lock = false): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`
    select ${COLUMNS} from account_closing where player = ${player} and reopened_at is null
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export async function markReopened(tx: Tx, id: bigint, at: Instant): Promise<void> {
  await sql`update account_closing set reopened_at = ${moment(at)} where id = ${id}`.execute(tx)
}

export async function markErasureAsked(tx: Tx, id: bigint, at: Instant): Promise<void> {
  await sql`
    update account_closing set erasure_asked_at = ${moment(at)}, acknowledged_at = ${moment(at)}
    where id = ${id} and erasure_asked_at is null`.execute(tx)
}

/** The next one after `after` whose time to come back is over, for this transaction alone. */
export async function takeDue(tx: Tx, { brand, now, after }: Turn): Promise<Closing | undefined> {
  const { rows } = await sql<Closing>`
    select ${COLUMNS} from account_closing
    where brand = ${brand} and reopened_at is null and ended_at is null and ends_at <= ${moment(now)} and id > ${after}
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
    update account_closing set ended_at = ${moment(ended.at)}, owed_winnings = ${ended.owedWinnings} where id = ${id}`.execute(tx)
}

/** What came after the end. */
export async function markOwed(tx: Tx, id: bigint, owedWinnings: bigint): Promise<void> {
  await sql`update account_closing set owed_winnings = ${owedWinnings} where id = ${id}`.execute(tx)
}

export async function keepClaim(tx: Tx, id: bigint, claimHash: Buffer): Promise<void> {
  await sql`update account_closing set claim_hash = ${claimHash} where id = ${id} and claim_hash is null`.execute(tx)
}

/** What is to be erased, in its turn. */
export async function readToErase(db: Reader, brand: string): Promise<Closing[]> {
  const { rows } = await sql<Closing>`
    select ${COLUMNS} from account_closing
    where brand = ${brand} and ended_at is not null and erasure_asked_at is not null and erased_at is null and reopened_at is null
    order by id`.execute(db)
  return rows
}

/** False where this part was done before; of two at once the second waits and gets false. */
export async function takePart(tx: Tx, id: bigint, part: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update account_closing set erased_parts = erased_parts || ${part}::text
    where id = ${id} and erased_at is null and not ${part} = any (erased_parts)`.execute(tx)
  return numAffectedRows === 1n
}

/** Whatever is erased counts its years of keeping from here. */
export async function markErased(tx: Tx, id: bigint, at: Instant): Promise<void> {
  await sql`update account_closing set erased_at = ${moment(at)} where id = ${id} and erased_at is null`.execute(tx)
}

/** Those that are final and of which another whole year has passed since, with how many, erased or not. */
export async function readOlder(db: Reader, brand: string, now: Instant): Promise<(Closing & { years: number })[]> {
  const years = sql`extract(year from age(${moment(now)}, ended_at))::int`
  const { rows } = await sql<Closing & { years: number }>`
    select ${COLUMNS}, ${years} as years from account_closing
    where brand = ${brand} and ended_at is not null and ${years} > outlived_years order by id`.execute(db)
  return rows
}

export async function markOutlived(tx: Tx, id: bigint, years: number): Promise<void> {
  await sql`update account_closing set outlived_years = ${years} where id = ${id}`.execute(tx)
}

export async function listLatest(db: Reader, { brand, before, max }: { brand: string; before: string | undefined; max: number }) {
  const { rows } = await sql<Closing>`
    select ${COLUMNS} from account_closing
    where brand = ${brand} and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
    order by id desc limit ${max}`.execute(db)
  return rows
}

const orNull = (at: Instant | null) => (at === null ? null : moment(at))
