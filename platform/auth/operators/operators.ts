import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import { HOUR_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
import { audit, type AuditEvent } from '../audit/index.ts'
import type { Context, VisitorContext } from '../context.ts'
import { hashPassword } from '../crypto/password.ts'
import { hashToken } from '../crypto/token.ts'
import type { Database, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import { AppError } from '../problem.ts'
import { forgetOperatorFactor } from './operator-factor.ts'
import { endOperatorSessions } from './operator-team.ts'
import { mayOperator, type OperatorRight, type OperatorRole } from '#kernel/operator-rights.ts'

/** Sent to the operators' own calls and nowhere else. */
export const OPERATOR_COOKIE = { name: 'operator', path: '/rest/operator' } as const
const LIFETIME_MS = 12 * HOUR_MS
const IDLE_MS = 30 * MINUTE_MS

export interface Operator {
  readonly id: Id<'opr'>
  readonly name: string
  readonly role: OperatorRole
}

/** What an operator did, for the audit: who did it, and in which brand's site, is known. */
export type OperatorEvent = Omit<AuditEvent, 'actor' | 'address'>

/** Somebody who runs the site. Has no bare transaction: what an operator changes is audited with it. */
export interface OperatorContext extends Omit<VisitorContext, 'transaction'> {
  readonly operator: Operator
  /** `audit` is null only where nothing was changed. */
  change<T>(work: (tx: Tx) => Promise<{ readonly audit: OperatorEvent | null; readonly value: T }>): Promise<T>
}

/** Narrows a visit to an operator who may do this. Refuses everybody else, players too; an operator's try is kept. */
export async function asOperator(ctx: VisitorContext, right: OperatorRight): Promise<OperatorContext> {
  const operator = await findOperator(ctx)
  if (!operator) throw new AppError('not-signed-in', 'Sign in as an operator first.')
  const actor = { kind: 'operator', id: operator.id } as const
  if (!mayOperator(operator.role, right)) {
    const what = 'operator-refused'
    await ctx.transaction((tx) =>
      audit(tx, ctx, { actor, subject: operator.id, what, after: { right, role: operator.role }, address: ctx.address }),
    )
    throw new AppError('forbidden', 'Your role does not include this.')
  }
  return {
    ...ctx,
    operator,
    change: (work) =>
      ctx.transaction(async (tx) => {
        const { audit: event, value } = await work(tx)
        if (event) await audit(tx, ctx, { ...event, actor, address: ctx.address })
        return value
      }),
  }
}

/** Ends the session of this token, if it is one. */
export async function signOutOperator(ctx: VisitorContext, token: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await sql`update operator_session set ended_at = ${moment(ctx.clock.now())}
      where token_hash = ${hashToken(token)} and ended_at is null`.execute(tx)
  })
}

/**
 * Makes an operator, or gives one who exists a new password and, where it is said, another role. Sessions end, and the
 * next sign-in asks for an authenticator app anew: it is also the way back for who lost theirs. From the command line.
 */
export async function putOperator(
  tx: Tx,
  { newId, clock }: Pick<Context, 'newId' | 'clock'>,
  { name, password, role }: { readonly name: string; readonly password: string; readonly role?: OperatorRole | undefined },
): Promise<OperatorRole> {
  const now: Instant = clock.now()
  const hash = await hashPassword(password)
  const { rows } = await sql<Pick<Operator, 'id' | 'role'>>`
    insert into operator (id, name, password_hash, created_at, role)
    values (${newId('opr')}, ${name.toLowerCase()}, ${hash}, ${moment(now)}, ${role ?? 'owner'})
    on conflict (name) do update set password_hash = excluded.password_hash, disabled_at = null,
      role = coalesce(${role ?? null}, operator.role)
    returning id, role`.execute(tx)
  const [made] = rows
  assert(made, 'an operator was written')
  await forgetOperatorFactor(tx, made.id)
  await endOperatorSessions(tx, made.id, now)
  return made.role
}

/** For an id that we gave out ourselves; undefined for who is shut out. */
export async function findOperatorById({ reader }: Pick<Database, 'reader'>, id: Id<'opr'>): Promise<Operator | undefined> {
  const { rows } = await sql<Operator>`
    select id, name, role from operator where id = ${id} and disabled_at is null`.execute(reader)
  return rows[0]
}

export async function hasOperator({ reader }: Pick<Database, 'reader'>, name: string): Promise<boolean> {
  const { rows } = await sql`select from operator where name = ${name.toLowerCase()}`.execute(reader)
  return rows.length > 0
}

export async function hasOperators({ reader }: Pick<Database, 'reader'>): Promise<boolean> {
  const { rows } = await sql`select from operator limit 1`.execute(reader)
  return rows.length > 0
}

/** Whose session this browser has; undefined for everybody who is no operator. */
export async function findOperator({ cookies, reader, clock }: VisitorContext): Promise<Operator | undefined> {
  const token = cookies.get(OPERATOR_COOKIE.name, { path: OPERATOR_COOKIE.path })
  if (token === undefined) return undefined
  const now = clock.now()
  const { rows } = await sql<Operator>`
    update operator_session session set last_active_at = ${moment(now)}
    from operator
    where token_hash = ${hashToken(token)} and operator.id = session.operator and operator.disabled_at is null
      and ended_at is null and opened_at > ${moment((now - LIFETIME_MS) as Instant)}
      and last_active_at > ${moment((now - IDLE_MS) as Instant)}
    returning operator.id, operator.name, operator.role`.execute(reader)
  return rows[0]
}
