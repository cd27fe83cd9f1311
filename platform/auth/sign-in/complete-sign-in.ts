import type { Id } from '#kernel/id.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { audit } from '../../audit/index.ts'
import type { VisitorContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { playerSignedIn } from '../../events/index.ts'
import { emit } from '../../outbox/index.ts'
import { keepClosedSignIn, lockClosed, setClosedCookie } from './closed-accounts.ts'
import { deviceOf } from '../devices/device.ts'
import { rememberDevice, setDeviceCookie } from '../devices/known-devices.ts'
import { keepState, readState, takeState } from '../one-time/one-time-state.ts'
import { isSecondFactorOn } from '../second-factor/second-factor.ts'
import { beginSession, setSessionCookie } from '../session-cookie.ts'

/** Cookie of a half-finished sign-in. Only allows answering the second factor. */
const HALF_COOKIE = 'half-session'
const HALF_LASTS_MS = 10 * MINUTE_MS

export type FirstFactor = 'password' | 'social'

/** The pending step of an incomplete sign-in. */
export type Wanting = 'second-factor-needed' | 'account-closed'
export type Admission =
  | { readonly isIn: true; readonly sessionId: Id<'ses'> }
  | { readonly isIn: false; readonly reason: Wanting }

/**
 * After the first factor: completes the sign-in, or asks for the second factor if enabled. A pending sign-in is not a
 * session and authorizes no call.
 */
export async function admit(ctx: VisitorContext, playerId: Id<'plr'>, by: FirstFactor): Promise<Admission> {
  if (!(await isSecondFactorOn(ctx.reader, playerId))) return completeSignIn(ctx, playerId, by)
  const kept = { purpose: 'half-sign-in', payload: { playerId }, lifetimeMs: HALF_LASTS_MS } as const
  const token = await ctx.transaction((tx) => keepState(tx, ctx, kept))
  ctx.cookies.set(HALF_COOKIE, token, { maxAgeSeconds: HALF_LASTS_MS / SECOND_MS })
  return { isIn: false, reason: 'second-factor-needed' }
}

/** The player whose sign-in is pending in this browser. */
export async function readHalfSignIn(ctx: VisitorContext): Promise<Id<'plr'> | undefined> {
  const token = ctx.cookies.get(HALF_COOKIE)
  return token ? (await readState(ctx.reader, token, 'half-sign-in', ctx.clock.now()))?.playerId : undefined
}

/**
 * After all factors: opens a session, unless the account is closed. Then it offers reopening where that is possible.
 */
export async function completeSignIn(
  ctx: VisitorContext,
  playerId: Id<'plr'>,
  by: FirstFactor | 'second-factor' | 'passkey' | 'reopening',
): Promise<Admission> {
  const half = ctx.cookies.get(HALF_COOKIE)
  const opened = await ctx.transaction(async (tx) => {
    if (half) await takeState(tx, half, 'half-sign-in', ctx.clock.now())
    if (await lockClosed(tx, playerId)) return { closed: await keepClosedSignIn(ctx, tx, playerId) }
    return openStay(ctx, tx, playerId, by)
  })
  if (half) ctx.cookies.clear(HALF_COOKIE)
  if ('closed' in opened) {
    setClosedCookie(ctx, opened.closed)
    return { isIn: false, reason: 'account-closed' }
  }
  setSessionCookie(ctx, opened.session)
  setDeviceCookie(ctx, opened.device)
  return { isIn: true, sessionId: opened.session.id }
}

async function openStay(ctx: VisitorContext, tx: Tx, playerId: Id<'plr'>, by: string) {
  const session = await beginSession(ctx, tx, playerId)
  const device = await rememberDevice(ctx, tx, playerId)
  const payload = { sessionId: session.id, isNewDevice: device.isNew }
  await emit(tx, playerSignedIn, { playerId, payload })
  const after = { session: session.id, device: deviceOf(ctx.userAgent), by }
  const actor = { kind: 'player', id: playerId } as const
  await audit(tx, ctx, { actor, subject: playerId, what: 'signed-in', after, address: ctx.address })
  return { session, device }
}
