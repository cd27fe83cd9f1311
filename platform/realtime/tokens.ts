import { hkdfSync } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { MINUTE_MS, SECOND_MS, type Clock, type Instant } from '#kernel/time.ts'
import type { Position } from '../outbox/history.ts'

export const TOKEN_MINUTES = 10

/** A token's word; `user` is empty for a guest. */
export interface Claims {
  readonly user: string
  readonly expiresAt: Instant
}

export interface ChannelClaims extends Claims {
  readonly channel: string
  /** Where the channel stood when the page was read: what came after is sent on the first subscription. */
  readonly since?: Position
}

export type Verified<C> = { readonly is: 'valid'; readonly claims: C } | { readonly is: 'expired' | 'invalid' }

export interface Tokens {
  issueConnection(user: string): Promise<string>
  issueChannel(user: string, channel: string, since?: Position): Promise<string>
  verifyConnection(token: string): Promise<Verified<Claims>>
  verifyChannel(token: string): Promise<Verified<ChannelClaims>>
}

/** HS256 as the protocol's servers expect it; the key is the site's secret's own child. */
export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'realtime tokens', 32))

  const issue = (user: string, claims: Record<string, unknown>): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(user)
      .setIssuedAt(new Date(clock.now()))
      .setExpirationTime(new Date(clock.now() + TOKEN_MINUTES * MINUTE_MS))
      .sign(key)

  async function verify(token: string): Promise<Verified<ChannelClaims>> {
    try {
      const { payload } = await jwtVerify<{ channel?: string; since?: Position }>(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(clock.now()),
      })
      const { sub = '', exp = 0, channel = '', since } = payload
      return { is: 'valid', claims: { user: sub, expiresAt: exp * SECOND_MS, channel, ...(since ? { since } : {}) } }
    } catch (error) {
      return { is: error instanceof errors.JWTExpired ? 'expired' : 'invalid' }
    }
  }

  return {
    issueConnection: (user) => issue(user, {}),
    issueChannel: (user, channel, since) => issue(user, { channel, ...(since ? { since } : {}) }),
    async verifyConnection(token) {
      const verified = await verify(token)
      return verified.is === 'valid' && verified.claims.channel !== '' ? { is: 'invalid' } : verified
    },
    async verifyChannel(token) {
      const verified = await verify(token)
      return verified.is === 'valid' && verified.claims.channel === '' ? { is: 'invalid' } : verified
    },
  }
}
