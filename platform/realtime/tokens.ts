import { errors, jwtVerify, SignJWT } from 'jose'
import type { Id } from '#kernel/id.ts'
import { MINUTE_MS, SECOND_MS, type Clock, type Instant } from '#kernel/time.ts'
import type { Position } from '../outbox/history.ts'

export const TOKEN_MINUTES = 10

/** Whose connection this is, and the session that it ends with. */
export interface ConnectionClaims {
  readonly user: Id<'plr'>
  readonly session: Id<'ses'>
  readonly expiresAt: Instant
}

export interface ChannelClaims {
  readonly user: Id<'plr'>
  readonly channel: string
  /** Where the channel stood when the page was read: what came after is sent on the first subscription. */
  readonly since: Position | undefined
  readonly expiresAt: Instant
}

export type Verified<C> = { readonly is: 'valid'; readonly claims: C } | { readonly is: 'expired' | 'invalid' }

export interface Tokens {
  issueConnection(user: Id<'plr'>, session: Id<'ses'>): Promise<string>
  issueChannel(user: Id<'plr'>, channel: string, since?: Position): Promise<string>
  verifyConnection(token: string): Promise<Verified<ConnectionClaims>>
  verifyChannel(token: string): Promise<Verified<ChannelClaims>>
}

interface Payload {
  readonly session?: Id<'ses'>
  readonly channel?: string
  readonly since?: Position
}

/** HS256, as the protocol's servers expect it. */
export function createTokens(key: Uint8Array, clock: Clock): Tokens {
  const issue = (user: Id<'plr'>, payload: Payload): Promise<string> =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(user)
      .setIssuedAt(new Date(clock.now()))
      .setExpirationTime(new Date(clock.now() + TOKEN_MINUTES * MINUTE_MS))
      .sign(key)

  async function verify<C>(token: string, read: (payload: Payload) => C | undefined): Promise<Verified<C & Common>> {
    try {
      const { payload } = await jwtVerify<Payload>(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(clock.now()),
      })
      const claims = read(payload)
      if (!claims) return { is: 'invalid' }
      const common: Common = { user: payload.sub as Id<'plr'>, expiresAt: (payload.exp ?? 0) * SECOND_MS }
      return { is: 'valid', claims: { ...claims, ...common } }
    } catch (error) {
      return { is: error instanceof errors.JWTExpired ? 'expired' : 'invalid' }
    }
  }

  return {
    issueConnection: (user, session) => issue(user, { session }),
    issueChannel: (user, channel, since) => issue(user, { channel, ...(since && { since }) }),
    verifyConnection: (token) => verify(token, ({ session }) => session && { session }),
    verifyChannel: (token) => verify(token, ({ channel, since }) => (channel ? { channel, since } : undefined)),
  }
}

type Common = Pick<ConnectionClaims, 'user' | 'expiresAt'>

/** The client asks for the next token when `ttl` is over. */
export const expiry = (clock: Clock, expiresAt: Instant) => ({
  expires: true,
  ttl: Math.max(1, Math.ceil((expiresAt - clock.now()) / SECOND_MS)),
})
