import { SignJWT } from 'jose'
import type { Id } from '#kernel/id.ts'
import { MINUTE_MS, type Clock } from '#kernel/time.ts'
import { createJwtVerifier, HUB_PATHS, type Position, type TokenVerifier } from './hub/index.ts'

export const TOKEN_MINUTES = 10

export interface Tokens extends TokenVerifier {
  /** Where pages take them: a path of this site, or the whole address of another server. */
  readonly socketUrl: string
  /** For the connections of one session; they end with it. */
  issueConnection(user: Id<'plr'>, session: Id<'ses'>): Promise<string>
  /** `since` is where the channel stood when the page was read: what came after is sent on the first subscription. */
  issueChannel(user: Id<'plr'>, channel: string, since?: Position): Promise<string>
}

interface Payload {
  readonly session?: Id<'ses'>
  readonly channel?: string
  readonly since?: Position
}

/** HS256, as the protocol's servers expect it. */
export function createTokens(key: Uint8Array, clock: Clock, socketUrl: string = HUB_PATHS.websocket): Tokens {
  const issue = (user: Id<'plr'>, payload: Payload): Promise<string> =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(user)
      .setIssuedAt(new Date(clock.now()))
      .setExpirationTime(new Date(clock.now() + TOKEN_MINUTES * MINUTE_MS))
      .sign(key)

  return {
    ...createJwtVerifier({ key, clock }),
    socketUrl,
    issueConnection: (user, session) => issue(user, { session }),
    issueChannel: (user, channel, since) => issue(user, { channel, ...(since && { since }) }),
  }
}
