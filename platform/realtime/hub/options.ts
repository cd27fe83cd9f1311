import type { IncomingMessage } from 'node:http'
import type { Admit, ChannelRules, TokenVerifier } from './access.ts'
import type { OpenSource } from './channel-source.ts'

/** All that the hub needs of the world. */
export interface HubOptions {
  readonly clock: { now(): number }
  readonly log: HubLog
  readonly tokens: TokenVerifier
  /** Undefined for a channel that there is not. */
  readonly rulesOf: (channel: string) => ChannelRules | undefined
  readonly source: OpenSource
  readonly admit?: Admit
  readonly limits?: Partial<HubLimits>
  readonly paths?: Partial<HubPaths>
  /** Whether a browser's page may come here. Without it, only pages of the host that was asked. */
  readonly isAllowed?: (request: IncomingMessage) => boolean
  /** Mounts the HTTP API, for servers that name this key. */
  readonly apiKey?: string | undefined
  /** This process among several. */
  readonly node?: string
  /** What a stream is called among several processes: nobody may guess it. */
  readonly nameStream?: () => string
  /** Hands commands of a stream to the process that holds it; false where that process does not know it. */
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

/** Where the protocol's servers usually stand. */
export const HUB_PATHS: HubPaths = {
  websocket: '/connection/websocket',
  httpStream: '/connection/http_stream',
  sse: '/connection/sse',
  emulation: '/emulation',
  api: '/api',
}

export interface HubLimits {
  readonly pingMs: number
  /** How long a client may take to answer a ping. */
  readonly pongMs: number
  /** How long a client may take to say who it is. */
  readonly connectMs: number
  /** Tokens are honoured for so long after they expire, or their renewal would race their end. */
  readonly graceMs: number
  /** How often each client's position is held against the top of its channels. */
  readonly positionCheckMs: number
  /** What was on top when the check began has to have arrived so much later. */
  readonly positionSettleMs: number
  readonly frameBytesMax: number
  /** What was sent to a client and has not left yet. */
  readonly backlogBytesMax: number
  readonly connectionsPerUserMax: number
  readonly channelsMax: number
  readonly channelNameMax: number
  /** Publications of a channel that wait while one subscriber's history is read. */
  readonly waitingMax: number
  readonly historyMax: number
  /** A page that returns subscribes to all its channels in one frame: so many at once, then so many a second. */
  readonly commandsAtOnce: number
  readonly commandsPerSecond: number
  /** The same for publish, presence and history, which cost more; they are refused until later. */
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
