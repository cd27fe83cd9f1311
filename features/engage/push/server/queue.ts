import { sql } from 'kysely'
import { z } from 'zod'
import { defineEvent, type EventPayload, instantField } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import { DAY_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { SESSION_LIFETIME_MS } from '#platform/auth/sessions.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { NotificationWish } from '#platform/feature.ts'
import type { QueuedDevice } from '#platform/push/sender.ts'
import { emit } from '#platform/outbox/index.ts'
import type { ProviderName } from '../contract.ts'

/** A notification was queued and may be due. */
const notificationQueued = defineEvent({ type: 'notification.queued', payload: z.object({ dueAt: instantField }) })

declare module '#kernel/event.ts' {
  interface DomainEventPayloads {
    'notification.queued': EventPayload<typeof notificationQueued>
  }
}

export interface NewNotification extends NotificationWish {
  /** For this device only. */
  readonly onlyToken?: string
}

/** Queues a notification in the causing transaction; it is sent after the commit, or never. */
export async function sendNotification(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  playerId: Id<'plr'>,
  wish: NewNotification,
): Promise<void> {
  const now = ctx.clock.now()
  const dueAt = wish.dueAt ?? now
  const { rows } = await sql`
    insert into push_notification (player, key, theme, kind, title, body, url, urgency, is_promotional, is_for_absent,
      except_session, only_token, created_at, due_at, expires_at)
    select ${playerId}, ${wish.key}, ${ctx.theme.id}, ${wish.kind}, ${JSON.stringify(wish.title)}::jsonb,
      ${JSON.stringify(wish.body)}::jsonb, ${wish.url}, ${wish.urgency}, ${wish.isPromotional}, ${wish.isForAbsent ?? false},
      ${wish.exceptSession ?? null}, ${wish.onlyToken ?? null}, ${timestamp(now)}, ${timestamp(dueAt)},
      ${timestamp(dueAt + wish.ttlSeconds * SECOND_MS)}
    where exists (select from push_subscription where player = ${playerId})
    on conflict (player, key) do update set title = excluded.title, body = excluded.body, url = excluded.url,
      due_at = excluded.due_at, expires_at = excluded.expires_at
    where push_notification.addressed_at is null
    returning id`.execute(tx)
  if (rows.length > 0) await emit(tx, notificationQueued, { playerId, payload: { dueAt } })
}

/** Withdraws pending notifications whose reason no longer applies. */
export async function withdrawNotification(tx: Tx, playerId: Id<'plr'>, key: string): Promise<void> {
  await sql`delete from push_delivery d using push_notification n
    where n.id = d.notification and n.player = ${playerId} and n.key = ${key} and d.outcome is null`.execute(tx)
  await sql`delete from push_notification where player = ${playerId} and key = ${key} and addressed_at is null`.execute(tx)
}

/** A device counts as in use for this long after its last request; activity is recorded once a minute. */
const IN_USE_MS = 2 * MINUTE_MS

/** Assigns each due notification to the devices where its player is signed in now. */
export async function addressDue(tx: Tx, theme: string, now: Instant): Promise<void> {
  await sql`
    with due as (
      update push_notification set addressed_at = ${timestamp(now)} where id in (
        select id from push_notification where theme = ${theme} and addressed_at is null and due_at <= ${timestamp(now)}
        order by due_at limit 500 for update skip locked)
      returning id, player, expires_at, is_for_absent, except_session, only_token)
    insert into push_delivery (notification, endpoint, next_attempt_at)
    select due.id, s.endpoint, ${timestamp(now)} from due
    join push_subscription s on s.player = due.player and s.theme = ${theme}
    join player_session p on p.id = s.session
    where p.revoked_at is null and p.created_at > ${timestamp(now - SESSION_LIFETIME_MS)}
      and (due.only_token is null or due.only_token = s.token)
      and (due.except_session is null or due.except_session <> s.session)
      and not (due.is_for_absent and p.last_active_at > ${timestamp(now - IN_USE_MS)})`.execute(tx)
}

export interface Delivery {
  readonly notification: bigint
  readonly endpoint: string
  readonly attempts: number
  readonly playerId: Id<'plr'>
  readonly kind: string
  readonly title: Readonly<Record<Locale, string>>
  readonly body: Readonly<Record<Locale, string>>
  readonly url: string
  readonly urgency: NotificationWish['urgency']
  readonly isPromotional: boolean
  readonly expiresAt: Instant
  /** Null where the device has since been removed. */
  readonly device: QueuedDevice | null
}

/** Lease: the claiming process has this long to report a result before others may claim it. */
const LEASE_MS = 2 * MINUTE_MS

/** Claims due notifications, each for one process, and counts the attempt before it is made. */
export async function takeDue(
  tx: Tx,
  { theme, now, limit }: { theme: string; now: Instant; limit: number },
): Promise<Delivery[]> {
  const { rows } = await sql<DeliveryRow>`
    with taken as (
      update push_delivery set attempts = attempts + 1, next_attempt_at = ${timestamp(now + LEASE_MS)}
      where (notification, endpoint) in (
        select d.notification, d.endpoint from push_delivery d join push_notification n on n.id = d.notification
        where d.outcome is null and d.next_attempt_at <= ${timestamp(now)} and n.theme = ${theme}
        order by d.next_attempt_at limit ${limit} for update of d skip locked)
      returning notification, endpoint, attempts)
    select t.notification, t.endpoint, t.attempts, n.player, n.kind, n.title, n.body, n.url, n.urgency, n.is_promotional,
      n.expires_at, s.provider, s.token, s.p256dh, s.auth, s.vapid_key, s.locale
    from taken t join push_notification n on n.id = t.notification
    left join push_subscription s on s.endpoint = t.endpoint and s.player = n.player
      and exists (select from player_session p where p.id = s.session and p.revoked_at is null)`.execute(tx)
  return rows.map(toDelivery)
}

export type Outcome = 'sent' | 'gone' | 'refused' | 'failed' | 'expired' | 'not-wanted'

/** A final state is final: a slow process does not overwrite a later result. */
export async function endDelivery(
  db: Reader,
  { notification, endpoint }: Delivery,
  outcome: Outcome,
  { reason = null, now }: { reason?: string | null; now: Instant },
): Promise<void> {
  await sql`update push_delivery set outcome = ${outcome}, reason = ${reason}, ended_at = ${timestamp(now)}
    where notification = ${notification} and endpoint = ${endpoint} and outcome is null`.execute(db)
}

export async function postponeDelivery(
  db: Reader,
  { notification, endpoint }: Delivery,
  { reason, until }: { reason: string; until: Instant },
): Promise<void> {
  await sql`update push_delivery set next_attempt_at = ${timestamp(until)}, reason = ${reason}
    where notification = ${notification} and endpoint = ${endpoint} and outcome is null`.execute(db)
}

const KEPT_MS = 30 * DAY_MS

export async function forgetOldNotifications(tx: Tx, now: Instant): Promise<void> {
  await sql`delete from push_notification where expires_at < ${timestamp(now - KEPT_MS)}`.execute(tx)
}

interface DeliveryRow {
  notification: bigint
  endpoint: string
  attempts: number
  player: Id<'plr'>
  kind: string
  title: Record<Locale, string>
  body: Record<Locale, string>
  url: string
  urgency: NotificationWish['urgency']
  is_promotional: boolean
  expires_at: Instant
  provider: ProviderName | null
  token: string
  p256dh: string
  auth: string
  vapid_key: string
  locale: Locale
}

const toDelivery = ({ player, is_promotional, expires_at, provider, token, p256dh, auth, ...row }: DeliveryRow): Delivery => ({
  notification: row.notification,
  endpoint: row.endpoint,
  attempts: row.attempts,
  kind: row.kind,
  title: row.title,
  body: row.body,
  url: row.url,
  urgency: row.urgency,
  playerId: player,
  isPromotional: is_promotional,
  expiresAt: expires_at,
  device: provider && { provider, token, p256dh, auth, vapidKey: row.vapid_key, locale: row.locale },
})
