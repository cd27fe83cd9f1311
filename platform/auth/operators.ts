import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
import { audit, type AuditEvent } from '../audit/index.ts'
import type { Context, VisitorContext } from '../context.ts'
import { hashPassword, verifyPassword } from '../crypto/password.ts'
import { hashToken, newToken } from '../crypto/token.ts'
import type { Database, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import { AppError } from '../problem.ts'
import { clearFailures, takeAttempt } from './sign-in-guard.ts'

/** Sent to the operators' own calls and nowhere else. */
export const OPERATOR_COOKIE = { name: 'operator', path: '/rest/operator' } as const
const LIFETIME_MS = 12 * HOUR_MS
const IDLE_MS = 30 * MINUTE_MS

export interface Operator {
  readonly id: Id<'opr'>
  readonly name: string
}

/** What an operator did, for the audit: who did it, and in which brand's site, is known. */
export type OperatorEvent = Omit<AuditEvent, 'actor' | 'address'>

/** Somebody who runs the site. Has no bare transaction: what an operator changes is audited with it. */
export interface OperatorContext extends Omit<VisitorContext, 'transaction'> {
  readonly operator: Operator
  /** `audit` is null only where nothing was changed. */
  change<T>(work: (tx: Tx) => Promise<{ readonly audit: OperatorEvent | null; readonly value: T }>): Promise<T>
}

/** Narrows a visit to its operator. Refuses everybody else, players too. */
export async function asOperator(ctx: VisitorContext): Promise<OperatorContext> {
  const operator = await findOperator(ctx)
  if (!operator) throw new AppError('not-signed-in', 'Sign in as an operator first.')
  const actor = { kind: 'operator', id: operator.id } as const
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

export type OperatorSignIn =
  | { readonly isIn: true; readonly token: string; readonly operator: Operator }
  | { readonly isIn: false; readonly isLocked: boolean }

/** By name and password; the third wrong try in half an hour locks the name, whether somebody has it or not. */
export async function signInOperator(
  ctx: VisitorContext,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<OperatorSignIn> {
  const now = ctx.clock.now()
  const subject = `operator_${createHash('sha256').update(name.toLowerCase()).digest('hex')}`
  const attempt = await ctx.transaction((tx) => takeAttempt(tx, subject, now))
  if (attempt.isLocked) return { isIn: false, isLocked: true }
  const { rows } = await sql<Operator & { password_hash: string }>`
    select id, name, password_hash from operator where name = ${name.toLowerCase()} and disabled_at is null`.execute(ctx.reader)
  const found = rows[0]
  if (!(await verifyPassword(found?.password_hash, password)) || !found) {
    await ctx.transaction((tx) => noteFailure(tx, ctx, subject))
    return { isIn: false, isLocked: attempt.failuresLeft === 0 }
  }
  const operator = { id: found.id, name: found.name }
  const token = newToken(ctx.rng)
  await ctx.transaction(async (tx) => {
    await clearFailures(tx, subject)
    await sql`insert into operator_session (token_hash, operator, opened_at, last_active_at, address)
      values (${hashToken(token)}, ${found.id}, ${moment(now)}, ${moment(now)}, ${ctx.address})`.execute(tx)
    const actor = { kind: 'operator', id: found.id } as const
    await audit(tx, ctx, { actor, subject: found.id, what: 'operator-signed-in', address: ctx.address })
  })
  return { isIn: true, token, operator }
}

/** Ends the session of this token, if it is one. */
export async function signOutOperator(ctx: VisitorContext, token: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    await sql`update operator_session set ended_at = ${moment(ctx.clock.now())}
      where token_hash = ${hashToken(token)} and ended_at is null`.execute(tx)
  })
}

/** Makes an operator, or gives one who exists a new password and ends their sessions. Runs from the command line. */
export async function putOperator(
  tx: Tx,
  { newId, clock }: Pick<Context, 'newId' | 'clock'>,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
  const now: Instant = clock.now()
  const hash = await hashPassword(password)
  await sql`
    insert into operator (id, name, password_hash, created_at)
    values (${newId('opr')}, ${name.toLowerCase()}, ${hash}, ${moment(now)})
    on conflict (name) do update set password_hash = excluded.password_hash, disabled_at = null`.execute(tx)
  await sql`update operator_session set ended_at = ${moment(now)}
    where operator = (select id from operator where name = ${name.toLowerCase()}) and ended_at is null`.execute(tx)
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
    returning operator.id, operator.name`.execute(reader)
  return rows[0]
}

const noteFailure = (tx: Tx, ctx: VisitorContext, subject: string): Promise<void> =>
  audit(tx, ctx, { actor: { kind: 'visitor' }, subject, what: 'operator-sign-in-failed', address: ctx.address })
