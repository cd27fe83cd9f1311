import type { Position } from './channel-source.ts'
import type { Disconnect } from './codes.ts'

/** Milliseconds since 1970; null where it never ends. */
export type ExpiresAt = number | null

/** Whose connection this is. */
export interface ConnectionClaims {
  /** Empty for somebody unknown. */
  readonly user: string
  /** What signs out together; a connection may only go on with tokens of its own. */
  readonly session?: string
  readonly expiresAt: ExpiresAt
  /** Shown to others in presence and beside what this client publishes. */
  readonly info?: unknown
  /** The server subscribes the connection to these. */
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
  /** A first subscription starts here, as if the client had stopped here. */
  readonly since?: Position
}

export type Verified<C> = { readonly is: 'valid'; readonly claims: C } | { readonly is: 'expired' | 'invalid' }

/** Throws only where it could not look; the client then tries again. */
export interface TokenVerifier {
  verifyConnection(token: string): Promise<Verified<ConnectionClaims>>
  verifyChannel(token: string): Promise<Verified<ChannelClaims>>
}

type Audience = 'nobody' | 'subscribers' | 'connected'

/** What a channel is and allows. */
export interface ChannelRules {
  /** `counted`: kept by the source, with positions and recovery. `latest`: only its last value, given on subscribing. */
  readonly kind: 'counted' | 'latest'
  readonly subscribe: 'token' | 'connected'
  readonly publish: Audience
  readonly presence: Audience
  readonly history: Audience
}

/** What the client said of itself beside its token. */
export interface Hello {
  readonly data?: unknown
  readonly name?: string
  readonly version?: string
  readonly headers: Readonly<Record<string, string>>
}

/** The last word on a connection whose token is valid; `data` goes with the reply. */
export type Admit = (
  claims: ConnectionClaims,
  hello: Hello,
) => Promise<{ readonly disconnect?: Disconnect; readonly data?: unknown }>
