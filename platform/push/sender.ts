import type { Instant } from '#kernel/time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { NotificationWish } from '#platform/feature.ts'
import type { PushPayload } from '#kernel/notification.ts'

import type { Ending } from './answer.ts'

/** How a player's device is reached. */
export interface QueuedDevice {
  readonly provider: 'web-push' | 'firebase'
  readonly token: string
  readonly p256dh: string
  readonly auth: string
  readonly vapidKey: string
  readonly locale: Locale
}

/** One notification for one device, ready to send. */
export interface Message {
  readonly endpoint: string
  readonly device: QueuedDevice
  readonly payload: PushPayload
  readonly ttlSeconds: number
  readonly urgency: NotificationWish['urgency']
  /** A push service keeps only the latest message of a topic. */
  readonly topic: string
  readonly now: Instant
}

/** Client of one kind of push service. Never throws for service or network failures. */
export interface PushSender {
  send(message: Message): Promise<Ending>
}

/** Timeout, after which delivery is retried. */
export const SEND_TIMEOUT_MS = 10_000

/** A short network error description for the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)
