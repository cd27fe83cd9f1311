import type { ChannelRules } from '../access.ts'
import { DISCONNECTS, ERRORS, type ProtocolError } from '../codes.ts'
import { connect } from './connect.ts'
import type { Answer, Connection } from '../connections/connection.ts'
import { readPage } from './history.ts'
import { ChannelError, type HubParts } from '../hub-parts.ts'
import { presenceIn, presenceStatsIn } from './presence.ts'
import { encodeWithPublications, isSound, type Command } from '../protocol.ts'
import { publish } from './publish.ts'
import { refresh, refreshChannel } from './refresh.ts'
import { subscribe } from './subscribe.ts'

type Method = Exclude<keyof Command, 'id'>
type Act = (parts: HubParts, connection: Connection, command: Command) => Promise<void> | void

const ACTS: Readonly<Record<Method, Act>> = {
  connect,
  subscribe,
  unsubscribe,
  publish: publishFromClient,
  presence: ({ registry }, connection, command) => {
    const channel = command.presence?.channel ?? ''
    connection.reply(command, { presence: { presence: presenceIn(registry, channel) } })
  },
  presence_stats: ({ registry }, connection, command) => {
    connection.reply(command, { presence_stats: presenceStatsIn(registry, command.presence_stats?.channel ?? '') })
  },
  history: async (parts, connection, command) => {
    const { publications, ...position } = await readPage(parts, command.history ?? {})
    connection.replyEncoded(command, 'history', encodeWithPublications(position, publications))
  },
  refresh,
  sub_refresh: refreshChannel,
  rpc: (_, connection, command) => connection.refuse(command, ERRORS.notAvailable),
  send: (_, connection) => connection.close(DISCONNECTS.notAvailable),
}
const METHODS = Object.keys(ACTS) as Method[]

/** Commands that a channel's rules restrict, with the error for others. */
const ASKED_OF: { readonly [M in Method]?: ProtocolError } = {
  publish: ERRORS.permissionDenied,
  presence: ERRORS.notAvailable,
  presence_stats: ERRORS.notAvailable,
  history: ERRORS.notAvailable,
}

/** The hub's handler of each protocol command. */
export const createAnswer =
  (parts: HubParts): Answer =>
  async (connection, command) => {
    if (connection.isClosed) return
    if ((!command.id && !command.send) || (!connection.identity && !command.connect)) {
      return connection.close(DISCONNECTS.badRequest)
    }
    const method = METHODS.find((each) => command[each] !== undefined)
    if (!method) return refuseUnknown(connection, command)
    if (!isSound(command[method])) return connection.refuse(command, ERRORS.badRequest)
    try {
      if (mayAct(parts, connection, { method, command })) await ACTS[method](parts, connection, command)
    } catch (error) {
      if (error instanceof ChannelError) return connection.refuse(command, error.error)
      parts.log.error({ err: error }, 'a realtime command failed')
      connection.refuse(command, ERRORS.internal)
    }
  }

function refuseUnknown(connection: Connection, command: Command): void {
  if (Object.keys(command).length > 1) connection.refuse(command, ERRORS.methodNotFound)
  else connection.close(DISCONNECTS.badRequest)
}

/** Refuses commands that the channel's rules forbid this client. */
function mayAct(
  { rulesOf }: HubParts,
  connection: Connection,
  { method, command }: { method: Method; command: Command },
): boolean {
  const ifNobody = ASKED_OF[method]
  if (!ifNobody) return true
  const { channel = '' } = command[method] as { channel?: string }
  const error = channel === '' ? ERRORS.badRequest : refusalOf(rulesOf(channel), { method, ifNobody, connection, channel })
  if (error) connection.refuse(command, error)
  return !error && connection.mayQuery(command)
}

interface Asked {
  readonly method: Method
  readonly ifNobody: ProtocolError
  readonly connection: Connection
  readonly channel: string
}

function refusalOf(rules: ChannelRules | undefined, { method, ifNobody, connection, channel }: Asked): ProtocolError | undefined {
  if (!rules) return ERRORS.unknownChannel
  const audience = method === 'publish' || method === 'history' ? rules[method] : rules.presence
  if (audience === 'nobody') return ifNobody
  return audience === 'connected' || connection.subscriptions.has(channel) ? undefined : ERRORS.permissionDenied
}

function unsubscribe({ registry }: HubParts, connection: Connection, command: Command): void {
  const subscription = connection.subscriptions.get(command.unsubscribe?.channel ?? '')
  if (subscription) registry.leave(subscription)
  connection.reply(command, { unsubscribe: {} })
}

async function publishFromClient(parts: HubParts, connection: Connection, command: Command): Promise<void> {
  const { channel = '', data } = command.publish ?? {}
  if (data === undefined) return connection.refuse(command, ERRORS.badRequest)
  await publish(parts, channel, { json: JSON.stringify(data), info: connection.infoIn(channel) })
  connection.reply(command, { publish: {} })
}
