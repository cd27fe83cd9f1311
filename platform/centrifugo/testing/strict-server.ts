import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

interface PublishRequest {
  readonly channel: string
  readonly data: unknown
  readonly idempotency_key?: string
  readonly version?: number
  readonly version_epoch?: string
}

/** A failure injected into a request or one of its commands. */
export type Fate = 'works' | 'fails before' | 'fails after' | 'cut before' | 'cut after'

export interface StrictServer {
  readonly url: string
  /** The accepted versions by channel, in order. */
  readonly taken: Map<string, number[]>
  readonly data: unknown[]
  readonly disconnected: unknown[]
  /** Protocol violations by the publisher. */
  readonly wrongs: string[]
  readonly calls: Map<string, number>
  fate: () => Fate
  refuses: (channel: string) => boolean
  hasBatch: boolean
  [Symbol.asyncDispose](): Promise<void>
}

export const API_KEY = 'the key of the tests'

/** Implements the publisher's part of Centrifugo's documented HTTP API and records every violation. */
export async function openStrictServer(): Promise<StrictServer> {
  const last = new Map<string, { epoch: string; version: number }>()
  const keys = new Set<string>()
  const underWay = new Set<string>()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const strict: StrictServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: new Map(),
    data: [],
    disconnected: [],
    wrongs: [],
    calls: new Map(),
    fate: () => 'works',
    refuses: () => false,
    hasBatch: true,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
  return strict

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const method = request.url?.replace('/api/', '') ?? ''
    const isBatch = method === 'batch'
    strict.calls.set(method, (strict.calls.get(method) ?? 0) + 1)
    if (isBatch && !strict.hasBatch) return void response.writeHead(404).end('404 page not found')
    if (request.headers['x-api-key'] !== API_KEY) return void response.writeHead(401).end()
    const body = JSON.parse(Buffer.concat(parts).toString()) as { commands: { publish: PublishRequest }[] } & PublishRequest
    if (method === 'disconnect') strict.disconnected.push(body)
    const requests = isBatch ? body.commands.map(({ publish }) => publish) : method === 'publish' ? [body] : []
    const channels = requests.map(({ channel }) => channel)
    if (new Set(channels).size < channels.length || channels.some((channel) => underWay.has(channel)))
      strict.wrongs.push(`two at once in one of ${channels.join()}`)
    for (const channel of channels) underWay.add(channel)
    await wait(1)
    const fate = strict.fate()
    const replies = fate.endsWith('before') ? [] : requests.map(publish)
    for (const channel of channels) underWay.delete(channel)
    if (fate.startsWith('cut')) return void request.socket.destroy()
    if (fate.startsWith('fails')) return void response.writeHead(503).end('overloaded')
    const single = replies[0] ?? { result: {} }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(isBatch ? { replies: replies.map(({ error }) => (error ? { error } : { publish: {} })) } : single),
    )
  }

  function publish({ channel, data, idempotency_key: key, version, version_epoch: epoch }: PublishRequest) {
    if (strict.refuses(channel)) return { error: { code: 102, message: 'unknown channel' } }
    if (version === undefined || epoch === undefined || key === undefined) {
      strict.data.push(data)
      return { result: {} }
    }
    if (key !== `${channel}:${epoch}:${version}`) strict.wrongs.push(`the key ${key} of version ${version}`)
    const before = last.get(channel)
    const top = before?.epoch === epoch ? before.version : 0
    const isKnown = keys.has(key) || version <= top
    if (isKnown) return { result: {} }
    if (version !== top + 1) strict.wrongs.push(`${channel} goes from ${top} to ${version}`)
    keys.add(key)
    last.set(channel, { epoch, version })
    strict.taken.set(channel, [...(strict.taken.get(channel) ?? []), version])
    strict.data.push(data)
    return { result: {} }
  }
}
