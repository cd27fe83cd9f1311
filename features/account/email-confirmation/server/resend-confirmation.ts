import type { ReplyOf } from '#kernel/contract.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { resendConfirmation as contract } from '../contract.ts'
import { mailLinkAgain } from '#platform/auth/one-time/mailed-links.ts'
import { CONFIRMATION } from './confirmation-mail.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'

/** Mails the confirmation link again; the earlier link stops working. */
export async function resendConfirmation(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const player = await readPlayer(ctx.reader, signedIn(ctx).playerId)
  if (!player.email) return { success: false, reasonType: 'no-email' }
  if (player.emailConfirmedAt !== null) return { success: false, reasonType: 'already-confirmed' }
  await ctx.transaction((tx) => mailLinkAgain(ctx, tx, player, CONFIRMATION))
  return { success: true }
}
