import type { Id } from '#kernel/id.ts'
import { type Locale, localePath } from '#kernel/locale.ts'
import { findPlayer } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

interface Decided {
  /** The applicant's account; null if there is none. */
  readonly player: Id<'plr'> | null
  readonly name: string
  readonly email: string
  readonly isAdmitted: boolean
}

/** Mails the decision to the address of the application, in the language of the account. */
export async function mailDecision(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  { player, name, email, isAdmitted }: Decided,
): Promise<void> {
  const locale: Locale = (player && (await findPlayer(tx, player))?.locale) || 'en'
  const texts = MAIL_TEXTS[locale]
  const brand = ctx.theme.name
  const content = {
    subject: (isAdmitted ? texts.admitted : texts.declined)(brand),
    greeting: texts.greeting(name),
    paragraphs: isAdmitted ? [texts.isOpen(brand), texts.entriesClosed] : [texts.notNow(brand)],
    ...(isAdmitted ? { action: { label: texts.action, path: localePath('/affiliates/partners-account', locale) } } : {}),
    closing: texts.closing,
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}
