import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'

/** A connection plays for several players in turn: one player is limited to ten spins a second. */
const PLAYERS_EACH = 8
const BODY = JSON.stringify({ stake: 2_000 })

/** An API in its own process, with players who have funds. */
interface SpinSite {
  readonly port: number
  readonly tokens: readonly string[]
  stop(): void
}

export function startSpinSite(url: string, players: number): Promise<SpinSite> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), url, String(players * PLAYERS_EACH)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let text = ''
    let isUp = false
    child.stdout.on('data', (chunk: Buffer) => {
      text += String(chunk)
      if (!text.includes('\n') || isUp) return
      isUp = true
      resolve({ ...(JSON.parse(text.split('\n')[0] ?? '') as { port: number; tokens: string[] }), stop: () => child.kill() })
    })
    child.once('exit', () => reject(new Error('the server of the benchmark ended')))
  })
}

/** Every player spins again as soon as the last reply arrives. */
export async function loadSpins({ port, tokens }: SpinSite, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: tokens.length / PLAYERS_EACH })
  const until = performance.now() + seconds * 1_000
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: tokens.length / PLAYERS_EACH }, async (_, client) => {
      for (let turn = 0; performance.now() < until; turn++) {
        const token = tokens[client * PLAYERS_EACH + (turn % PLAYERS_EACH)] ?? ''
        const from = performance.now()
        await spin({ agent, port, token })
        times.push(performance.now() - from)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1_000
  agent.destroy()
  times.sort((left, right) => left - right)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) }
}

function spin({ agent, port, token }: { agent: Agent; port: number; token: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: 'velmora.localhost',
      cookie: `session=${token}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': BODY.length,
      'idempotency-key': crypto.randomUUID(),
    }
    const path = '/rest/game/voltage-sevens/spin/'
    const call = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (reply) => {
      reply.resume()
      reply.once('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`a spin answered ${reply.statusCode}`))))
    })
    call.once('error', reject)
    call.end(BODY)
  })
}
