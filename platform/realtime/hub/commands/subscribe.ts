import type { ChannelClaims, ChannelRules } from '../access.ts'
import { DISCONNECTS, ERRORS } from '../codes.ts'
import { sinceOf } from './connect.ts'
import type { Connection } from '../connections/connection.ts'
import { ChannelError, type HubParts } from '../hub-parts.ts'
import { join } from './join.ts'
import { REJECT_UNRECOVERED, type Command, type SubscribeRequest } from '../protocol.ts'

/** Subscribes a client, after sending all it missed since its position, or reporting that it is lost. */
export async function subscribe(parts: HubParts, connection: Connection, command: Command): Promise<void> {
  const request = command.subscribe ?? {}
  const { channel = '', recover = false, flag = 0 } = request
  const rules = rulesFor(parts, connection, request)
  if (connection.subscriptions.size >= parts.limits.channelsMax) return connection.close(DISCONNECTS.channelLimit)
  const { expiresAt, info, since } = await grant(parts, connection, { request, rules })
  if (connection.isClosed) return
  const joined = await join(parts, { connection, channel, expiresAt, info, rules, since: sinceOf(request) ?? since })
  // The server may have ended it while its history was read. A subscribing client reads only the reply.
  const { isCurrent, mayReturn } = joined.subscription
  if (!isCurrent) throw new ChannelError(mayReturn ? ERRORS.internal : ERRORS.permissionDenied)
  if (recover && !joined.isWhole && (flag & REJECT_UNRECOVERED) !== 0) {
    parts.registry.leave(joined.subscription)
    throw new ChannelError(ERRORS.unrecoverablePosition)
  }
  connection.replyEncoded(command, 'subscribe', joined.reply)
  joined.open()
}

/** The channel's rules, if the request itself is acceptable. */
function rulesFor(
  { rulesOf, limits }: HubParts,
  { subscriptions }: Connection,
  { channel = '', type }: SubscribeRequest,
): ChannelRules {
  if (channel === '' || type) throw new ChannelError(ERRORS.badRequest)
  if (channel.length > limits.channelNameMax) throw new ChannelError(ERRORS.limitExceeded)
  if (subscriptions.has(channel)) throw new ChannelError(ERRORS.alreadySubscribed)
  const rules = rulesOf(channel)
  if (!rules) throw new ChannelError(ERRORS.unknownChannel)
  return rules
}

type Grant = Pick<ChannelClaims, 'expiresAt' | 'info' | 'since'>
type Asked = { readonly request: SubscribeRequest; readonly rules: ChannelRules }

/** The channel token's claims, if one is required. */
async function grant({ tokens, clock }: HubParts, { identity }: Connection, { request, rules }: Asked): Promise<Grant> {
  if (rules.subscribe === 'connected') return { expiresAt: null }
  const verified = await tokens.verifyChannel(request.token ?? '')
  if (verified.is === 'expired') throw new ChannelError(ERRORS.tokenExpired)
  const claims = verified.is === 'valid' ? verified.claims : undefined
  const isOwn = claims?.channel === request.channel && claims?.user === identity?.user
  if (!claims || !isOwn) throw new ChannelError(ERRORS.permissionDenied)
  if (claims.expiresAt !== null && claims.expiresAt <= clock.now()) throw new ChannelError(ERRORS.expired)
  return claims
}
