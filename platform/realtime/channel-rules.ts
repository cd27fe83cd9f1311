import type { ChannelRules } from './hub/index.ts'

/** Kept in the outbox: players recover what they missed. Nobody learns who else hears a channel. */
const DURABLE: ChannelRules = {
  kind: 'counted',
  subscribe: 'token',
  publish: 'nobody',
  presence: 'nobody',
  history: 'subscribers',
}

/** News that only count as they are now: jackpots, winners, positions. */
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

/** What each of the site's channels is, by its name. */
export const rulesOf = (channel: string): ChannelRules | undefined =>
  BY_PREFIX.find(([prefix]) => channel.startsWith(prefix))?.[1]
