import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ROOT } from '#platform/config/index.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { listMigrations, migrate } from '#platform/db/migrate.ts'
import { openTpcb, type Tpcb } from '../limits/tpcb.ts'

/** Spins through HTTP, each one debited, played, settled and told of in a durable commit, against TPC-B in the same run. */
const SECONDS = 5
const ROUNDS = 3
/** With 64 players at once; with fewer the wait for the disk is shared by fewer. */
const MUST = 0.8
const AIM = 1.5
/** A connection plays for several in turn: one player alone may spin ten times a second and no more. */
const PLAYERS_EACH = 8
const BODY = JSON.stringify({ stake: 1_000 })

const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
chmodSync(folder, 0o755)
const server = await startEmbedded({ folder, programs: join(ROOT, '.cache') })
try {
  await migrate(server.url, listMigrations(ROOT))
  const tpcb = await openTpcb(await databaseBeside(server.url, 'tpcb'))
  for (const clients of [64, 16]) await compare(clients, tpcb)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function compare(clients: number, tpcb: Tpcb): Promise<void> {
  const site = await startSite(clients)
  await load(site, 1)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const limit = await tpcb.measure({ clients, seconds: SECONDS })
    const { perSecond, p50, p99 } = await load(site, SECONDS)
    ratios.push(perSecond / limit)
    process.stdout.write(
      `${clients} players: ${perSecond.toFixed(0)} spins/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; TPC-B ${limit.toFixed(0)}/s; ratio ${(perSecond / limit).toFixed(2)}\n`,
    )
  }
  site.stop()
  const median = ratios.sort((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0
  process.stdout.write(`${clients} players: ${median.toFixed(2)}x TPC-B${clients === 64 ? ` (${verdictOn(median)})` : ''}\n`)
}

function verdictOn(ratio: number): string {
  const goals = Object.entries({ must: MUST, aim: AIM })
  return goals.map(([name, goal]) => `${name} ${goal}x: ${ratio >= goal ? 'met' : 'MISSED'}`).join(', ')
}

interface Target {
  readonly port: number
  readonly tokens: readonly string[]
  stop(): void
}

function startSite(players: number): Promise<Target> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), server.url, String(players * PLAYERS_EACH)], {
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

/** Every player spins again as soon as the last reply is there. */
async function load({ port, tokens }: Target, seconds: number) {
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

async function databaseBeside(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/croupier$/, name)
}
