import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Rng } from '#kernel/rng.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { LINKS_MAX } from '../contract.ts'
import type { PartnerTerms } from '../shared/operator-contract.ts'

export interface PartnerRow extends PartnerTerms {
  readonly player: Id<'plr'>
  readonly name: string
  readonly admittedAt: Instant
  readonly endedAt: Instant | null
}

const COLUMNS = sql`player, name, share_basis_points as "shareBasisPoints", contact_name as "contactName",
  contact_email as "contactEmail", admitted_at as "admittedAt", ended_at as "endedAt"`

/** The player's partnership, unless it has ended. */
export async function findPartner(db: Reader, player: Id<'plr'>): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`
    select ${COLUMNS} from affiliate_partner where player = ${player} and ended_at is null`.execute(db)
  return rows[0]
}

/** Also one that has ended or whose account is erased: what it has earned is still owed. Locked until the transaction ends. */
export async function lockPartner(tx: Tx, brand: string, player: string): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`
    select ${COLUMNS} from affiliate_partner where player = ${player} and brand = ${brand} for update`.execute(tx)
  return rows[0]
}

interface NewPartner extends PartnerTerms {
  readonly player: Id<'plr'>
  readonly brand: string
  readonly name: string
  readonly at: Instant
}

/** One who left and applied again is admitted again, with the earlier links. */
export async function putPartner(tx: Tx, { player, brand, name, at, ...terms }: NewPartner): Promise<void> {
  const { shareBasisPoints, contactName, contactEmail } = terms
  await sql`
    insert into affiliate_partner (player, brand, name, share_basis_points, contact_name, contact_email, admitted_at)
    values (${player}, ${brand}, ${name}, ${shareBasisPoints}, ${contactName}, ${contactEmail}, ${timestamp(at)})
    on conflict (player) do update set name = excluded.name, share_basis_points = excluded.share_basis_points,
      contact_name = excluded.contact_name, contact_email = excluded.contact_email, ended_at = null`.execute(tx)
}

export async function changePartner(
  tx: Tx,
  { player, shareBasisPoints, contactName, contactEmail, endedAt }: Omit<PartnerRow, 'name' | 'admittedAt'>,
): Promise<void> {
  await sql`
    update affiliate_partner set share_basis_points = ${shareBasisPoints}, contact_name = ${contactName},
      contact_email = ${contactEmail}, ended_at = ${endedAt === null ? null : timestamp(endedAt)}
    where player = ${player}`.execute(tx)
}

/** Those of these players whose partnership runs. */
export async function readPartnersAmong(
  db: Reader,
  players: readonly Id<'plr'>[],
): Promise<readonly { readonly player: Id<'plr'>; readonly name: string }[]> {
  const { rows } = await sql<{ player: Id<'plr'>; name: string }>`
    select player, name from affiliate_partner where player = any(${[...players]}) and ended_at is null`.execute(db)
  return rows
}

/** Those of these players whose partnership has ended. */
export async function readEndedAmong(db: Reader, players: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ player: string }>`
    select player from affiliate_partner where player = any(${[...players]}) and ended_at is not null`.execute(db)
  return rows.map(({ player }) => player)
}

export interface LinkRow {
  readonly id: string
  readonly name: string
  readonly trackingId: string
}

export async function readLinks(db: Reader, player: Id<'plr'>): Promise<readonly LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select id::text, name, tracking_id as "trackingId" from affiliate_link
    where player = ${player} order by affiliate_link.id`.execute(db)
  return rows
}

interface NewLink {
  readonly player: Id<'plr'>
  readonly brand: string
  readonly name: string
  readonly at: Instant
}

/** False with the most links that one partner has. A name that exists is kept as it is. The partner is locked. */
export async function insertLink(tx: Tx, rng: Rng, { player, brand, name, at }: NewLink): Promise<boolean> {
  const known = await readLinks(tx, player)
  if (known.some((link) => link.name.toLowerCase() === name.toLowerCase())) return true
  if (known.length >= LINKS_MAX) return false
  await sql`
    insert into affiliate_link (player, brand, name, tracking_id, created_at)
    values (${player}, ${brand}, ${name}, ${newTrackingId(rng)}, ${timestamp(at)})`.execute(tx)
  return true
}

const TRACKING_BYTES = 9
/** Random, so that nobody guesses another partner's link. */
const newTrackingId = (rng: Rng): string => Buffer.from(rng.bytes(TRACKING_BYTES)).toString('base64url').replaceAll('-', '.')

/** Ends the partnership of an erased account; its links keep nothing that the partner wrote. */
export async function forgetPartner(tx: Tx, player: Id<'plr'>, at: Instant): Promise<void> {
  await sql`
    update affiliate_partner set ended_at = coalesce(ended_at, ${timestamp(at)}) where player = ${player}`.execute(tx)
  await sql`update affiliate_link set name = tracking_id where player = ${player}`.execute(tx)
}
