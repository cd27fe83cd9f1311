import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { audit } from '../../audit/index.ts'
import type { VisitorContext } from '../../context.ts'
import { verifyPassword } from '../../crypto/password.ts'
import { hashToken, newToken } from '../../crypto/token.ts'
import type { Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import { countedAs } from '../../http/rate-limit.ts'
import { keepState, readState, takeState } from '../one-time/one-time-state.ts'
import { enableOperatorFactor, sealOperatorSecret, spendOperatorCode } from './operator-factor.ts'
import { findOperatorById, type Operator, OPERATOR_COOKIE } from './operators.ts'
import { type Attempt, clearFailures, FAILURES_MAX, refundAttempt, takeAttempt } from '../sign-in/sign-in-guard.ts'
import { keyOf, SECRET_BYTES } from '../second-factor/totp.ts'

/** Cookie of an operator whose password was correct. Only allows entering a code. */
const HALF_COOKIE = { name: 'operator-half', path: OPERATOR_COOKIE.path } as const
const HALF_LASTS_MS = 10 * MINUTE_MS

export type PasswordStep =
  | { readonly isRight: false; readonly isLocked: boolean }
  /** Includes the TOTP secret if the operator has no app enrolled. */
  | { readonly isRight: true; readonly setup: { readonly uri: string; readonly text: string } | null }

/** By name and password; three failures within half an hour lock the name at this address, existing or not. */
export async function givePassword(
  ctx: VisitorContext,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<PasswordStep> {
  const guards = await guardsOf(ctx, name)
  const attempt = await takeTry(ctx, guards)
  if (attempt.isLocked) return { isRight: false, isLocked: true }
  const { rows } = await sql<Operator & { password_hash: string; has_factor: boolean }>`
    select id, name, role, password_hash, exists (select from operator_factor f where f.operator = o.id) as has_factor
    from operator o where name = ${name.toLowerCase()} and disabled_at is null`.execute(ctx.reader)
  const found = rows[0]
  if (!(await verifyPassword(found?.password_hash, password)) || !found) {
    await noteFailure(ctx, name, 'wrong password')
    return { isRight: false, isLocked: attempt.failuresLeft === 0 }
  }
  const secret = found.has_factor ? null : ctx.rng.bytes(SECRET_BYTES)
  const payload = { operator: found.id, secret: secret && sealOperatorSecret(ctx, secret) }
  const token = await ctx.transaction(async (tx) => {
    // A correct password alone does not clear wrong codes.
    for (const { subject } of guards) await refundAttempt(tx, subject)
    return keepState(tx, ctx, { purpose: 'operator-half', payload, lifetimeMs: HALF_LASTS_MS })
  })
  const { name: cookie, path } = HALF_COOKIE
  ctx.cookies.set(cookie, token, { maxAgeSeconds: HALF_LASTS_MS / SECOND_MS, path })
  return { isRight: true, setup: secret && keyOf(secret, { issuer: `${ctx.theme.name} operator`, label: found.name }) }
}

export type CodeStep =
  /** Includes the recovery codes if the app was just enrolled. */
  | { readonly isIn: true; readonly token: string; readonly operator: Operator; readonly recoveryCodes: string[] | null }
  | { readonly isIn: false; readonly reason: 'wrong-code' | 'locked' | 'sign-in-again' }

/**
 * The second step: a code of the operator's app or recovery list, or the first one of a new app. Each code works
 * once.
 */
export async function giveOperatorCode(ctx: VisitorContext, code: string): Promise<CodeStep> {
  const { name: cookie, path } = HALF_COOKIE
  const half = ctx.cookies.get(cookie, { path })
  const kept = half && (await readState(ctx.reader, half, 'operator-half', ctx.clock.now()))
  const operator = kept && (await findOperatorById(ctx, kept.operator))
  if (!half || !operator) return { isIn: false, reason: 'sign-in-again' }
  const guards = await guardsOf(ctx, operator.name)
  const attempt = await takeTry(ctx, guards)
  if (attempt.isLocked) return { isIn: false, reason: 'locked' }
  const opened = await ctx.transaction(async (tx) => {
    const proof = kept.secret
      ? await enableOperatorFactor(ctx, tx, operator.id, { secret: kept.secret, code })
      : await spendOperatorCode(ctx, tx, operator.id, code)
    // Consumed last, so that a wrong code allows another attempt and only one of two concurrent correct ones signs
    // in.
    if (!proof || !(await takeState(tx, half, 'operator-half', ctx.clock.now()))) return undefined
    for (const { subject } of guards) await clearFailures(tx, subject)
    const recoveryCodes = typeof proof === 'object' ? proof : null
    return { token: await openOperatorSession(ctx, tx, operator), recoveryCodes }
  })
  if (!opened) {
    await noteFailure(ctx, operator.name, 'wrong code')
    return { isIn: false, reason: attempt.failuresLeft === 0 ? 'locked' : 'wrong-code' }
  }
  ctx.cookies.clear(cookie, { path })
  return { isIn: true, operator, ...opened }
}

/** Checks password and code of a signed-in operator before a credential changes; counts as a sign-in attempt. */
export async function proveOperator(
  ctx: VisitorContext,
  { id, name }: Operator,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<'right' | 'wrong' | 'locked'> {
  const guards = await guardsOf(ctx, name)
  const attempt = await takeTry(ctx, guards)
  if (attempt.isLocked) return 'locked'
  const { rows } = await sql<{ hash: string | null }>`select password_hash as hash from operator where id = ${id}`.execute(
    ctx.reader,
  )
  const isRight =
    (await verifyPassword(rows[0]?.hash, password)) &&
    (await ctx.transaction(async (tx) => {
      if (!(await spendOperatorCode(ctx, tx, id, code))) return false
      for (const { subject } of guards) await clearFailures(tx, subject)
      return true
    }))
  if (isRight) return 'right'
  await noteFailure(ctx, name, 'wrong proof')
  return attempt.failuresLeft === 0 ? 'locked' : 'wrong'
}

/** One session at a time: signing in ends any other session. */
async function openOperatorSession(ctx: VisitorContext, tx: Tx, { id }: Operator): Promise<string> {
  const token = newToken(ctx.rng)
  const now = timestamp(ctx.clock.now())
  await sql`update operator_session set ended_at = ${now} where operator = ${id} and ended_at is null`.execute(tx)
  await sql`insert into operator_session (token_hash, operator, opened_at, last_active_at, address)
    values (${hashToken(token)}, ${id}, ${now}, ${now}, ${ctx.address})`.execute(tx)
  const actor = { kind: 'operator', id } as const
  await audit(tx, ctx, { actor, subject: id, what: 'operator-signed-in', address: ctx.address })
  return token
}

/** Failures from all addresses within half an hour that lock a name at addresses without an earlier sign-in. */
export const TRIES_EVERYWHERE_MAX = 20
const KNOWN_HERE_MS = 30 * DAY_MS

interface Guard {
  readonly subject: string
  readonly failuresMax: number
}

/**
 * Locks the name at this address, so that a stranger elsewhere cannot lock an operator out. The lock across all
 * addresses has a higher limit and skips addresses the operator recently signed in from.
 */
async function guardsOf(ctx: VisitorContext, name: string): Promise<readonly Guard[]> {
  const here = { subject: subjectOf(name, countedAs(ctx.address)), failuresMax: FAILURES_MAX }
  const everywhere = { subject: subjectOf(name), failuresMax: TRIES_EVERYWHERE_MAX }
  return (await isKnownHere(ctx, name)) ? [here] : [here, everywhere]
}

async function isKnownHere({ reader, clock, address }: VisitorContext, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from operator_session s join operator o on o.id = s.operator
    where o.name = ${name.toLowerCase()} and s.address = ${address}
      and s.opened_at > ${timestamp(clock.now() - KNOWN_HERE_MS)} limit 1`.execute(reader)
  return rows.length > 0
}

/** An attempt refused by the first guard counts towards no other. */
const takeTry = ({ transaction, clock }: VisitorContext, guards: readonly Guard[]): Promise<Attempt> =>
  transaction(async (tx) => {
    let failuresLeft = Infinity
    for (const { subject, failuresMax } of guards) {
      const attempt = await takeAttempt(tx, subject, clock.now(), failuresMax)
      if (attempt.isLocked) return attempt
      failuresLeft = Math.min(failuresLeft, attempt.failuresLeft)
    }
    return { isLocked: false, failuresLeft }
  })

const subjectOf = (name: string, where = ''): string =>
  `operator_${createHash('sha256')
    .update(`${name.toLowerCase()}${where && `|${where}`}`)
    .digest('hex')}`

const noteFailure = (ctx: VisitorContext, name: string, why: string): Promise<void> => {
  const subject = subjectOf(name)
  return ctx.transaction((tx) =>
    audit(tx, ctx, { actor: { kind: 'visitor' }, subject, what: 'operator-sign-in-failed', why, address: ctx.address }),
  )
}
