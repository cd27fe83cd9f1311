import { errors, jwtVerify, type JWTPayload } from 'jose'
import type { ChannelClaims, ConnectionClaims, ExpiresAt, TokenVerifier, Verified } from '../access.ts'
import type { Position } from '../sources/channel-source.ts'

export interface JwtOptions {
  readonly key: Uint8Array
  readonly clock: { now(): number }
  readonly audience?: string
  readonly issuer?: string
}

interface Claims extends JWTPayload {
  /** Seconds; when the grant expires, if not with the token. 0 for never. */
  readonly expire_at?: number
  readonly info?: unknown
  readonly channels?: unknown
  readonly subs?: unknown
  readonly channel?: unknown
  /** Our claims in addition to the protocol's. */
  readonly session?: string
  readonly since?: Position
}

/** Verifies tokens as the protocol's servers do, HS256 only. */
export function createJwtVerifier({ key, clock, audience, issuer }: JwtOptions): TokenVerifier {
  async function verify<C>(token: string, read: (payload: Claims) => C | undefined): Promise<Verified<C>> {
    try {
      const { payload } = await jwtVerify<Claims>(token, key, {
        algorithms: ['HS256'],
        currentDate: new Date(clock.now()),
        ...(audience !== undefined && { audience }),
        ...(issuer !== undefined && { issuer }),
      })
      const claims = read(payload)
      return claims ? { is: 'valid', claims } : { is: 'invalid' }
    } catch (error) {
      return { is: error instanceof errors.JWTExpired ? 'expired' : 'invalid' }
    }
  }
  return {
    verifyConnection: (token) => verify(token, connectionClaims),
    verifyChannel: (token) => verify(token, channelClaims),
  }
}

const connectionClaims = (payload: Claims): ConnectionClaims => ({
  user: payload.sub ?? '',
  expiresAt: endOf(payload),
  channels: serverChannels(payload),
  ...(payload.session !== undefined && { session: payload.session }),
  ...(payload.info !== undefined && { info: payload.info }),
})

function channelClaims(payload: Claims): ChannelClaims | undefined {
  const { sub: user = '', channel, info, since } = payload
  if (typeof channel !== 'string' || channel === '') return undefined
  return { user, channel, expiresAt: endOf(payload), ...(info !== undefined && { info }), ...(since && { since }) }
}

function endOf({ exp, expire_at: own }: Claims): ExpiresAt {
  const seconds = own ?? exp ?? 0
  return seconds > 0 ? seconds * 1_000 : null
}

/** `channels` lists names; `subs` has them as keys, with an optional expiry. */
function serverChannels({ channels, subs }: Claims) {
  const listed = Array.isArray(channels) ? channels.filter((each) => typeof each === 'string') : []
  const keyed = typeof subs === 'object' && subs !== null ? Object.entries(subs as Record<string, { expire_at?: number }>) : []
  // A channel in both counts once, with the expiry in `subs`.
  const ends = new Map<string, ExpiresAt>(listed.map((channel) => [channel, null]))
  for (const [channel, { expire_at }] of keyed) ends.set(channel, endOf({ expire_at: expire_at ?? 0 }))
  return [...ends].map(([channel, expiresAt]) => ({ channel, expiresAt }))
}
