import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Centrifuge, Options } from 'centrifuge'
import { SignJWT } from 'jose'
import { createManualClock } from '../../testing/manual-clock.ts'
import { createPushClient, type PushTransport } from '../../testing/push-client.ts'
import { type ChannelRules, createJwtVerifier, createMemorySource, HUB_PATHS, type HubOptions, openHub } from '../hub/index.ts'
import { openSpeaker } from './speaker.ts'

const START = Date.UTC(2026, 10, 21, 12)
const KEY = new TextEncoder().encode('a key of nobody')

const OPEN: ChannelRules = {
  kind: 'counted',
  subscribe: 'connected',
  publish: 'subscribers',
  presence: 'subscribers',
  history: 'subscribers',
}
const RULES: Readonly<Record<string, ChannelRules>> = {
  open: OPEN,
  own: { ...OPEN, subscribe: 'token', publish: 'nobody' },
  shut: { ...OPEN, publish: 'nobody', presence: 'nobody', history: 'nobody' },
  live: { ...OPEN, kind: 'latest', publish: 'connected' },
}

type Claims = Readonly<Record<string, unknown>>

interface ClientChoice {
  readonly transport?: PushTransport
  /** For example, a network that can be cut. */
  readonly port?: number
  readonly token?: string
  readonly options?: Partial<Options>
}

/**
 * A standalone hub behind a bare server, with a manual clock. Channels begin with `open:`, `own:`, `shut:` or
 * `live:`.
 */
export async function openTestHub(options: Partial<HubOptions> & { size?: number } = {}) {
  const clock = createManualClock(START)
  const settings = { size: options.size ?? 100, ttlMs: 300_000 }
  const log = { debug() {}, warn() {}, error() {} }
  const hub = openHub({
    clock,
    log,
    tokens: createJwtVerifier({ key: KEY, clock }),
    rulesOf: (channel) => RULES[channel.split(':')[0] ?? ''],
    source: createMemorySource({ clock, settingsOf: () => settings }),
    ...options,
  })
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (!hub.handle(request, response)) response.writeHead(404).end()
  })
  server.on('upgrade', (request, socket, head) => {
    if (!hub.upgrade(request, socket, head)) socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const clients: Centrifuge[] = []
  /** Expires in ten minutes by default. */
  const token = (claims: Claims = {}): Promise<string> => sign({ sub: 'ada', exp: clock.now() / 1_000 + 600, ...claims })
  return {
    hub,
    clock,
    port,
    /** The requested paths, without sockets. */
    requests,
    token,
    async speak(claims?: Claims) {
      const speaker = await openSpeaker(port)
      if (claims) await speaker.ask({ connect: { token: await token(claims) } })
      return speaker
    },
    client({ transport = 'websocket', token: given, port: at = port, options: more }: ClientChoice = {}) {
      const client = createPushClient({
        port: at,
        path: HUB_PATHS.websocket,
        origin: `http://127.0.0.1:${at}`,
        transport,
        options: { ...(given === undefined ? { getToken: () => token() } : { token: given }), ...more },
      })
      clients.push(client)
      return client
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.disconnect()
      await hub.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

export type TestHub = Awaited<ReturnType<typeof openTestHub>>

const sign = (claims: Claims): Promise<string> => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(KEY)
