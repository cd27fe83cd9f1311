import type { Admit, ChannelRules, TokenVerifier } from './access.ts'
import type { ChannelSource, Publication } from './sources/channel-source.ts'
import type { ProtocolError } from './codes.ts'
import type { LatestValues } from './sources/latest-values.ts'
import type { HubLimits, HubLog } from './options.ts'
import { encodePush } from './protocol.ts'
import type { Registry } from './connections/registry.ts'

/** Shared dependencies of commands and server calls. */
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

/** Encoded once for all local subscribers. */
export function deliver(registry: Registry, channel: string, publication: Publication): void {
  const hearers = registry.hearersOf(channel)
  if (hearers.size === 0) return
  const outgoing = { line: encodePush(channel, publication), offset: publication.offset }
  for (const subscription of hearers) subscription.take(outgoing)
}

/** Refuses a channel operation; answered with its error. */
export class ChannelError extends Error {
  readonly error: ProtocolError

  constructor(error: ProtocolError) {
    super(error.message)
    this.error = error
  }
}
