import type { Options, TransportEndpoint } from 'centrifuge'
import type { Id } from '#kernel/id.ts'
import { playerChannel, type PushMessage } from '#kernel/push.ts'
import { ApiError } from '../api/api-error.ts'

export type PushState = 'connecting' | 'connected' | 'disconnected'

/** As the profile gives it. */
export interface PushConnection {
  /** A path of this site, or a whole address. */
  readonly url: string
  readonly connectionToken: string
  readonly connections: readonly { readonly channel: string; readonly token: string }[]
}

export interface PushOptions {
  readonly connection: PushConnection
  /** The page's own address. */
  readonly page: string
  /** Fresh tokens. An ApiError 4xx that does not pass says that there will be none: then the page goes on without pushes. */
  readonly renew: () => Promise<PushConnection>
  readonly onMessage: (message: PushMessage) => void
  /** Some pushes were missed and will not come any more: ask for the whole state. */
  readonly onGap: () => void
  /** Whether pushes come, are being asked for again, or will not come any more. */
  readonly onState?: (state: PushState) => void
  /** The protocol's client as tests need it; it knows by itself how long to wait before it tries again. */
  readonly client?: Partial<Options>
}

/** Hears the channels of a player until the function that it answers is called. The client loads with the first call. */
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
    ...client,
    token: connection.connectionToken,
    getToken: async () => (await fresh()).connectionToken,
  })
  for (const { channel, token } of connection.connections) {
    // The latest value comes with every subscription: nothing that counts is missed.
    const ofToken = token === '' ? {} : { token, getToken: async () => tokenOf(channel, await fresh()) }
    const subscription = centrifuge.newSubscription(channel, ofToken)
    subscription.on('publication', ({ data }) => onMessage(data as PushMessage))
    // Also where the profile's position is no longer known: only a whole replay counts. What everybody hears is said anew
    // with the next push, and no profile holds it.
    subscription.on('subscribed', ({ recovered }) => {
      if (!recovered && channel.startsWith(ONES_OWN)) onGap()
    })
    subscription.subscribe()
  }
  centrifuge.on('state', ({ newState }) => onState?.(newState as PushState))
  centrifuge.connect()
  return () => centrifuge.disconnect()
}

const ONES_OWN = playerChannel('' as Id<'plr'>)

const tokenOf = (channel: string, { connections }: PushConnection): string =>
  connections.find((each) => each.channel === channel)?.token ?? ''

/** Where the protocol's servers take what clients without sockets send. */
const EMULATION_PATH = '/emulation'

/**
 * The socket, then what a network that lets no socket through may still let through: the client tries them in turn. The
 * protocol's servers have them side by side; of an address with another end only the socket is known.
 */
export function transportsTo(url: string, page: string): TransportEndpoint[] {
  const { href } = new URL(url, page)
  const http = href.replace(/^ws/, 'http')
  const socket: TransportEndpoint = { transport: 'websocket', endpoint: href.replace(/^http/, 'ws') }
  if (!http.endsWith('/websocket')) return [socket]
  const beside = (name: string): string => http.replace(/websocket$/, name)
  return [socket, { transport: 'http_stream', endpoint: beside('http_stream') }, { transport: 'sse', endpoint: beside('sse') }]
}

/** What passes by itself although it is in the client's hundred: too slow, in each other's way, too early. */
const PASSING = [408, 409, 425]

/** Whether there will be no tokens however often a page asks. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 429 && !PASSING.includes(error.status)

/** Both kinds of token come with one call, and are asked for at the same time. */
function sharedWhileUnderway<T>(call: () => Promise<T>): () => Promise<T> {
  let underway: Promise<T> | null = null
  return () => (underway ??= call().finally(() => (underway = null)))
}
