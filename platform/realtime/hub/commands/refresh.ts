import { DISCONNECTS, ERRORS } from '../codes.ts'
import { hello } from './connect.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubParts } from '../hub-parts.ts'
import { expiry } from './join.ts'
import type { Command } from '../protocol.ts'

/** An error reply would be final for the client; closing lets it reconnect and renew its token. */
export async function refresh({ tokens, clock }: HubParts, connection: Connection, command: Command): Promise<void> {
  const verified = await tokens.verifyConnection(command.refresh?.token ?? '')
  if (verified.is === 'expired') return connection.close(DISCONNECTS.expired)
  const { user, session } = connection.identity ?? {}
  if (verified.is !== 'valid' || verified.claims.user !== user || verified.claims.session !== session) {
    return connection.close(DISCONNECTS.invalidToken)
  }
  const { expiresAt } = verified.claims
  if (expiresAt !== null && expiresAt <= clock.now()) return connection.close(DISCONNECTS.expired)
  connection.identity = verified.claims
  connection.reply(command, { refresh: { ...hello(connection), ...expiry(clock, expiresAt) } })
}

export async function refreshChannel({ tokens, clock }: HubParts, connection: Connection, command: Command): Promise<void> {
  const subscription = connection.subscriptions.get(command.sub_refresh?.channel ?? '')
  if (!subscription) return connection.refuse(command, ERRORS.permissionDenied)
  const verified = await tokens.verifyChannel(command.sub_refresh?.token ?? '')
  if (verified.is === 'expired') return connection.close(DISCONNECTS.subscriptionExpired)
  const isOwn =
    verified.is === 'valid' &&
    verified.claims.channel === subscription.channel &&
    verified.claims.user === connection.identity?.user
  if (!isOwn) return connection.refuse(command, ERRORS.permissionDenied)
  const { expiresAt } = verified.claims
  if (expiresAt !== null && expiresAt <= clock.now()) return connection.close(DISCONNECTS.subscriptionExpired)
  subscription.expiresAt = expiresAt
  connection.reply(command, { sub_refresh: expiry(clock, expiresAt) })
}
