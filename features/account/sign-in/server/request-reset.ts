import { audit } from '#platform/audit/index.ts'
import { findCredentials } from '#platform/auth/players.ts'
import type { VisitorContext } from '#platform/context.ts'
import { RESET } from './mail-texts.ts'
import { evenTime } from './even-time.ts'
import { mailLinkAgain } from '#platform/auth/one-time/mailed-links.ts'

const ANSWER_AFTER_MS = 150

/** Mails a reset link if an account has this address; the answer and its timing are the same if not. */
export async function requestReset(ctx: VisitorContext, { body }: { body: { identifier: string } }): Promise<{ success: true }> {
  await evenTime(ANSWER_AFTER_MS, async () => {
    const found = await findCredentials(ctx.reader, ctx.theme.id, body.identifier)
    if (!found) return
    await ctx.transaction(async (tx) => {
      await mailLinkAgain(ctx, tx, found.player, RESET)
      const actor = { kind: 'visitor' } as const
      await audit(tx, ctx, { actor, subject: found.player.id, what: 'password-reset-requested', address: ctx.address })
    })
  })
  return { success: true }
}
