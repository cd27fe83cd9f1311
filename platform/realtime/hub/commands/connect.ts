import type { ConnectionClaims, Hello } from '../access.ts'
import { DISCONNECTS, ERRORS, type Disconnect } from '../codes.ts'
import type { Connection } from '../connections/connection.ts'
import type { HubParts } from '../hub-parts.ts'
import { expiry, join, type Joined } from './join.ts'
import type { Command, ConnectRequest, RecoveryRequest } from '../protocol.ts'

/** Admits a client, with the channels of its token. */
export async function connect(parts: HubParts, connection: Connection, command: Command): Promise<void> {
  const request = command.connect ?? {}
  if (connection.identity) return connection.close(DISCONNECTS.badRequest)
  const verified = await parts.tokens.verifyConnection(request.token ?? '')
  if (verified.is === 'expired') return connection.refuse(command, ERRORS.tokenExpired)
  if (verified.is !== 'valid') {
    return request.token ? connection.close(DISCONNECTS.invalidToken) : connection.refuse(command, ERRORS.unauthorized)
  }
  const { claims } = verified
  if (isOver(parts, claims)) return connection.refuse(command, ERRORS.expired)
  if (claims.user !== '' && parts.registry.countOf(claims.user) >= parts.limits.connectionsPerUserMax) {
    return connection.close(DISCONNECTS.connectionLimit)
  }
  if (connection.isClosed) return
  // Registered before it is admitted, so that a concurrent server-side disconnect finds it.
  parts.registry.admit(connection, claims)
  try {
    await completeSignIn(parts, connection, command, claims)
  } catch (error) {
    // A mere refusal would leave an unauthenticated connection open.
    parts.log.error({ err: error }, 'a client could not be let in')
    connection.close(DISCONNECTS.serverError)
  }
}

async function completeSignIn(
  parts: HubParts,
  connection: Connection,
  command: Command,
  claims: ConnectionClaims,
): Promise<void> {
  const request = command.connect ?? {}
  const { disconnect, data } = await parts.admit(claims, helloOf(request))
  if (disconnect) return connection.close(disconnect)
  const channels = await joinAll(parts, connection, claims, request)
  if (!Array.isArray(channels)) return connection.close(channels)
  if (connection.isClosed) return
  connection.replyEncoded(command, 'connect', encodeReply(parts, connection, { data, channels }))
  for (const joined of channels) joined.open()
}

const helloOf = ({ data, name, version, headers }: ConnectRequest): Hello => ({
  headers: headers ?? {},
  ...(data !== undefined && { data }),
  ...(name !== undefined && { name }),
  ...(version !== undefined && { version }),
})

/** The token's channels, or why the connection fails without one of them. */
async function joinAll(
  parts: HubParts,
  connection: Connection,
  { channels = [] }: ConnectionClaims,
  { subs = {} }: ConnectRequest,
): Promise<Joined[] | Disconnect> {
  if (channels.length > parts.limits.channelsMax) return DISCONNECTS.channelLimit
  const joined: Joined[] = []
  for (const { channel, expiresAt } of channels) {
    if (connection.isClosed) return joined
    const rules = parts.rulesOf(channel)
    if (!rules) return DISCONNECTS.permissionDenied
    const since = sinceOf(subs[channel])
    joined.push(await join(parts, { connection, channel, expiresAt, rules, since, isServerSide: true }))
  }
  return joined
}

export const sinceOf = ({ recover, epoch = '', offset = 0 }: RecoveryRequest = {}) => (recover ? { epoch, offset } : undefined)

const isOver = ({ clock }: HubParts, { expiresAt }: ConnectionClaims): boolean => expiresAt !== null && expiresAt <= clock.now()

interface Welcome {
  readonly data: unknown
  readonly channels: readonly Joined[]
}

function encodeReply({ clock, limits, node }: HubParts, connection: Connection, { data, channels }: Welcome): string {
  const { streamSession } = connection
  const fields = JSON.stringify({
    ...hello(connection),
    ...expiry(clock, connection.identity?.expiresAt ?? null),
    ping: Math.ceil(limits.pingMs / 1_000),
    pong: true,
    ...(streamSession !== undefined && { session: streamSession, node }),
    ...(data !== undefined && { data }),
  })
  if (channels.length === 0) return fields
  const subs = channels.map(({ subscription, reply }) => `${JSON.stringify(subscription.channel)}:${reply}`)
  return `${fields.slice(0, -1)},"subs":{${subs.join()}}}`
}

export const hello = (connection: Connection) => ({ client: connection.id, version: 'croupier' })
