import type { Instant } from '#kernel/time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { NotificationWish } from '#platform/feature.ts'
import type { PushPayload } from '#kernel/notification.ts'

import type { Ending } from './answer.ts'

/** How a device of a player is reached. */
export interface QueuedDevice {
  readonly provider: 'web-push' | 'firebase'
  readonly token: string
  readonly p256dh: string
  readonly auth: string
  readonly vapidKey: string
  readonly locale: Locale
}

/** One notification for one device, ready to leave. */
export interface Message {
  readonly endpoint: string
  readonly device: QueuedDevice
  readonly payload: PushPayload
  readonly ttlSeconds: number
  readonly urgency: NotificationWish['urgency']
  /** Of two with one topic a push service keeps the later. */
  readonly topic: string
  readonly now: Instant
}

/** The way to one kind of push service. Never throws for what a service, or the way there, does wrong. */
export interface PushSender {
  send(message: Message): Promise<Ending>
}

/** A service that says nothing for so long is tried again later. */
export const SEND_TIMEOUT_MS = 10_000

/** What stopped a request on its way, in a few words for the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)
