import type { ClientInfo } from '../sources/channel-source.ts'
import type { Registry } from '../connections/registry.ts'

export interface PresenceStats {
  readonly num_clients: number
  readonly num_users: number
}

/** A channel's subscribers in this process, by connection id. */
export function presenceIn(registry: Registry, channel: string): Record<string, ClientInfo> {
  const infos = [...registry.hearersOf(channel)].map(({ connection }) => connection.infoIn(channel))
  return Object.fromEntries(infos.map((info) => [info.client, info]))
}

export function presenceStatsIn(registry: Registry, channel: string): PresenceStats {
  const hearers = [...registry.hearersOf(channel)]
  const users = new Set(hearers.map(({ connection }) => connection.identity?.user))
  return { num_clients: hearers.length, num_users: users.size }
}
