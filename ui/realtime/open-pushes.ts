import type { Options, TransportEndpoint } from 'centrifuge'
import type { Id } from '#kernel/id.ts'
import { playerChannel, type PushMessage } from '#kernel/push.ts'
import { ApiError } from '../api/api-error.ts'

export type PushState = 'connecting' | 'connected' | 'disconnected'

/** As in the profile. */
export interface PushConnection {
  /** A path of this site, or an absolute URL. */
  readonly url: string
  readonly connectionToken: string
  readonly connections: readonly { readonly channel: string; readonly token: string }[]
}

export interface PushOptions {
  readonly connection: PushConnection
  /** The page's own address. */
  readonly page: string
  /**
   * Fetches fresh tokens. A permanent ApiError 4xx means that there will be none; the page then works without pushes.
   */
  readonly renew: () => Promise<PushConnection>
  readonly onMessage: (message: PushMessage) => void
  /** Some pushes were lost: refetch the whole state. */
  readonly onGap: () => void
  /** Whether pushes arrive, are reconnecting, or have stopped. */
  readonly onState?: (state: PushState) => void
  /** The protocol's client as tests need it; it controls its own reconnect delay. */
  readonly client?: Partial<Options>
}

/**
 * Subscribes to a player's channels; returns the unsubscribe function. The client library loads with the first call.
 */
export async function openPushes(options: PushOptions): Promise<() => void> {
  const { connection, page, renew, onMessage, onGap, onState, client } = options
  const { Centrifuge, UnauthorizedError } = await import('centrifuge')
  const fresh = sharedWhileUnderway(() =>
    renew().catch((error: unknown) => {
      throw isFinal(error) ? new UnauthorizedError('signed out') : error
    }),
  )
  const centrifuge = new Centrifuge(transportsTo(connection.url, page), {
    emulationEndpoint: new URL(EMULATION_PATH, new URL(connection.url, page)).href.replace(/^ws/, 'http'),
    ...PATIENCE,
    ...client,
    token: connection.connectionToken,
    getToken: async () => (await fresh()).connectionToken,
  })
  for (const { channel, token } of connection.connections) {
    // Every subscription starts with the latest value, so no relevant push is missed.
    const ofToken = token === '' ? {} : { token, getToken: async () => tokenOf(channel, await fresh()) }
    const subscription = centrifuge.newSubscription(channel, ofToken)
    subscription.on('publication', ({ data }) => onMessage(data as PushMessage))
    // Also when the profile's position has expired: then only a full replay is enough. Broadcast channels are not in
    // the profile; their next push restates the value.
    subscription.on('subscribed', ({ recovered }) => {
      if (!recovered && channel.startsWith(ONES_OWN)) onGap()
    })
    subscription.subscribe()
  }
  centrifuge.on('state', ({ newState }) => onState?.(newState as PushState))
  centrifuge.connect()
  return () => centrifuge.disconnect()
}

/** In ms, as the specification has them: for a reply, between two attempts to reconnect, beyond a ping that is due. */
const PATIENCE = { timeout: 5_000, minReconnectDelay: 500, maxReconnectDelay: 20_000, maxServerPingDelay: 10_000 } as const

const ONES_OWN = playerChannel('' as Id<'plr'>)

const tokenOf = (channel: string, { connections }: PushConnection): string =>
  connections.find((each) => each.channel === channel)?.token ?? ''

/** The endpoint to which the protocol's clients without sockets send. */
const EMULATION_PATH = '/emulation'

/**
 * The socket, then fallbacks for networks that block sockets, in the order in which the client tries them. Protocol
 * servers serve them side by side; for an address with another ending only the socket is known.
 */
export function transportsTo(url: string, page: string): TransportEndpoint[] {
  const { href } = new URL(url, page)
  const http = href.replace(/^ws/, 'http')
  const socket: TransportEndpoint = { transport: 'websocket', endpoint: href.replace(/^http/, 'ws') }
  if (!http.endsWith('/websocket')) return [socket]
  const beside = (name: string): string => http.replace(/websocket$/, name)
  return [socket, { transport: 'http_stream', endpoint: beside('http_stream') }, { transport: 'sse', endpoint: beside('sse') }]
}

/** Transient errors although they are in the client's range of 100: timeout, conflict, too early. */
const PASSING = [408, 409, 425]

/** Whether retrying for tokens is pointless. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 429 && !PASSING.includes(error.status)

/** One call returns both kinds of token, which are requested concurrently. */
function sharedWhileUnderway<T>(call: () => Promise<T>): () => Promise<T> {
  let underway: Promise<T> | null = null
  return () => (underway ??= call().finally(() => (underway = null)))
}
