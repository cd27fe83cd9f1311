import type { ClientInfo, HistoryPage, Position, PublishOnce } from '../sources/channel-source.ts'
import { DISCONNECTS, plainReason, UNSUBSCRIBES, type Disconnect, type Unsubscribe } from '../codes.ts'
import { readPage } from '../commands/history.ts'
import type { HubParts } from '../hub-parts.ts'
import { endSubscription } from '../connections/end-subscription.ts'
import { presenceIn, presenceStatsIn, type PresenceStats } from '../commands/presence.ts'
import type { HistoryRequest } from '../protocol.ts'
import { publish } from '../commands/publish.ts'
import type { Who } from '../connections/registry.ts'

/** Server operations on this process's clients. Failures throw a ChannelError. */
export interface ServerCalls {
  /** Counted channels return the position. */
  publish(channel: string, data: unknown, tags?: Record<string, string>, once?: PublishOnce): Promise<Position | undefined>
  /** Returns how many it closed. */
  disconnect(who: Who, disconnect?: Disconnect): number
  /** Returns how many it ended. */
  unsubscribe(who: Who, channel: string, unsubscribe?: Unsubscribe): number
  /** The sign-out units of one user's connections, or of all. */
  sessions(user?: string): Set<string>
  history(request: HistoryRequest): Promise<HistoryPage>
  presence(channel: string): Record<string, ClientInfo>
  presenceStats(channel: string): PresenceStats
  info(): NodeInfo
}

export interface NodeInfo {
  readonly uid: string
  readonly num_clients: number
  readonly num_users: number
  readonly num_subs: number
  readonly num_channels: number
}

export const createServerCalls = (parts: HubParts): ServerCalls => ({
  publish: (channel, data, tags, once) => publish(parts, channel, { json: JSON.stringify(data), ...(tags && { tags }) }, once),
  disconnect(who, { code, reason } = DISCONNECTS.forceNoReconnect) {
    const found = parts.registry.find(who)
    for (const connection of found) connection.close({ code, reason: plainReason(reason) })
    return found.length
  },
  unsubscribe(who, channel, unsubscribe = UNSUBSCRIBES.server) {
    const found = parts.registry.find(who).flatMap(({ subscriptions }) => subscriptions.get(channel) ?? [])
    for (const subscription of found) endSubscription(parts.registry, subscription, unsubscribe)
    return found.length
  },
  sessions(user) {
    const connections = parts.registry.find(user === undefined ? {} : { user })
    return new Set(connections.flatMap(({ identity }) => identity?.session ?? []))
  },
  history: (request) => readPage(parts, request),
  presence: (channel) => presenceIn(parts.registry, channel),
  presenceStats: (channel) => presenceStatsIn(parts.registry, channel),
  info: () => infoOf(parts),
})

function infoOf({ registry, node }: HubParts): NodeInfo {
  const hearers = [...registry.channels.values()].map(({ size }) => size)
  return {
    uid: node,
    num_clients: registry.connections.size,
    num_users: registry.userCount,
    num_subs: hearers.reduce((sum, size) => sum + size, 0),
    num_channels: hearers.length,
  }
}
