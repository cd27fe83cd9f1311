import type { Id } from '#kernel/id.ts'
import { localePath } from '#kernel/locale.ts'
import { displayName, readPlayer } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'
import type { DocumentKind, RejectReason } from '../contract.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

interface Decided {
  readonly player: Id<'plr'>
  readonly kind: DocumentKind
  readonly reason: RejectReason | null
}

/** Mails the decision and, for a rejection, the reason and what to do. Includes nothing from the document itself. */
export async function mailDecision(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  { player, kind, reason }: Decided,
): Promise<void> {
  const receiver = await readPlayer(tx, player)
  const { email, locale } = receiver
  if (!email) return
  const texts = MAIL_TEXTS[locale]
  const content = {
    subject: (reason ? texts.rejected : texts.accepted)(ctx.theme.name),
    greeting: texts.greeting(displayName(receiver)),
    paragraphs: reason
      ? [texts.notAccepted(texts.kinds[kind]), texts.reasons[reason], texts.sendAnother]
      : [texts.isAccepted(texts.kinds[kind])],
    action: { label: texts.action, path: localePath('/profile/documents', locale) },
    closing: texts.closing,
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}
