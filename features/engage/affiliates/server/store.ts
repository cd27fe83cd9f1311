import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Player } from '#platform/auth/players.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { Application } from '../contract.ts'

type Tables = {
  affiliate_application: {
    id: bigint
    player: Id<'plr'> | null
    created_at: Instant
    decided_at: Instant | null
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

/**
 * False where an application of this address waits, or its account is an affiliate. After a decision, and after a partnership
 * has ended, an application takes the place of the earlier one. The second of two concurrent calls waits for the first.
 */
export async function insertApplication(tx: Tx, application: NewApplication): Promise<boolean> {
  const { brand, player, name, email, website, message, at } = application
  const { rows } = await sql`
    insert into affiliate_application as known (brand, player, name, email, website, message, created_at)
    values (${brand}, ${player}, ${name}, ${email}, ${website}, ${message}, ${timestamp(at)})
    on conflict (brand, lower(email)) do update set player = excluded.player, name = excluded.name, email = excluded.email,
      website = excluded.website, message = excluded.message, created_at = excluded.created_at,
      decided_at = null, decided_by = null, is_admitted = null
    where known.decided_at is not null and not exists (
      select from affiliate_partner p where p.player = known.player and p.ended_at is null)
    returning id`.execute(tx)
  return rows.length > 0
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

/** Time of the player's own application, while it waits. */
export async function readAppliedAt(db: Reader, player: Id<'plr'>): Promise<Instant | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('affiliate_application')
    .where('player', '=', player)
    .where('decided_at', 'is', null)
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
