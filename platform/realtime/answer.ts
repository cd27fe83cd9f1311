import { SECOND_MS } from '#kernel/time.ts'
import { readOpenSessions } from '../auth/sessions.ts'
import type { Answer, Connection } from './connection.ts'
import type { AnswerServices } from './answer-services.ts'
import { DISCONNECTS, ERRORS, type Command } from './protocol.ts'
import { subscribe } from './subscribe.ts'
import { expiry } from './tokens.ts'

/** Tabs of one player; the next one is refused for good. */
const CONNECTIONS_MAX = 20

/** What the hub does on each command of the protocol. */
export const createAnswer =
  (services: AnswerServices): Answer =>
  async (connection, command) => {
    if (connection.isClosed) return
    if (!command.id && !command.send) return connection.close(DISCONNECTS.badRequest)
    if (!connection.identity && !command.connect) return connection.close(DISCONNECTS.badRequest)
    try {
      await answer(services, connection, command)
    } catch (error) {
      services.log.error({ err: error }, 'a realtime command failed')
      connection.refuse(command, ERRORS.internal)
    }
  }

async function answer(services: AnswerServices, connection: Connection, command: Command): Promise<void> {
  if (command.connect) return connect(services, connection, command)
  if (command.subscribe) return subscribe(services, connection, command)
  if (command.unsubscribe) return unsubscribe(services, connection, command)
  if (command.refresh) return refresh(services, connection, command)
  if (command.sub_refresh) return refreshChannel(services, connection, command)
  if (command.publish) return connection.refuse(command, ERRORS.permissionDenied)
  if (command.presence || command.presence_stats || command.history) return connection.refuse(command, ERRORS.notAvailable)
  if (command.rpc) return connection.refuse(command, ERRORS.notAvailable)
  connection.close(command.send ? DISCONNECTS.notAvailable : DISCONNECTS.badRequest)
}

async function connect(services: AnswerServices, connection: Connection, command: Command): Promise<void> {
  const { hub, tokens, reader, clock } = services
  if (connection.identity) return connection.close(DISCONNECTS.badRequest)
  const verified = await tokens.verifyConnection(command.connect?.token ?? '')
  if (verified.is === 'expired') return connection.refuse(command, ERRORS.tokenExpired)
  if (verified.is !== 'valid') return connection.close(DISCONNECTS.invalidToken)
  const { claims } = verified
  if (hub.connectionsOf(claims.user) >= CONNECTIONS_MAX) return connection.close(DISCONNECTS.connectionLimit)
  // Known to the hub before the session is asked for: one that ends in between is found by either.
  hub.admit(connection, claims)
  const open = await readOpenSessions(reader, [claims.session])
  if (!open.has(claims.session)) return connection.close(DISCONNECTS.forceNoReconnect)
  const ping = { ping: Math.ceil(hub.times.pingMs / SECOND_MS), pong: true }
  connection.reply(command, { connect: { ...hello(connection), ...expiry(clock, claims.expiresAt), ...ping } })
}

function unsubscribe({ hub }: AnswerServices, connection: Connection, command: Command): void {
  const subscription = connection.subscriptions.get(command.unsubscribe?.channel ?? '')
  if (subscription) hub.leave(subscription)
  connection.reply(command, { unsubscribe: {} })
}

async function refresh({ tokens, clock }: AnswerServices, connection: Connection, command: Command): Promise<void> {
  const verified = await tokens.verifyConnection(command.refresh?.token ?? '')
  if (verified.is === 'expired') return connection.refuse(command, ERRORS.tokenExpired)
  const isSame = verified.is === 'valid' && verified.claims.session === connection.identity?.session
  if (!isSame) return connection.close(DISCONNECTS.invalidToken)
  connection.identity = verified.claims
  connection.reply(command, { refresh: { ...hello(connection), ...expiry(clock, verified.claims.expiresAt) } })
}

async function refreshChannel({ tokens, clock }: AnswerServices, connection: Connection, command: Command): Promise<void> {
  const subscription = connection.subscriptions.get(command.sub_refresh?.channel ?? '')
  if (!subscription) return connection.refuse(command, ERRORS.permissionDenied)
  const verified = await tokens.verifyChannel(command.sub_refresh?.token ?? '')
  if (verified.is === 'expired') return connection.refuse(command, ERRORS.tokenExpired)
  const isOwn =
    verified.is === 'valid' &&
    verified.claims.channel === subscription.channel &&
    verified.claims.user === connection.identity?.user
  if (!isOwn) return connection.refuse(command, ERRORS.permissionDenied)
  subscription.expiresAt = verified.claims.expiresAt
  connection.reply(command, { sub_refresh: expiry(clock, subscription.expiresAt) })
}

const hello = (connection: Connection) => ({ client: connection.id, version: 'croupier' })
