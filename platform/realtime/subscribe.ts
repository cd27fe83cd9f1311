import { readHistory, type ChannelHistory, type Position } from '../outbox/history.ts'
import type { AnswerServices } from './answer-services.ts'
import type { Connection } from './connection.ts'
import { DISCONNECTS, ERRORS, REJECT_UNRECOVERED, type Command } from './protocol.ts'
import { Subscription } from './subscription.ts'
import { expiry } from './tokens.ts'

const CHANNELS_MAX = 32

/** Lets a client hear a channel, after all that it has missed since where it stopped, or being told that it is lost. */
export async function subscribe(services: AnswerServices, connection: Connection, command: Command): Promise<void> {
  const { hub, tokens, reader, clock } = services
  const { channel = '', token = '', recover, epoch = '', offset = 0, flag = 0, type } = command.subscribe ?? {}
  if (connection.subscriptions.has(channel)) return connection.refuse(command, ERRORS.alreadySubscribed)
  if (connection.subscriptions.size >= CHANNELS_MAX) return connection.close(DISCONNECTS.channelLimit)
  if (type) return connection.refuse(command, ERRORS.badRequest)
  const verified = await tokens.verifyChannel(token)
  if (verified.is === 'expired') return connection.refuse(command, ERRORS.tokenExpired)
  const claims = verified.is === 'valid' ? verified.claims : undefined
  if (claims?.channel !== channel || claims.user !== connection.identity?.user) {
    return connection.refuse(command, ERRORS.permissionDenied)
  }

  const since: Position | undefined = recover ? { epoch, offset } : claims.since
  const subscription = new Subscription(connection, channel, claims.expiresAt)
  // Joined before the history is read: what is published in between waits until the reply has gone.
  hub.join(subscription)
  const history = await readHistory(reader, channel, since).catch((error: unknown) => {
    hub.leave(subscription)
    throw error
  })
  if (recover && !history.missed && (flag & REJECT_UNRECOVERED) !== 0) {
    hub.leave(subscription)
    return connection.refuse(command, ERRORS.unrecoverablePosition)
  }
  connection.reply(command, { subscribe: { ...expiry(clock, claims.expiresAt), ...positionOf(history, since) } })
  subscription.open(history.offset)
  hub.follow(subscription, history.offset)
}

/** A whole replay counts on from where the client was; without one it starts at the top. */
function positionOf({ epoch, offset, missed }: ChannelHistory, since: Position | undefined) {
  const publications = (missed ?? []).map((push) => ({ data: JSON.parse(push.json) as unknown, offset: push.offset }))
  return {
    recoverable: true,
    positioned: true,
    epoch,
    offset: since && missed ? since.offset : offset,
    was_recovering: since !== undefined,
    recovered: missed !== null,
    publications,
  }
}
