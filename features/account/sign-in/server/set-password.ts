import { audit } from '#platform/audit/index.ts'
import { dropSignIns } from '#platform/auth/one-time/one-time-state.ts'
import { dropTokens } from '#platform/auth/one-time/one-time-tokens.ts'
import { refusePassword } from '#platform/auth/passwords/password-rules.ts'
import { displayName, type Player, setPasswordHash } from '#platform/auth/players.ts'
import { revokeSessions } from '#platform/auth/sessions.ts'
import { clearFailures, guardSubject } from '#platform/auth/sign-in/sign-in-guard.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { fillMail } from '#platform/mail/mail-text.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { PASSWORD_CHANGED } from './mail-texts.ts'

/** Why the password is refused; undefined if it is accepted. */
export const refuseNewPassword = (ctx: VisitorContext, { login, email }: Player, password: string) =>
  refusePassword(password, [ctx.theme.name, login, ...(email ? [email] : [])])

/** Sets the password, ends sessions, lifts a lock, mails the player and writes the audit trail. */
export async function setPassword(
  ctx: VisitorContext,
  tx: Tx,
  change: {
    player: Player
    passwordHash: string
    why: string
    end: 'all' | { except: `ses_${string}` }
    dropped?: Readonly<Record<string, number>>
  },
): Promise<void> {
  const { player, passwordHash, why, end, dropped } = change
  await setPasswordHash(tx, player.id, passwordHash)
  const revoked = await revokeSessions(tx, player.id, ctx.clock.now(), end)
  await clearFailures(tx, guardSubject(player.brand, { playerId: player.id }))
  await dropTokens(tx, player.id, 'reset-password')
  await dropSignIns(tx, player.id)
  await mailChange(ctx, tx, player)
  await audit(tx, ctx, {
    actor: { kind: 'player', id: player.id },
    subject: player.id,
    what: 'password-changed',
    why,
    after: { sessionsEnded: revoked, ...(dropped && { dropped }) },
    address: ctx.address,
  })
}

/** In case it was someone else. */
async function mailChange(ctx: VisitorContext, tx: Tx, player: Player): Promise<void> {
  const { email, locale } = player
  if (!email) return
  const content = fillMail(PASSWORD_CHANGED[locale], { brand: ctx.theme.name, name: displayName(player) })
  await queueMail(tx, ctx, { to: email, locale, content })
}
