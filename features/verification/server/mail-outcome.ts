import { localePath } from '#kernel/locale.ts'
import type { Player } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { queueMail } from '#platform/mail/queue.ts'
import { MAIL_TEXTS } from './mail-texts.ts'
import type { Verdict } from './rules.ts'

/** Says what was decided, why, and that a person can be asked. Steps are told on the page alone. */
export async function mailOutcome(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  { email, locale, login }: Player,
  verdict: Verdict,
): Promise<void> {
  if (!email || verdict.state === 'open' || verdict.state === 'expired') return
  const texts = MAIL_TEXTS[locale]
  const content = {
    subject: texts.subjects[verdict.state](ctx.theme.name),
    greeting: texts.greeting(login),
    paragraphs: [
      texts.outcomes[verdict.state],
      ...(verdict.reason ? [texts.reasons[verdict.reason]] : []),
      ...(verdict.state === 'approved' ? [] : [texts.askPerson]),
    ],
    action: { label: texts.action, path: localePath('/profile/verification', locale) },
    closing: texts.closing,
  }
  await queueMail(tx, ctx, { to: email, locale, content })
}
