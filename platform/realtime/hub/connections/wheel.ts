import type { ExpiresAt } from '../access.ts'
import { DISCONNECTS, UNSUBSCRIBES } from '../codes.ts'
import type { Connection } from './connection.ts'
import { endSubscription } from './end-subscription.ts'
import type { HubParts } from '../hub-parts.ts'

const TURN_MS_MAX = 1_000

/**
 * Pings, their timeouts and token expiry. One timer for all: a thousand timers cost more than a thousand comparisons.
 */
export function startWheel(parts: HubParts): { stop(): void } {
  const timer = setInterval(() => turn(parts), Math.min(TURN_MS_MAX, parts.limits.pingMs / 4)).unref()
  return { stop: () => clearInterval(timer) }
}

function turn({ registry, clock, limits }: HubParts): void {
  const nowMs = performance.now()
  const overBefore = clock.now() - limits.graceMs
  const isOver = (expiresAt: ExpiresAt): boolean => expiresAt !== null && expiresAt < overBefore
  for (const connection of registry.connections) {
    if (connection.isClosed) continue
    if (nowMs >= connection.dueAtMs) due(connection)
    if (connection.identity && isOver(connection.identity.expiresAt)) connection.close(DISCONNECTS.expired)
    for (const subscription of connection.subscriptions.values()) {
      if (!isOver(subscription.expiresAt)) continue
      // The client cannot renew a server-side subscription: it must reconnect with another token.
      if (subscription.isServerSide) connection.close(DISCONNECTS.subscriptionExpired)
      else endSubscription(registry, subscription, UNSUBSCRIBES.expired)
    }
  }
}

function due(connection: Connection): void {
  if (!connection.identity) return connection.close(DISCONNECTS.stale)
  if (connection.isPongDue) return connection.close(DISCONNECTS.noPong)
  connection.ping()
}
