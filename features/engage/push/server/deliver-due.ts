import { type Locale, localePath } from '#kernel/locale.ts'
import { type Instant, SECOND_MS } from '#kernel/time.ts'
import type { JobContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { ProviderName } from '../contract.ts'
import type { PushPayload } from '#kernel/notification.ts'
import { addressDue, type Delivery, endDelivery, type Outcome, postponeDelivery, takeDue } from './queue.ts'
import { promotionForbiddenBy } from '#platform/may-promote.ts'
import { type QueuedDevice, type PushSender, reasonOf } from '#platform/push/sender.ts'
import { type Ending } from '#platform/push/answer.ts'
import { nextAttempt } from './rules.ts'
import { forgetDevice, noteFailure, noteSuccess } from './store.ts'

export interface DeliveryParts {
  /** Undefined where the settings no longer name that service. */
  readonly senderOf: (provider: ProviderName) => PushSender | undefined
  readonly slices: () => readonly ServerFeature[]
  readonly isOpen: () => boolean
}

const AT_ONCE = 20

/** Sends everything due for one brand, several at a time, and records each result. */
export async function deliverDue(parts: DeliveryParts, ctx: JobContext): Promise<void> {
  const theme = ctx.theme.id
  await ctx.transaction((tx) => addressDue(tx, theme, ctx.clock.now()))
  while (parts.isOpen()) {
    const due = await ctx.transaction((tx) => takeDue(tx, { theme, now: ctx.clock.now(), limit: AT_ONCE }))
    if (due.length === 0) return
    await Promise.all(due.map((delivery) => deliver(parts, ctx, delivery)))
  }
}

async function deliver(parts: DeliveryParts, ctx: JobContext, delivery: Delivery): Promise<void> {
  const now = ctx.clock.now()
  const end = (outcome: Outcome, reason?: string) =>
    endDelivery(ctx.reader, delivery, outcome, { ...(reason ? { reason } : {}), now })
  const { device } = delivery
  if (!device) return end('gone', 'nobody is signed in there')
  if (delivery.expiresAt <= now) return end('expired')
  try {
    const refusal = await whyNot(parts, ctx, delivery)
    if (refusal) return await end('not-wanted', refusal)
    const ending = (await parts.senderOf(device.provider)?.send(toMessage(delivery, device, now))) ?? NO_SENDER
    await note(ctx, delivery, ending)
  } catch (error) {
    ctx.log.warn({ err: error, notification: delivery.notification.toString() }, 'a notification could not be sent')
    await note(ctx, delivery, { kind: 'later', reason: reasonOf(error) })
  }
}

const NO_SENDER: Ending = { kind: 'refused', reason: 'the site does not use this service' }

/** Checked at delivery, not when queued: the player may have taken a break in between. */
async function whyNot({ slices }: DeliveryParts, ctx: JobContext, delivery: Delivery): Promise<string | null> {
  for (const { mayNotify } of slices()) {
    if (mayNotify && !(await mayNotify(ctx, delivery.playerId, delivery))) return 'the player has it off'
  }
  if (!delivery.isPromotional) return null
  const by = await promotionForbiddenBy(ctx, slices(), { playerId: delivery.playerId, channel: 'push' })
  return by === undefined ? null : `${by} forbids promotion`
}

const toMessage = (delivery: Delivery, device: QueuedDevice, now: Instant) => ({
  endpoint: delivery.endpoint,
  device,
  payload: toPayload(delivery, device.locale),
  ttlSeconds: Math.floor((delivery.expiresAt - now) / SECOND_MS),
  urgency: delivery.urgency,
  topic: `n${delivery.notification}`,
  now,
})

const toPayload = ({ notification, kind, title, body, url }: Delivery, locale: Locale): PushPayload => ({
  id: notification.toString(),
  kind,
  title: title[locale],
  body: body[locale],
  url: localePath(url, locale),
})

async function note(ctx: JobContext, delivery: Delivery, ending: Ending): Promise<void> {
  const now = ctx.clock.now()
  const { endpoint } = delivery
  await ctx.transaction(async (tx) => {
    if (ending.kind === 'sent') {
      await noteSuccess(tx, endpoint)
      return endDelivery(tx, delivery, 'sent', { now })
    }
    if (ending.kind === 'gone') {
      await forgetDevice(tx, endpoint)
      return endDelivery(tx, delivery, 'gone', { now })
    }
    const { reason } = ending
    const until = ending.kind === 'later' ? nextAttempt(delivery, now, ending.waitMs) : null
    if (until !== null) return postponeDelivery(tx, delivery, { reason, until })
    await noteFailure(tx, endpoint)
    return endDelivery(tx, delivery, ending.kind === 'later' ? 'failed' : 'refused', { reason, now })
  })
}
