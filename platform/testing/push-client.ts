import { Centrifuge, type Options } from 'centrifuge'
import { WebSocket } from 'ws'
import { eventSourceOver } from './event-source.ts'

export type PushTransport = 'websocket' | 'http_stream' | 'sse'

export interface PushClientOptions {
  readonly port: number
  readonly path: string
  /** The origin a browser on the site would send; the server's own by default. */
  readonly origin?: string
  /** A socket by default; the path is then still the socket's. */
  readonly transport?: PushTransport
  readonly options?: Partial<Options>
}

/** The protocol's official client, as a page would run it. The caller connects and disconnects it. */
export function createPushClient({ port, path, transport = 'websocket', ...rest }: PushClientOptions): Centrifuge {
  const http = `http://127.0.0.1:${port}`
  const { origin = http, options } = rest
  class SiteSocket extends WebSocket {
    constructor(address: string, protocols?: string[]) {
      super(address, protocols, { origin })
    }
  }
  const siteFetch = (url: string, init: RequestInit): Promise<Response> =>
    fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), origin } })
  const beside = path.replace(/websocket$/, transport)
  const endpoint = transport === 'websocket' ? `ws://127.0.0.1:${port}${path}` : `${http}${beside}`
  return new Centrifuge([{ transport, endpoint }], {
    websocket: SiteSocket,
    fetch: siteFetch,
    eventsource: eventSourceOver(siteFetch),
    emulationEndpoint: `${http}/emulation`,
    minReconnectDelay: 20,
    maxReconnectDelay: 50,
    ...options,
  })
}
