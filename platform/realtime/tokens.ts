import { SignJWT } from 'jose'
import type { Id } from '#kernel/id.ts'
import { MINUTE_MS, type Clock } from '#kernel/time.ts'
import { createJwtVerifier, HUB_PATHS, type Position, type TokenVerifier } from './hub/index.ts'

const TOKEN_MINUTES = 10

export interface Tokens extends TokenVerifier {
  /** The URL for pages: a path of this site, or the full URL of another server. */
  readonly socketUrl: string
  /** The same as an HTTP stream. */
  readonly streamUrl: string
  /** For the connections of one session; they end with it. */
  issueConnection(user: Id<'plr'>, session: Id<'ses'>): Promise<string>
  /** `since` is the channel's position when the page was read; later pushes are sent on the first subscription. */
  issueChannel(user: Id<'plr'>, channel: string, since?: Position): Promise<string>
}

interface Payload {
  readonly session?: Id<'ses'>
  readonly channel?: string
  readonly since?: Position
}

/** HS256, as the protocol's servers expect. */
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
    streamUrl: socketUrl.replace(/^ws/, 'http').replace(HUB_PATHS.websocket, HUB_PATHS.httpStream),
    issueConnection: (user, session) => issue(user, { session }),
    issueChannel: (user, channel, since) => issue(user, { channel, ...(since && { since }) }),
  }
}
