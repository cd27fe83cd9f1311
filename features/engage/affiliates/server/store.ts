import { type Generated, sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Player } from '#platform/auth/players.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { Application } from '../contract.ts'

type Tables = {
  affiliate_application: {
    id: Generated<bigint>
    brand: string
    player: Id<'plr'> | null
    name: string
    email: string
    website: string
    message: string
    created_at: Instant
  }
  affiliate_sign_up: {
    player: Id<'plr'>
    brand: string
    tracking_id: string
    signed_up_at: Instant
  }
}

interface NewApplication extends Application {
  readonly brand: string
  readonly player: Id<'plr'> | null
  readonly at: Instant
}

/** False where this address has already applied; the second of two concurrent calls waits for the first. */
export async function insertApplication(tx: Tx, { at, ...row }: NewApplication): Promise<boolean> {
  const inserted = await tx
    .withTables<Tables>()
    .insertInto('affiliate_application')
    .values({ ...row, created_at: timestamp(at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** The partner link that referred a player. */
export async function insertSignUp(tx: Tx, { at, ...row }: NewSignUp): Promise<void> {
  await tx
    .withTables<Tables>()
    .insertInto('affiliate_sign_up')
    .values({ player: row.player, brand: row.brand, tracking_id: row.trackingId, signed_up_at: timestamp(at) })
    .execute()
}

interface NewSignUp {
  readonly player: Id<'plr'>
  readonly brand: string
  readonly trackingId: string
  readonly at: Instant
}

/** Time of the player's own application. */
export async function readAppliedAt(db: Reader, player: Id<'plr'>): Promise<Instant | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('affiliate_application')
    .where('player', '=', player)
    .orderBy('id')
    .select('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** The waiting applications that may be this player's, by who sent them or by their address. */
export async function readApplicationsOf(
  db: Reader,
  players: readonly Pick<Player, 'id' | 'brand' | 'email'>[],
): Promise<readonly { readonly player: Id<'plr'>; readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ player: Id<'plr'>; id: string; name: string }>`
    with asked as materialized (
      select * from unnest(${players.map(({ id }) => id)}::text[], ${players.map(({ brand }) => brand)}::text[],
        ${players.map(({ email }) => email)}::text[]) as a (player, brand, email))
    select a.player, f.id::text, f.name from asked a join affiliate_application f on f.player = a.player
    where f.decided_at is null
    union
    select a.player, f.id::text, f.name from asked a
    join affiliate_application f on f.brand = a.brand and lower(f.email) = lower(a.email) and f.decided_at is null
    order by 1, 2`.execute(db)
  return rows
}

/** Those of these applications that an operator has decided. */
export async function readDecidedAmong(db: Reader, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id::text from affiliate_application where id::text = any(${[...ids]}) and decided_at is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** The accounts that may be the applicant's. */
export async function readAccountsOf(db: Reader, id: string): Promise<readonly Id<'plr'>[]> {
  const { rows } = await sql<{ id: Id<'plr'> }>`
    select p.id from affiliate_application a
    join player p on p.id = a.player or (p.brand = a.brand and lower(p.email) = lower(a.email))
    where a.id = ${id}::bigint order by p.id`.execute(db)
  return rows.map(({ id: player }) => player)
}

/** Applications sent as a guest from the player's own address. */
export async function deleteByEmail(tx: Tx, { brand, email }: Pick<Player, 'brand' | 'email'>): Promise<void> {
  if (!email) return
  await sql`delete from affiliate_application where brand = ${brand} and lower(email) = lower(${email})`.execute(tx)
}
