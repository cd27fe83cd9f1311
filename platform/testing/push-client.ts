import { Centrifuge, type Options } from 'centrifuge'
import { WebSocket } from 'ws'

export interface PushClientOptions {
  readonly port: number
  readonly path: string
  /** As a browser on the site would say it; the server's own address without it. */
  readonly origin?: string
  readonly options?: Partial<Options>
}

/** The protocol's official client, as a page would run it. The caller connects and disconnects it. */
export function createPushClient({ port, path, origin = `http://127.0.0.1:${port}`, options }: PushClientOptions): Centrifuge {
  class SiteSocket extends WebSocket {
    constructor(address: string, protocols?: string[]) {
      super(address, protocols, { origin })
    }
  }
  return new Centrifuge(`ws://127.0.0.1:${port}${path}`, {
    websocket: SiteSocket,
    minReconnectDelay: 20,
    maxReconnectDelay: 50,
    ...options,
  })
}
