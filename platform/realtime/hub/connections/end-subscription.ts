import type { Unsubscribe } from '../codes.ts'
import type { Registry } from './registry.ts'
import type { Subscription } from './subscription.ts'

/** Ends a subscription and tells the client why; from 2500 on it subscribes again. */
export function endSubscription(registry: Registry, subscription: Subscription, unsubscribe: Unsubscribe): void {
  const { connection, channel } = subscription
  subscription.mayReturn = unsubscribe.code >= 2500
  registry.leave(subscription)
  connection.send(JSON.stringify({ push: { channel, unsubscribe } }))
}
