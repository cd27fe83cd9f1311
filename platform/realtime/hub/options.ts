import type { IncomingMessage } from 'node:http'
import type { Admit, ChannelRules, TokenVerifier } from './access.ts'
import type { OpenSource } from './sources/channel-source.ts'

/** The hub's dependencies. */
export interface HubOptions {
  readonly clock: { now(): number }
  readonly log: HubLog
  readonly tokens: TokenVerifier
  /** Undefined for an unknown channel. */
  readonly rulesOf: (channel: string) => ChannelRules | undefined
  readonly source: OpenSource
  readonly admit?: Admit
  readonly limits?: Partial<HubLimits>
  readonly paths?: Partial<HubPaths>
  /** Whether a page's origin may connect. By default only the requested host's own pages. */
  readonly isAllowed?: (request: IncomingMessage) => boolean
  /** Mounts the HTTP API, for servers that send this key. */
  readonly apiKey?: string | undefined
  /** This process among several. */
  readonly node?: string
  /** A stream's name among several processes: unguessable. */
  readonly nameStream?: () => string
  /** Forwards a stream's commands to the process that holds it; false if that process does not know it. */
  readonly forward?: (node: string, session: string, data: string) => Promise<boolean>
}

export interface HubLog {
  debug(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface HubPaths {
  readonly websocket: string
  readonly httpStream: string
  readonly sse: string
  readonly emulation: string
  readonly api: string
}

/** The protocol's usual path. */
export const HUB_PATHS: HubPaths = {
  websocket: '/connection/websocket',
  httpStream: '/connection/http_stream',
  sse: '/connection/sse',
  emulation: '/emulation',
  api: '/api',
}

export interface HubLimits {
  readonly pingMs: number
  /** Timeout of a client's answer to a ping. */
  readonly pongMs: number
  /** Timeout of the connect command. */
  readonly connectMs: number
  /** Grace period of expired tokens, so that renewal does not race expiry. */
  readonly graceMs: number
  /** Interval of position checks per client. */
  readonly positionCheckMs: number
  /** Time for the top at the start of a check to arrive. */
  readonly positionSettleMs: number
  readonly frameBytesMax: number
  /** Maximum unsent data per client. */
  readonly backlogBytesMax: number
  readonly connectionsPerUserMax: number
  readonly channelsMax: number
  readonly channelNameMax: number
  /** Maximum publications queued while a subscriber's history is read. */
  readonly waitingMax: number
  readonly historyMax: number
  /** A returning page subscribes to all its channels in one frame: a burst, then a rate per second. */
  readonly commandsAtOnce: number
  readonly commandsPerSecond: number
  /** The same for publish, presence and history, which cost more; excess ones are refused. */
  readonly queriesAtOnce: number
  readonly queriesPerSecond: number
  readonly errorsAtOnce: number
  readonly errorsPerSecond: number
}

export const HUB_LIMITS: HubLimits = {
  pingMs: 25_000,
  pongMs: 8_000,
  connectMs: 15_000,
  graceMs: 25_000,
  positionCheckMs: 30_000,
  positionSettleMs: 2_000,
  frameBytesMax: 64 * 1024,
  backlogBytesMax: 1024 * 1024,
  connectionsPerUserMax: 20,
  channelsMax: 32,
  channelNameMax: 255,
  waitingMax: 1_000,
  historyMax: 100,
  commandsAtOnce: 200,
  commandsPerSecond: 20,
  queriesAtOnce: 20,
  queriesPerSecond: 5,
  errorsAtOnce: 50,
  errorsPerSecond: 1,
}
