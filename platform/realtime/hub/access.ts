import type { Position } from './sources/channel-source.ts'
import type { Disconnect } from './codes.ts'

/** Milliseconds since 1970; null if it never expires. */
export type ExpiresAt = number | null

/** The user of a connection. */
export interface ConnectionClaims {
  /** Empty for an anonymous user. */
  readonly user: string
  /** The sign-out unit; a connection may only be refreshed with tokens of its own session. */
  readonly session?: string
  readonly expiresAt: ExpiresAt
  /** Shown to others in presence and with this client's publications. */
  readonly info?: unknown
  /** Server-side subscriptions. */
  readonly channels?: readonly ServerChannel[]
}

export interface ServerChannel {
  readonly channel: string
  readonly expiresAt: ExpiresAt
}

export interface ChannelClaims {
  readonly user: string
  readonly channel: string
  readonly expiresAt: ExpiresAt
  readonly info?: unknown
  /** Start of a first subscription, as if the client had stopped here. */
  readonly since?: Position
}

export type Verified<C> = { readonly is: 'valid'; readonly claims: C } | { readonly is: 'expired' | 'invalid' }

/** Throws only on a lookup failure; the client then retries. */
export interface TokenVerifier {
  verifyConnection(token: string): Promise<Verified<ConnectionClaims>>
  verifyChannel(token: string): Promise<Verified<ChannelClaims>>
}

type Audience = 'nobody' | 'subscribers' | 'connected'

/** A channel's type and permissions. */
export interface ChannelRules {
  /**
   * `counted`: stored by the source, with positions and recovery. `latest`: only its last value, sent on subscribing.
   */
  readonly kind: 'counted' | 'latest'
  readonly subscribe: 'token' | 'connected'
  readonly publish: Audience
  readonly presence: Audience
  readonly history: Audience
}

/** Data the client sent with its token. */
export interface Hello {
  readonly data?: unknown
  readonly name?: string
  readonly version?: string
  readonly headers: Readonly<Record<string, string>>
}

/** Final decision on a connection with a valid token; `data` is sent with the reply. */
export type Admit = (
  claims: ConnectionClaims,
  hello: Hello,
) => Promise<{ readonly disconnect?: Disconnect; readonly data?: unknown }>
