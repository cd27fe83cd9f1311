import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { Partner } from '../shared/operator-contract.ts'
import { isOwn } from './own-accounts.ts'

interface ApplicationRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly website: string
  readonly message: string
  readonly appliedAt: Instant
  readonly player: Id<'plr'> | null
  readonly login: string | null
}

/** The account that sent it, or else the one that has confirmed its address. */
const account = sql`
  left join lateral (
    select p.id, p.login from player p
    where p.brand = a.brand and p.closed_at is null
      and (p.id = a.player or (a.player is null and p.email_confirmed_at is not null and lower(p.email) = lower(a.email)))
    order by p.id limit 1) p on true`

export async function readWaiting(db: Reader, brand: string, max: number): Promise<readonly ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select a.id::text, a.name, a.email, a.website, a.message, a.created_at as "appliedAt", p.id as player, p.login
    from affiliate_application a ${account}
    where a.brand = ${brand} and a.decided_at is null order by a.created_at, a.id limit ${max}`.execute(db)
  return rows
}

export async function countWaiting(db: Reader, brand: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from affiliate_application where brand = ${brand} and decided_at is null`.execute(db)
  return rows[0]!.count
}

/** With its decision, if there is one; locked until the transaction ends. */
export async function lockApplication(
  tx: Tx,
  brand: string,
  id: string,
): Promise<(ApplicationRow & { readonly isAdmitted: boolean | null }) | undefined> {
  const { rows } = await sql<ApplicationRow & { isAdmitted: boolean | null }>`
    select a.id::text, a.name, a.email, a.website, a.message, a.created_at as "appliedAt", p.id as player, p.login,
      a.is_admitted as "isAdmitted"
    from affiliate_application a ${account} where a.brand = ${brand} and a.id = ${id}::bigint for update of a`.execute(tx)
  return rows[0]
}

interface Decision {
  readonly isAdmitted: boolean
  /** The account that was admitted. */
  readonly player: Id<'plr'> | null
  readonly by: Id<'opr'>
  readonly at: Instant
}

export async function keepDecision(tx: Tx, id: string, { isAdmitted, player, by, at }: Decision): Promise<void> {
  await sql`
    update affiliate_application set decided_at = ${timestamp(at)}, decided_by = ${by}, is_admitted = ${isAdmitted},
      player = coalesce(player, ${player})
    where id = ${id}::bigint`.execute(tx)
}

type ListedPartner = Omit<Partner, 'admittedAt' | 'endedAt' | 'payouts' | 'ownAccounts'> & {
  readonly admittedAt: Instant
  readonly endedAt: Instant | null
}

/** Running ones first. Figures are of all time, without test accounts and the affiliates' own. */
export async function readPartners(db: Reader, brand: string, max: number): Promise<readonly ListedPartner[]> {
  const { rows } = await sql<ListedPartner>`
    select a.player as id, p.login, a.name, a.share_basis_points as "shareBasisPoints", a.contact_name as "contactName",
      a.contact_email as "contactEmail", a.admitted_at as "admittedAt", a.ended_at as "endedAt",
      (select count(*)::int from affiliate_link l where l.player = a.player) as links,
      (select coalesce(sum(c.clicks), 0)::int from affiliate_link l join affiliate_click_day c on c.link = l.id
        where l.player = a.player) as clicks,
      (select count(*)::int from affiliate_link l
        join affiliate_sign_up s on s.brand = l.brand and s.tracking_id = l.tracking_id join player j on j.id = s.player
        where l.player = a.player and not j.is_test and j.id <> a.player and not ${isOwn(sql`j.id`)}) as "signUps",
      paid.cents as "revenueCents", paid.share as "shareCents",
      (select coalesce(sum(f.cents), 0)::float8 from affiliate_payout f
        where f.player = a.player and f.canceled_at is null) as "paidCents"
    from affiliate_partner a join player p on p.id = a.player
    cross join lateral (
      select coalesce(sum(r.cents), 0)::float8 as cents, coalesce(sum(r.share_cents), 0)::float8 as share
      from affiliate_link l join affiliate_revenue r on r.link = l.id join player j on j.id = r.player
      where l.player = a.player and not j.is_test and not ${isOwn(sql`j.id`)}) paid
    where a.brand = ${brand} order by a.ended_at is not null, a.admitted_at, a.player limit ${max}`.execute(db)
  return rows
}
