import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from './db/database.ts'
import { notificationWanted, offerMailWanted } from './events/index.ts'
import { emit } from './outbox/index.ts'

interface News {
  /** Its business key: the same news is sent once. */
  readonly key: string
  readonly subject: Readonly<Record<Locale, string>>
  /** The text of the mail. */
  readonly text: Readonly<Record<Locale, string>>
  /** Its page, without language prefix, and the label of the button. */
  readonly path: string
  readonly action: Readonly<Record<Locale, string>>
  readonly ttlSeconds: number
}

const ASKED = { en: 'You asked us to let you know. Have fun.', es: 'Nos pediste que te avisáramos. Que te diviertas.' }

/** Notifies a subscriber: by browser push, and by mail if they agreed to mail. */
export async function notifySubscribers(
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
  await emit(tx, notificationWanted, { playerId, payload: notification })
  await emit(tx, offerMailWanted, { playerId, payload: { key, subject, paragraphs, action: { label: action, path } } })
}
