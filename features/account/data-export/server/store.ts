import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { COPY_LASTS_DAYS } from '../contract.ts'

export interface KeptCopy {
  readonly id: bigint
  readonly askedAt: Instant
  readonly madeAt: Instant | null
  readonly expiresAt: Instant | null
  readonly bytes: number | null
}

export async function readCopies(db: Reader, player: Id<'plr'>, now: Instant): Promise<KeptCopy[]> {
  const { rows } = await sql<KeptCopy>`
    select id, asked_at as "askedAt", made_at as "madeAt", expires_at as "expiresAt", bytes from data_export
    where player = ${player} and (expires_at is null or expires_at > ${timestamp(now)}) order by id desc`.execute(db)
  return rows
}

/** False if a copy is already being made; of two concurrent calls the second waits and gets false. */
export async function insertAsked(tx: Tx, brand: string, player: Id<'plr'>, at: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into data_export (brand, player, asked_at) values (${brand}, ${player}, ${timestamp(at)})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export interface AskedCopy {
  readonly id: bigint
  readonly player: Id<'plr'>
}

/** The next pending copy that was not tried since then, locked until the transaction ends. Those never tried go first. */
export async function takeAsked(tx: Tx, brand: string, since: Instant): Promise<AskedCopy | undefined> {
  const { rows } = await sql<AskedCopy>`
    select id, player from data_export
    where brand = ${brand} and made_at is null and (tried_at is null or tried_at < ${timestamp(since)})
    order by tried_at nulls first, id limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

export async function markTried(tx: Tx, id: bigint, at: Instant): Promise<void> {
  await sql`update data_export set tried_at = ${timestamp(at)} where id = ${id} and made_at is null`.execute(tx)
}

export async function keepMade(tx: Tx, id: bigint, made: { content: Buffer; bytes: number; at: Instant }): Promise<void> {
  await sql`
    update data_export set content = ${made.content}, bytes = ${made.bytes}, made_at = ${timestamp(made.at)},
      expires_at = ${timestamp((made.at + COPY_LASTS_DAYS * DAY_MS) as Instant)}
    where id = ${id}`.execute(tx)
}

/** The player's own copy until it expires. */
export async function readContent(db: Reader, { id, player, now }: { id: string; player: Id<'plr'>; now: Instant }) {
  const { rows } = await sql<{ content: Buffer; madeAt: Instant }>`
    select content, made_at as "madeAt" from data_export
    where id = ${id}::bigint and player = ${player} and expires_at > ${timestamp(now)}`.execute(db)
  return rows[0]
}

export async function deleteExpired(tx: Tx, brand: string, now: Instant): Promise<void> {
  await sql`delete from data_export where brand = ${brand} and expires_at <= ${timestamp(now)}`.execute(tx)
}
