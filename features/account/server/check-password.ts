import type { Id } from '#kernel/id.ts'
import { audit } from '#platform/audit/index.ts'
import type { Credentials } from '#platform/auth/players.ts'
import { clearFailures, guardSubject, takeAttempt } from '#platform/auth/sign-in-guard.ts'
import type { VisitorContext } from '#platform/context.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import type { Tx } from '#platform/db/database.ts'
import { mailLink } from './mails.ts'

export type PasswordCheck = { readonly isRight: true } | { readonly isRight: false; readonly reason: PasswordFault }
export type PasswordFault = 'wrong-credentials' | 'locked-out'

/**
 * One try at a password, counted before it is made. Unknown names take the same steps in the same time, and lock after
 * the same number of tries, so that answers and clocks tell nobody which accounts exist (ACC-5, ACC-6).
 */
export async function checkPassword(
  ctx: VisitorContext,
  { identifier, password }: { identifier: string; password: string },
  credentials: Credentials | undefined,
): Promise<PasswordCheck> {
  const who = credentials ? { playerId: credentials.player.id } : { identifier }
  const subject = guardSubject(ctx.theme.id, who)
  const attempt = await ctx.transaction((tx) => takeAttempt(tx, subject, ctx.clock.now()))
  if (attempt.isLocked) return { isRight: false, reason: 'locked-out' }
  if (await verifyPassword(credentials?.passwordHash, password)) {
    await ctx.transaction((tx) => clearFailures(tx, subject))
    return { isRight: true }
  }
  const isLocking = attempt.failuresLeft === 0
  await ctx.transaction(async (tx) => {
    await auditFailure(ctx, tx, { subject, playerId: credentials?.player.id, isLocking })
    if (isLocking && credentials) await mailLink(ctx, tx, credentials.player, 'unlock')
  })
  return { isRight: false, reason: isLocking ? 'locked-out' : 'wrong-credentials' }
}

async function auditFailure(
  ctx: VisitorContext,
  tx: Tx,
  failure: { subject: string; playerId: Id<'plr'> | undefined; isLocking: boolean },
): Promise<void> {
  await audit(tx, ctx, {
    actor: { kind: 'visitor' },
    subject: failure.subject,
    what: failure.isLocking ? 'sign-in-locked' : 'sign-in-failed',
    why: failure.playerId ? 'wrong password' : 'unknown name',
    address: ctx.address,
  })
}
