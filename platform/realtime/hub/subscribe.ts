import type { ChannelClaims, ChannelRules } from './access.ts'
import { DISCONNECTS, ERRORS } from './codes.ts'
import { sinceOf } from './connect.ts'
import type { Connection } from './connection.ts'
import type { HubParts } from './hub-parts.ts'
import { join } from './join.ts'
import { REJECT_UNRECOVERED, type Command, type SubscribeRequest } from './protocol.ts'

/** Lets a client hear a channel, after all that it has missed since where it stopped, or being told that it is lost. */
export async function subscribe(parts: HubParts, connection: Connection, command: Command): Promise<void> {
  const request = command.subscribe ?? {}
  const { channel = '', recover = false, flag = 0, type } = request
  const rules = mayAsk(parts, connection, command)
  if (!rules) return
  if (type) return connection.refuse(command, ERRORS.badRequest)
  const claims = await claimsFor(parts, connection, command, rules)
  if (!claims || connection.isClosed) return
  const { expiresAt, info } = claims
  const joined = await join(parts, { connection, channel, expiresAt, info, rules, since: sinceOf(request) ?? claims.since })
  // The server may have ended it while its history was read.
  if (!joined.subscription.isCurrent) return connection.refuse(command, ERRORS.permissionDenied)
  if (recover && !joined.isWhole && (flag & REJECT_UNRECOVERED) !== 0) {
    parts.registry.leave(joined.subscription)
    return connection.refuse(command, ERRORS.unrecoverablePosition)
  }
  connection.replyEncoded(command, 'subscribe', joined.reply)
  joined.open()
}

/** The channel's rules, where nothing of the request itself stands against it. */
function mayAsk({ rulesOf, limits }: HubParts, connection: Connection, command: Command): ChannelRules | undefined {
  const { channel = '' }: SubscribeRequest = command.subscribe ?? {}
  if (channel === '') return void connection.refuse(command, ERRORS.badRequest)
  if (channel.length > limits.channelNameMax) return void connection.refuse(command, ERRORS.limitExceeded)
  if (connection.subscriptions.has(channel)) return void connection.refuse(command, ERRORS.alreadySubscribed)
  if (connection.subscriptions.size >= limits.channelsMax) return void connection.close(DISCONNECTS.channelLimit)
  const rules = rulesOf(channel)
  if (!rules) connection.refuse(command, ERRORS.unknownChannel)
  return rules
}

type Granted = Pick<ChannelClaims, 'expiresAt' | 'info' | 'since'>

/** What the channel's token says, where one is needed; refuses where it does not fit. */
async function claimsFor(
  { tokens, clock }: HubParts,
  connection: Connection,
  command: Command,
  rules: ChannelRules,
): Promise<Granted | undefined> {
  if (rules.subscribe === 'connected') return { expiresAt: null }
  const { channel, token = '' } = command.subscribe ?? {}
  const verified = await tokens.verifyChannel(token)
  if (verified.is === 'expired') return void connection.refuse(command, ERRORS.tokenExpired)
  const claims = verified.is === 'valid' ? verified.claims : undefined
  if (!claims || claims.channel !== channel || claims.user !== connection.identity?.user) {
    return void connection.refuse(command, ERRORS.permissionDenied)
  }
  if (claims.expiresAt !== null && claims.expiresAt <= clock.now()) return void connection.refuse(command, ERRORS.expired)
  return claims
}
