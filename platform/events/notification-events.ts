import { z } from 'zod'
import { defineEvent, type EventPayload, idField, instantField } from '#kernel/event.ts'
import { LOCALES } from '#kernel/locale.ts'

const locale = z.enum(LOCALES)
const words = z.record(locale, z.string())

/**
 * A notification for outside the site, independent of device: its text in every language, and its urgency. Handled by
 * the browser push slice.
 */
export const notificationWanted = defineEvent({
  type: 'notification.wanted',
  payload: z.object({
    /** Its business key: a later notification with the same key and player replaces an unsent one. */
    key: z.string(),
    /** The player's preference that controls it. */
    kind: z.string(),
    /** Invites to play: not sent during a break or self-exclusion, nor without opt-in. */
    isPromotional: z.boolean(),
    title: words,
    body: words,
    /** A path of this site, without language prefix. */
    url: z.string(),
    /** Time to live, from when it is due. */
    ttlSeconds: z.int(),
    urgency: z.enum(['very-low', 'low', 'normal', 'high']),
    /** Now by default. */
    dueAt: instantField.optional(),
    /** Skipped on a device in use, where the player sees it on screen. */
    isForAbsent: z.boolean().optional(),
    /** Skipped on the device of this session. */
    exceptSession: idField('ses').optional(),
  }),
})

export type NotificationWish = EventPayload<typeof notificationWanted>
export type NotificationKind = Pick<NotificationWish, 'kind' | 'isPromotional'>

/** Withdraws a notification by its key. */
export const notificationWithdrawn = defineEvent({
  type: 'notification.withdrawn',
  payload: z.object({ key: z.string() }),
})

/** A mail that invites to play: only with opt-in, and not during a break. The subscription slice sends it. */
export const offerMailWanted = defineEvent({
  type: 'offer-mail.wanted',
  payload: z.object({
    /** Its business key: one mail per key and player. */
    key: z.string(),
    subject: words,
    paragraphs: z.record(locale, z.array(z.string())),
    /** `path` without language prefix. */
    action: z.object({ label: words, path: z.string() }),
  }),
})

export type OfferMail = EventPayload<typeof offerMailWanted>

declare module '#kernel/event.ts' {
  interface DomainEventPayloads {
    'notification.wanted': NotificationWish
    'notification.withdrawn': EventPayload<typeof notificationWithdrawn>
    'offer-mail.wanted': OfferMail
  }
}
