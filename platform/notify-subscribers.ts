import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from './db/database.ts'
import { emit } from './outbox/index.ts'

interface News {
  /** Its business key: the same news is told once. */
  readonly key: string
  readonly subject: Readonly<Record<Locale, string>>
  /** What the mail says of it. */
  readonly text: Readonly<Record<Locale, string>>
  /** Where it is, without language prefix, and what the button there says. */
  readonly path: string
  readonly action: Readonly<Record<Locale, string>>
  readonly ttlSeconds: number
}

const ASKED = { en: 'You asked us to tell you. Have fun.', es: 'Nos pediste un aviso. Que te diviertas.' }

/** Tells somebody what they asked to be told: in their browser, and by mail where they agreed to mail. */
export async function tellAsked(
  tx: Tx,
  playerId: Id<'plr'>,
  { key, subject, text, path, action, ttlSeconds }: News,
): Promise<void> {
  const notification = {
    key,
    kind: 'reminder',
    title: subject,
    body: ASKED,
    url: path,
    ttlSeconds,
    urgency: 'normal' as const,
    isPromotional: true,
  }
  const paragraphs = { en: [ASKED.en, text.en], es: [ASKED.es, text.es] }
  await emit(tx, { type: 'notification.wanted', playerId, payload: notification })
  await emit(tx, { type: 'offer-mail.wanted', playerId, payload: { key, subject, paragraphs, action: { label: action, path } } })
}
