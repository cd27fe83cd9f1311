import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { assert } from '#kernel/result.ts'
import { HOUR_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
import { audit, type AuditEvent } from '../../audit/index.ts'
import type { Context, VisitorContext } from '../../context.ts'
import { hashPassword } from '../../crypto/password.ts'
import { hashToken } from '../../crypto/token.ts'
import type { Database, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import { AppError } from '../../problem.ts'
import { forgetOperatorFactor } from './operator-factor.ts'
import { endOperatorSessions } from './operator-team.ts'
import { mayOperator, type OperatorRight, type OperatorRole } from '#kernel/operator-rights.ts'

/** Sent to operator calls only. */
export const OPERATOR_COOKIE = { name: 'operator', path: '/rest/operator' } as const
const LIFETIME_MS = 12 * HOUR_MS
const IDLE_MS = 30 * MINUTE_MS

export interface Operator {
  readonly id: Id<'opr'>
  readonly name: string
  readonly role: OperatorRole
}

/** An operator's action for the audit trail; actor and brand are added from the context. */
export type OperatorEvent = Omit<AuditEvent, 'actor' | 'address'>

/** An operator. Has no plain transaction: every change by an operator is audited in its transaction. */
export interface OperatorContext extends Omit<VisitorContext, 'transaction'> {
  readonly operator: Operator
  /** The same caller for steps that audit themselves: proofs and other slices' operations. */
  readonly visit: VisitorContext
  /** `audit` is null only if nothing changed. */
  change<T>(work: (tx: Tx) => Promise<{ readonly audit: OperatorEvent | null; readonly value: T }>): Promise<T>
  /** Reads a list of personal data and audits in the same transaction whose data was shown (PRV-5). */
  show<T>(list: string, read: (tx: Tx) => Promise<{ readonly seen: readonly string[]; readonly value: T }>): Promise<T>
}

/**
 * Requires an operator with this permission. Refuses everyone else, including players; an operator's attempt is
 * audited.
 */
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
  const change: OperatorContext['change'] = (work) =>
    ctx.transaction(async (tx) => {
      const { audit: event, value } = await work(tx)
      if (event) await audit(tx, ctx, { ...event, actor, address: ctx.address })
      return value
    })
  return {
    ...ctx,
    visit: ctx,
    operator,
    change,
    show: (list, read) =>
      change(async (tx) => {
        const { seen, value } = await read(tx)
        const event = { subject: list, what: `${list}-seen`, after: { seen } }
        // A polling page is audited again only if the list contains new people.
        const isKnown = seen.length === 0 || (ctx.isUnattended && (await wasLastSeen(tx, operator.id, event)))
        return { audit: isKnown ? null : event, value }
      }),
  }
}

/** An operator’s latest look at a list never leaves the table for a file. */
async function wasLastSeen(tx: Tx, operator: Id<'opr'>, { subject, after }: Look): Promise<boolean> {
  const { rows } = await sql<{ isSame: boolean }>`
    select after = ${JSON.stringify(after)}::jsonb as "isSame" from audit_event
    where subject = ${subject} and actor = ${operator} order by id desc limit 1`.execute(tx)
  return rows[0]?.isSame ?? false
}

interface Look {
  readonly subject: string
  readonly after: { readonly seen: readonly string[] }
}

/** Ends the session of this token, if there is one. */
export async function signOutOperator(ctx: VisitorContext, token: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await sql`update operator_session set ended_at = ${timestamp(ctx.clock.now())}
      where token_hash = ${hashToken(token)} and ended_at is null`.execute(tx)
  })
}

/**
 * Creates an operator, or resets an existing one's password and, if given, role. Ends sessions and requires a new
 * authenticator app, so it also recovers a lost one. Command line only.
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
    values (${newId('opr')}, ${name.toLowerCase()}, ${hash}, ${timestamp(now)}, ${role ?? 'owner'})
    on conflict (name) do update set password_hash = excluded.password_hash, disabled_at = null,
      role = coalesce(${role ?? null}, operator.role)
    returning id, role`.execute(tx)
  const [made] = rows
  assert(made, 'an operator was written')
  await forgetOperatorFactor(tx, made.id)
  await endOperatorSessions(tx, made.id, now)
  return made.role
}

/** For an id that we issued; undefined if the operator's access is revoked. */
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

/** The operator session of this browser; undefined without one. Unattended polling does not keep a session awake. */
export async function findOperator({ cookies, reader, clock, isUnattended }: VisitorContext): Promise<Operator | undefined> {
  const token = cookies.get(OPERATOR_COOKIE.name, { path: OPERATOR_COOKIE.path })
  if (token === undefined) return undefined
  const now = clock.now()
  const { rows } = await sql<Operator>`
    update operator_session session
    set last_active_at = case when ${isUnattended} then session.last_active_at else ${timestamp(now)} end
    from operator
    where token_hash = ${hashToken(token)} and operator.id = session.operator and operator.disabled_at is null
      and ended_at is null and opened_at > ${timestamp((now - LIFETIME_MS) as Instant)}
      and last_active_at > ${timestamp((now - IDLE_MS) as Instant)}
    returning operator.id, operator.name, operator.role`.execute(reader)
  return rows[0]
}
