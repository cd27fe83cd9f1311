import { audit } from '#platform/audit/index.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { fill, MAIL_TEXTS } from './mail-texts.ts'

export type Change = 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed' | 'passkey-added' | 'passkey-removed'

/** Keeps the trace of a changed credential, and tells the player by mail, in case it was somebody else. */
export async function noteChange(ctx: PlayerContext, tx: Tx, what: Change, after?: Record<string, unknown>): Promise<void> {
  const { playerId, address } = ctx
  await audit(tx, ctx, { actor: { kind: 'player', id: playerId }, subject: playerId, what, address, ...(after ? { after } : {}) })
  const { email, locale, login } = await readPlayer(tx, playerId)
  if (!email) return
  const content = fill(MAIL_TEXTS[locale][what], { brand: ctx.theme.name, login })
  await queueMail(tx, ctx, { to: email, locale, content })
}
