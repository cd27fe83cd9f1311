import { Agent, request } from 'node:http'

export interface Load {
  readonly port: number
  readonly clients: number
  readonly seconds: number
  /** The address of the nth request. */
  readonly pathOf: (nth: number) => string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Pace {
  readonly count: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Every client sends the next request as soon as its page is complete. */
export async function load({ port, clients, seconds, pathOf, headers = {} }: Load): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const started = performance.now()
  const until = started + seconds * 1_000
  let nth = 0
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now()
      await get({ agent, port, path: pathOf(nth++), headers: { ...headers, 'x-forwarded-for': addressOf(nth) } })
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const elapsedSeconds = (performance.now() - started) / 1_000
  agent.destroy()
  times.sort((left, right) => left - right)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  return { count: times.length, perSecond: times.length / elapsedSeconds, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** Each request comes from its own address; otherwise the visitor rate limit would be measured. */
const addressOf = (nth: number): string => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`

function get(what: { agent: Agent; port: number; path: string; headers: Readonly<Record<string, string>> }): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request({ ...what, host: '127.0.0.1' }, (reply) => {
      reply.resume()
      reply.once('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`a page answered ${reply.statusCode}`))))
    })
    call.once('error', reject)
    call.end()
  })
}
