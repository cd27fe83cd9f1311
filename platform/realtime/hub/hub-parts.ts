import type { Admit, ChannelRules, TokenVerifier } from './access.ts'
import type { ChannelSource, Publication } from './channel-source.ts'
import type { ProtocolError } from './codes.ts'
import type { LatestValues } from './latest-values.ts'
import type { HubLimits, HubLog } from './options.ts'
import { encodePush } from './protocol.ts'
import type { Registry } from './registry.ts'

/** What the commands and the server's own calls work with. */
export interface HubParts {
  readonly clock: { now(): number }
  readonly log: HubLog
  readonly limits: HubLimits
  readonly tokens: TokenVerifier
  readonly admit: Admit
  readonly rulesOf: (channel: string) => ChannelRules | undefined
  readonly registry: Registry
  readonly source: ChannelSource
  readonly latest: LatestValues
  readonly node: string
}

/** Encoded once, for all who hear the channel here. */
export function deliver(registry: Registry, channel: string, publication: Publication): void {
  const hearers = registry.hearersOf(channel)
  if (hearers.size === 0) return
  const outgoing = { line: encodePush(channel, publication), offset: publication.offset }
  for (const subscription of hearers) subscription.take(outgoing)
}

/** Refuses what a caller asked of a channel; answered by its error. */
export class ChannelError extends Error {
  readonly error: ProtocolError

  constructor(error: ProtocolError) {
    super(error.message)
    this.error = error
  }
}
