import type { ChannelRules } from './hub/index.ts'

/** Kept in the outbox: players recover missed messages. Presence is not disclosed. */
const DURABLE: ChannelRules = {
  kind: 'counted',
  subscribe: 'token',
  publish: 'nobody',
  presence: 'nobody',
  history: 'subscribers',
}

/** Ephemeral values: jackpots, winners, rankings. */
const LIVE: ChannelRules = {
  kind: 'latest',
  subscribe: 'connected',
  publish: 'nobody',
  presence: 'nobody',
  history: 'nobody',
}

const BY_PREFIX: readonly (readonly [prefix: string, rules: ChannelRules])[] = [
  ['player:', DURABLE],
  ['public:', DURABLE],
  ['live:', LIVE],
]

/** The rules of each of the site's channels, by name. */
export const rulesOf = (channel: string): ChannelRules | undefined =>
  BY_PREFIX.find(([prefix]) => channel.startsWith(prefix))?.[1]
