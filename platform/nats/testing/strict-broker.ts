import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What becomes of one publication. */
export type Fate = 'stored' | 'lost' | 'stored, not answered' | 'cut before' | 'cut after'

export interface StoredMessage {
  readonly subject: string
  readonly id: string
  readonly data: any
}

/** A NATS server with one JetStream stream, as far as a publisher uses it, by its protocol's documentation. */
export interface StrictBroker {
  readonly url: string
  readonly stored: StoredMessage[]
  /** How often a known id came again and was not stored. */
  readonly duplicates: () => number
  readonly streams: readonly object[]
  fate: () => Fate
  /** Of repeated ids: forgotten, as after the duplicate window. */
  forgetIds(): void
  close(): Promise<void>
  /** On the same port, with what was stored. */
  open(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const CRLF = '\r\n'

export async function openStrictBroker(): Promise<StrictBroker> {
  const stored: StoredMessage[] = []
  const streams: object[] = []
  const ids = new Set<string>()
  const sockets = new Set<Socket>()
  let [duplicates, fate] = [0, (): Fate => 'stored']

  /** Undefined if nothing is answered. */
  const keep = (socket: Socket, subject: string, { headers, data }: Publication): object | undefined => {
    const id = headers.get('Nats-Msg-Id') ?? ''
    const expected = headers.get('Nats-Expected-Last-Msg-Id')
    const becomes = fate()
    if (becomes === 'cut before') socket.destroy()
    if (becomes === 'cut before' || becomes === 'lost') return undefined
    // The server looks for repetitions first.
    if (ids.has(id)) {
      duplicates++
      return { stream: 'S', seq: 1, duplicate: true }
    }
    const last = stored.at(-1)?.id ?? ''
    if (expected !== undefined && expected !== last)
      return { error: { code: 400, err_code: 10_070, description: `wrong last msg ID: ${last}` } }
    stored.push({ subject, id, data: JSON.parse(data) })
    ids.add(id)
    if (becomes === 'cut after') socket.destroy()
    return becomes === 'stored' ? { stream: 'S', seq: stored.length } : undefined
  }
  const manage = (call: string, body: string): object => {
    const [what = ''] = /^(INFO|STREAM\.INFO|STREAM\.CREATE|STREAM\.MSG\.GET)/.exec(call) ?? []
    const state = { messages: stored.length, first_seq: 1, last_seq: stored.length, bytes: 0, consumer_count: 0 }
    if (what === 'INFO') return { memory: 0, storage: 0, streams: 1, consumers: 0, limits: {}, api: { total: 0, errors: 0 } }
    if (what === 'STREAM.CREATE') streams.push(JSON.parse(body))
    if (what === 'STREAM.MSG.GET') {
      const { subject, id, data } = stored[JSON.parse(body).seq - 1]!
      const hdrs = Buffer.from(`NATS/1.0${CRLF}Nats-Msg-Id: ${id}${CRLF}${CRLF}`).toString('base64')
      return { message: { subject, seq: 1, hdrs, data: btoa(JSON.stringify(data)), time: '2026-01-01T00:00:00Z' } }
    }
    const config = streams.at(-1)
    if (!config) return { error: { code: 404, err_code: 10_059, description: 'stream not found' } }
    return { config, state, created: '2026-01-01T00:00:00Z' }
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    serve(socket, (subject, publication) =>
      subject.startsWith('$JS.API.')
        ? manage(subject.slice('$JS.API.'.length), publication.data)
        : keep(socket, subject, publication),
    )
  })
  const open = async (port = 0): Promise<void> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await open()
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: `nats://127.0.0.1:${port}`,
    stored,
    duplicates: () => duplicates,
    streams,
    get fate() {
      return fate
    },
    set fate(next) {
      fate = next
    },
    forgetIds: () => ids.clear(),
    close,
    open: () => open(port),
    [Symbol.asyncDispose]: close,
  }
}

interface Publication {
  readonly headers: ReadonlyMap<string, string>
  readonly data: string
}

type Answer = (subject: string, publication: Publication) => object | undefined

/** One connection: `CONNECT`, `PING`, `SUB` of an inbox, `PUB` and `HPUB` with a reply subject. */
function serve(socket: Socket, answer: Answer): void {
  const info = { server_id: 'S', version: '2.9.10', proto: 1, headers: true, max_payload: 1_048_576, jetstream: true }
  socket.write(`INFO ${JSON.stringify(info)}${CRLF}`)
  const inboxes = new Map<string, string>()
  let waiting = Buffer.alloc(0)
  const publish = ([subject = '', reply = '']: readonly string[], publication: Publication): void => {
    const answered = answer(subject, publication)
    const sid = [...inboxes].find(([inbox]) => reply.startsWith(inbox))?.[1]
    if (!answered || sid === undefined || socket.destroyed) return
    const text = JSON.stringify(answered)
    socket.write(`MSG ${reply} ${sid} ${Buffer.byteLength(text)}${CRLF}${text}${CRLF}`)
  }
  /** The bytes that one command took; 0 if it is not whole yet. */
  const take = (): number => {
    const end = waiting.indexOf(CRLF)
    if (end < 0) return 0
    const [verb, ...words] = waiting.subarray(0, end).toString().split(' ')
    if (verb === 'PING') socket.write(`PONG${CRLF}`)
    if (verb === 'SUB') inboxes.set(words[0]!.replace('*', ''), words.at(-1)!)
    if (verb !== 'PUB' && verb !== 'HPUB') return end + CRLF.length
    const [from, size] = [end + CRLF.length, Number(words.at(-1))]
    if (waiting.length < from + size + CRLF.length) return 0
    const ofHeaders = verb === 'HPUB' ? Number(words.at(-2)) : 0
    const [head, data] = [waiting.subarray(from, from + ofHeaders), waiting.subarray(from + ofHeaders, from + size)]
    publish(words, { headers: headersOf(head.toString()), data: data.toString() })
    return from + size + CRLF.length
  }
  socket.on('data', (part) => {
    waiting = Buffer.concat([waiting, part])
    for (let taken = take(); taken > 0; taken = take()) waiting = waiting.subarray(taken)
  })
}

function headersOf(text: string): Map<string, string> {
  const lines = text.split(CRLF).filter((line) => line.includes(':'))
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
}
