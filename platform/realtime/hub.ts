import { SECOND_MS, type Clock } from '#kernel/time.ts'
import type { StoredPush } from '../outbox/history.ts'
import type { Relay } from '../outbox/relay.ts'
import type { Connection, ConnectionTimes } from './connection.ts'
import { DISCONNECTS, encodePublication, UNSUBSCRIBES, type Disconnect } from './protocol.ts'
import type { Subscription } from './subscription.ts'
import type { ConnectionClaims } from './tokens.ts'

export interface HubTimes extends ConnectionTimes {
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

  get openCount(): number {
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
  admit(connection: Connection, identity: ConnectionClaims): void {
    connection.admit(identity)
    addTo(this.#byUser, identity.user, connection)
  }

  remove(connection: Connection): void {
    connection.isClosed = true
    this.#connections.delete(connection)
    if (connection.identity) deleteFrom(this.#byUser, connection.identity.user, connection)
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
    if (!this.#byChannel.has(channel)) this.#relay?.unwatch(channel)
  }

  /** The subscriber has been told all up to `offset`; what follows comes from the relay. */
  follow(subscription: Subscription, offset: number): void {
    if (!subscription.connection.isClosed) this.#relay?.watch(subscription.channel, offset)
  }

  deliver(channel: string, push: StoredPush): void {
    const outgoing = { line: encodePublication(channel, push), offset: push.offset }
    for (const subscription of this.#byChannel.get(channel) ?? []) subscription.take(outgoing)
  }

  /** The sessions of one user's connections, or of all. */
  sessions(user?: string): Set<string> {
    const connections = user === undefined ? this.#connections : (this.#byUser.get(user) ?? [])
    return new Set([...connections].flatMap(({ identity }) => identity?.session ?? []))
  }

  disconnect(sessions: ReadonlySet<string>, disconnect: Disconnect): void {
    for (const connection of this.#connections) {
      if (connection.identity && sessions.has(connection.identity.session)) connection.close(disconnect)
    }
  }

  close(): void {
    clearInterval(this.#wheel)
    for (const connection of this.#connections) connection.close(DISCONNECTS.shutdown)
  }

  #turn(): void {
    const nowMs = performance.now()
    const expiredAt = this.#clock.now() - this.times.graceMs
    for (const connection of this.#connections) {
      if (connection.isClosed) continue
      if (nowMs >= connection.dueAtMs) this.#due(connection)
      if (connection.identity && connection.identity.expiresAt < expiredAt) connection.close(DISCONNECTS.expired)
      for (const subscription of connection.subscriptions.values()) {
        if (subscription.expiresAt < expiredAt) this.#expire(subscription)
      }
    }
  }

  #due(connection: Connection): void {
    if (!connection.identity) return connection.close(DISCONNECTS.stale)
    if (connection.isPongDue) return connection.close(DISCONNECTS.noPong)
    connection.ping()
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
