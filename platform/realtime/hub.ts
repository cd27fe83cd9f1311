import { isDurable } from '#kernel/push.ts'
import { SECOND_MS, type Clock } from '#kernel/time.ts'
import type { StoredPush } from '../outbox/history.ts'
import type { Relay } from '../outbox/relay.ts'
import type { Connection } from './connection.ts'
import { DISCONNECTS, encodePublication, UNSUBSCRIBES, type Disconnect } from './protocol.ts'
import type { Outgoing, Subscription } from './subscription.ts'

export interface HubTimes {
  readonly pingMs: number
  /** How long a client may take to answer a ping. */
  readonly pongMs: number
  /** How long a client may take to say who it is. */
  readonly connectMs: number
  /** Tokens are honoured for so long after they expire, or their renewal would race their end. */
  readonly graceMs: number
}

export const HUB_TIMES: HubTimes = { pingMs: 25_000, pongMs: 8_000, connectMs: 15_000, graceMs: 25_000 }

/** Who is connected and who hears what, in this process. */
export class Hub {
  readonly times: HubTimes
  readonly #clock: Clock
  readonly #connections = new Set<Connection>()
  readonly #byUser = new Map<string, Set<Connection>>()
  readonly #byChannel = new Map<string, Set<Subscription>>()
  readonly #wheel: NodeJS.Timeout
  #relay: Relay | undefined

  constructor(clock: Clock, times: HubTimes) {
    this.#clock = clock
    this.times = times
    // One timer for all connections: a thousand timers cost more than a thousand comparisons.
    this.#wheel = setInterval(() => this.#turn(), Math.min(SECOND_MS, times.pingMs / 4)).unref()
  }

  get connectionsCount(): number {
    return this.#connections.size
  }

  connectionsOf(user: string): number {
    return this.#byUser.get(user)?.size ?? 0
  }

  hearFrom(relay: Relay): void {
    this.#relay = relay
  }

  add(connection: Connection): void {
    this.#connections.add(connection)
  }

  /** The connection has said who it is. */
  admit(connection: Connection, user: string): void {
    connection.user = user
    connection.dueAtMs = performance.now() + this.times.pingMs
    addTo(this.#byUser, user, connection)
  }

  remove(connection: Connection): void {
    connection.isClosed = true
    this.#connections.delete(connection)
    if (connection.user !== undefined) deleteFrom(this.#byUser, connection.user, connection)
    for (const subscription of connection.subscriptions.values()) this.leave(subscription)
  }

  join(subscription: Subscription): void {
    subscription.connection.subscriptions.set(subscription.channel, subscription)
    addTo(this.#byChannel, subscription.channel, subscription)
  }

  leave(subscription: Subscription): void {
    const { channel } = subscription
    subscription.connection.subscriptions.delete(channel)
    deleteFrom(this.#byChannel, channel, subscription)
    if (isDurable(channel) && !this.#byChannel.has(channel)) this.#relay?.unwatch(channel)
  }

  /** The subscriber has been told all up to `offset`; what follows comes from the relay. */
  follow(subscription: Subscription, offset: number): void {
    if (!subscription.connection.isClosed) this.#relay?.watch(subscription.channel, offset)
  }

  deliver(channel: string, push: StoredPush): void {
    this.broadcast(channel, { line: encodePublication(channel, push), offset: push.offset })
  }

  broadcast(channel: string, outgoing: Outgoing): void {
    for (const subscription of this.#byChannel.get(channel) ?? []) subscription.take(outgoing)
  }

  disconnect(user: string, disconnect: Disconnect): void {
    for (const connection of this.#byUser.get(user) ?? []) connection.close(disconnect)
  }

  close(): void {
    clearInterval(this.#wheel)
    for (const connection of this.#connections) connection.close(DISCONNECTS.shutdown)
  }

  #turn(): void {
    const nowMs = performance.now()
    const expiredAt = this.#clock.now() - this.times.graceMs
    for (const connection of this.#connections) {
      if (nowMs >= connection.dueAtMs) this.#due(connection, nowMs)
      if (connection.user === undefined) continue
      if (connection.expiresAt < expiredAt) connection.close(DISCONNECTS.expired)
      for (const subscription of connection.subscriptions.values()) {
        if (subscription.expiresAt < expiredAt) this.#expire(subscription)
      }
    }
  }

  #due(connection: Connection, nowMs: number): void {
    if (connection.user === undefined) return connection.close(DISCONNECTS.stale)
    if (connection.isPongDue) return connection.close(DISCONNECTS.noPong)
    connection.ping()
    // Looked at again when the pong is due, and then when the next ping is.
    connection.dueAtMs = nowMs + this.times.pongMs
  }

  #expire(subscription: Subscription): void {
    const { connection, channel } = subscription
    this.leave(subscription)
    connection.send(JSON.stringify({ push: { channel, unsubscribe: UNSUBSCRIBES.expired } }))
  }
}

function addTo<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}

function deleteFrom<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key)
  if (set?.delete(value) && set.size === 0) map.delete(key)
}
