import { createHmac } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import { HOUR_MS } from '#kernel/time.ts'
import type { VisitorContext } from '../../context.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { AppError } from '../../problem.ts'
import { readState, useOnce } from './one-time-state.ts'

/** Longer than a client retries a call whose reply was lost. */
const KEPT_MS = HOUR_MS
const PURPOSE = 'answered-call'

/** For calls that change what they are checked against: without the stored reply, a retry would be refused. */
export interface AnsweredCall {
  readonly name: 'sign-up' | 'change-password'
  /** The scope in which the client's keys are unique: a player, or a brand for visitors. */
  readonly owner: string
  readonly body: unknown
}

export interface Answered<R> {
  readonly playerId: Id<'plr'>
  readonly reply: R
}

/** Stores the reply of a successful call for a retry under the same idempotency key. */
export async function rememberAnswered(
  ctx: VisitorContext,
  tx: Tx,
  call: AnsweredCall,
  answered: Answered<unknown>,
): Promise<void> {
  const payload = { ...answered, fingerprint: fingerprintOf(ctx, call) }
  await useOnce(tx, keyOf(ctx, call), { purpose: PURPOSE, payload, expiresAt: ctx.clock.now() + KEPT_MS })
}

/** The stored reply for this idempotency key. Throws an AppError if the request body differs. */
export async function readAnswered<R>(ctx: VisitorContext, db: Reader, call: AnsweredCall): Promise<Answered<R> | undefined> {
  const before = await readState(db, `${PURPOSE}|${keyOf(ctx, call)}`, PURPOSE, ctx.clock.now())
  if (before && before.fingerprint !== fingerprintOf(ctx, call)) {
    throw new AppError('key-reused', 'This request id was used for another call.')
  }
  return before as Answered<R> | undefined
}

const keyOf = ({ idempotencyKey }: VisitorContext, { name, owner }: AnsweredCall): string => `${name}|${owner}|${idempotencyKey}`

/** A keyed hash: the body holds passwords, which a plain hash would expose to guessing. */
const fingerprintOf = ({ vault }: VisitorContext, { body }: AnsweredCall): string =>
  createHmac('sha256', vault.keyFor(PURPOSE)).update(JSON.stringify(body)).digest('hex')
