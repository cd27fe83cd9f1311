import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { APPROVAL_RIGHTS, type ApprovalRight, mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import { dropOperatorSignIns, keepState } from '../one-time/one-time-state.ts'
import { forgetOperatorFactor } from './operator-factor.ts'

/** Lifetime of a link to set a password. */
export const JOIN_LASTS_MS = 2 * DAY_MS

/** A role, revoked access, or a reset link. */
export type Wish = OperatorRole | 'off' | 'renew'

export interface Member {
  readonly id: Id<'opr'>
  readonly name: string
  readonly role: OperatorRole
  /** Has no password until the link is used. */
  readonly isInvited: boolean
  readonly isOff: boolean
  readonly email: string | null
  readonly createdAt: Instant
  readonly lastSeenAt: Instant | null
  /** A change that awaits the approval of a second owner. */
  readonly wish: Wish | null
  readonly askedBy: Id<'opr'> | null
  readonly askedByName: string | null
}

const MEMBER = sql`
  select o.id, o.name, o.role, password_hash is null as "isInvited", disabled_at is not null as "isOff",
    o.email, created_at as "createdAt",
    (select max(last_active_at) from operator_session s where s.operator = o.id) as "lastSeenAt",
    w.wish, w.asked_by as "askedBy", (select name from operator a where a.id = w.asked_by) as "askedByName"
  from operator o left join operator_wish w on w.operator = o.id`

export async function listTeam(db: Reader): Promise<readonly Member[]> {
  const { rows } = await sql<Member>`${MEMBER} order by disabled_at is not null, o.name`.execute(db)
  return rows
}

/** The addresses of the operators with access, by id; null where unknown. */
export async function readOperatorAddresses(
  db: Reader,
): Promise<readonly { readonly id: Id<'opr'>; readonly name: string; readonly email: string | null }[]> {
  const { rows } = await sql<{ id: Id<'opr'>; name: string; email: string | null }>`
    select id, name, email from operator where disabled_at is null order by name`.execute(db)
  return rows
}

export async function setOperatorEmail(tx: Tx, id: Id<'opr'>, email: string): Promise<void> {
  await sql`update operator set email = ${email} where id = ${id}`.execute(tx)
}

/** The names of all operators, past ones included, by id. */
export async function readOperatorNames(db: Reader): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from operator`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Reads one operator and locks all rows, so that the count of owners cannot change concurrently. */
export async function lockMember(tx: Tx, id: string): Promise<Member | undefined> {
  await sql`select from operator order by id for update`.execute(tx)
  const { rows } = await sql<Member>`${MEMBER} where o.id = ${id}`.execute(tx)
  return rows[0]
}

/** Owners who can sign in, excluding these. */
export async function countOwners(tx: Tx, without: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from operator
    where role = 'owner' and disabled_at is null and password_hash is not null and not id = any(${[...without]})`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The rights of approving that no other operator has who can sign in. */
export async function readSoleRights(db: Reader, without: Id<'opr'>): Promise<ApprovalRight[]> {
  const { rows } = await sql<{ role: OperatorRole }>`
    select distinct role from operator
    where disabled_at is null and password_hash is not null and id <> ${without}`.execute(db)
  return APPROVAL_RIGHTS.filter((right) => !rows.some(({ role }) => mayOperator(role, right)))
}

/** False if the name is taken. */
export async function insertOperator(
  tx: Tx,
  { id, name, role, at }: { readonly id: Id<'opr'>; readonly name: string; readonly role: OperatorRole; readonly at: Instant },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into operator (id, name, password_hash, created_at, role) values (${id}, ${name}, null, ${timestamp(at)}, ${role})
    on conflict (name) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function setOperatorRole(tx: Tx, id: Id<'opr'>, role: OperatorRole): Promise<void> {
  await sql`update operator set role = ${role} where id = ${id}`.execute(tx)
}

/** Revokes all access immediately. */
export async function switchOperatorOff(tx: Tx, id: Id<'opr'>, at: Instant): Promise<void> {
  await sql`update operator set disabled_at = ${timestamp(at)} where id = ${id}`.execute(tx)
  await endOperatorSessions(tx, id, at)
}

/** Removes password, app, codes and sessions; the token leads to the page that sets a password. */
export async function beginAnew(ctx: Context, tx: Tx, id: Id<'opr'>): Promise<string> {
  await sql`update operator set password_hash = null, disabled_at = null where id = ${id}`.execute(tx)
  await forgetOperatorFactor(tx, id)
  await endOperatorSessions(tx, id, ctx.clock.now())
  return keepState(tx, ctx, { purpose: 'operator-join', payload: { operator: id }, lifetimeMs: JOIN_LASTS_MS })
}

export async function endOperatorSessions(tx: Tx, id: Id<'opr'>, at: Instant): Promise<void> {
  await dropOperatorSignIns(tx, id)
  await sql`update operator_session set ended_at = ${timestamp(at)} where operator = ${id} and ended_at is null`.execute(tx)
}

export async function setOperatorPassword(tx: Tx, id: Id<'opr'>, hash: string): Promise<void> {
  await sql`update operator set password_hash = ${hash} where id = ${id}`.execute(tx)
}

export async function putWish(
  tx: Tx,
  { id, wish, by, at }: { readonly id: Id<'opr'>; readonly wish: Wish; readonly by: Id<'opr'>; readonly at: Instant },
): Promise<void> {
  await sql`
    insert into operator_wish (operator, wish, asked_by, asked_at) values (${id}, ${wish}, ${by}, ${timestamp(at)})
    on conflict (operator) do update set wish = excluded.wish, asked_by = excluded.asked_by, asked_at = excluded.asked_at`.execute(
    tx,
  )
}

export async function dropWish(tx: Tx, id: Id<'opr'>): Promise<void> {
  await sql`delete from operator_wish where operator = ${id}`.execute(tx)
}
