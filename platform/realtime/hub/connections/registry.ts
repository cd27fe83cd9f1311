import type { ConnectionClaims } from '../access.ts'
import type { Connection } from './connection.ts'
import type { Subscription } from './subscription.ts'

/** The target of a server call: every connection that matches all given fields. */
export interface Who {
  readonly user?: string
  /** The sign-out unit, by the token's claim. */
  readonly session?: string
  readonly client?: string
}

/** Connections and subscriptions of this process. */
export class Registry {
  readonly #connections = new Set<Connection>()
  readonly #byUser = new Map<string, Set<Connection>>()
  readonly #byStream = new Map<string, Connection>()
  readonly #byChannel = new Map<string, Set<Subscription>>()
  /** Called when a channel has no more subscribers. */
  readonly #onSilence: (channel: string) => void

  constructor(onSilence: (channel: string) => void) {
    this.#onSilence = onSilence
  }

  get connections(): ReadonlySet<Connection> {
    return this.#connections
  }

  get userCount(): number {
    return this.#byUser.size
  }

  get channels(): ReadonlyMap<string, ReadonlySet<Subscription>> {
    return this.#byChannel
  }

  countOf(user: string): number {
    return this.#byUser.get(user)?.size ?? 0
  }

  streamOf(session: string): Connection | undefined {
    return this.#byStream.get(session)
  }

  hearersOf(channel: string): ReadonlySet<Subscription> {
    return this.#byChannel.get(channel) ?? NOBODY
  }

  find({ user, session, client }: Who): Connection[] {
    const among = user === undefined ? this.#connections : (this.#byUser.get(user) ?? [])
    return [...among].filter(
      (each) =>
        each.identity !== undefined &&
        (session === undefined || each.identity.session === session) &&
        (client === undefined || each.id === client),
    )
  }

  add(connection: Connection): void {
    this.#connections.add(connection)
    if (connection.streamSession !== undefined) this.#byStream.set(connection.streamSession, connection)
  }

  /** The connection has authenticated. */
  admit(connection: Connection, identity: ConnectionClaims): void {
    connection.admit(identity)
    addTo(this.#byUser, identity.user, connection)
  }

  /** The connection's transport is closed. */
  remove(connection: Connection): void {
    connection.isClosed = true
    this.#connections.delete(connection)
    this.retire(connection)
  }

  /** Removes the connection from all channels and counts. */
  retire(connection: Connection): void {
    if (connection.streamSession !== undefined) this.#byStream.delete(connection.streamSession)
    if (connection.identity) deleteFrom(this.#byUser, connection.identity.user, connection)
    for (const subscription of connection.subscriptions.values()) this.leave(subscription)
  }

  join(subscription: Subscription): void {
    subscription.connection.subscriptions.set(subscription.channel, subscription)
    addTo(this.#byChannel, subscription.channel, subscription)
  }

  leave(subscription: Subscription): void {
    const { connection, channel } = subscription
    if (connection.subscriptions.get(channel) === subscription) connection.subscriptions.delete(channel)
    deleteFrom(this.#byChannel, channel, subscription)
    if (!this.#byChannel.has(channel)) this.#onSilence(channel)
  }
}

const NOBODY: ReadonlySet<Subscription> = new Set()

function addTo<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}

function deleteFrom<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key)
  if (set?.delete(value) && set.size === 0) map.delete(key)
}
