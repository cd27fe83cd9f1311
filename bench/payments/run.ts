import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startSandbox } from '#apps/sandbox-payments/start-sandbox.ts'
import { type Post, sendPost } from '#apps/sandbox-payments/post.ts'
import type { Connection } from '#features/site/realtime/contract.ts'
import type { CashOrder } from '#features/store/orders/contract.ts'
import type { Redemption } from '#features/store/redemptions/contract.ts'
import { SESSION_COOKIE } from '#platform/auth/sessions.ts'
import { ROOT } from '#platform/config/index.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { bringUpToDate } from '#platform/db/sql-functions.ts'
import { createPushClient } from '#platform/testing/push-client.ts'
import type { Kind, Listening, Request, Start } from './served.ts'

/**
 * Purchases and redemptions through HTTP, durable, against the sandbox provider: how long a message of the provider takes
 * to its answer, and a charge to the coins in a push; how long a redemption takes to be decided, and how many need nobody.
 */
const BUYERS = 24
const PURCHASES_EACH = 15
const AT_ONCE = 4
const PRESETS = ['starter', 'pouch', 'stack', 'treasure', 'vault', 'hoard']
const HEARD_MS_P99 = 100
const COINS_MS_P95 = 1_000
const DECIDED_MS_P50 = 2_000
const BY_RULE = 0.9
/** What a rule looks for; everything else is clean. */
const NOT_CLEAN: readonly Kind[] = ['new account', 'large', 'shared account', 'unplayed entries']

const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
chmodSync(folder, 0o755)
const server = await startEmbedded({ folder, programs: join(ROOT, '.cache') })
const heardMs: number[] = []
const sandbox = await startSandbox({ post: timed })
try {
  await bringUpToDate(server.url, ROOT)
  const { url, apiKey, webhookKeys, merchant } = sandbox
  const start: Start = { url: server.url, provider: { url, apiKey, webhookKeys, merchant }, buyers: BUYERS }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), JSON.stringify(start)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { port, buyers, requests } = JSON.parse(line) as Listening
  await measurePurchases(port, buyers)
  await measureRedemptions(port, requests)
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
} finally {
  await sandbox.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function timed(post: Post): Promise<number> {
  const from = performance.now()
  const status = await sendPost(post)
  if (status === 200) heardMs.push(performance.now() - from)
  return status
}

async function measurePurchases(port: number, buyers: readonly string[]): Promise<void> {
  const [first = '', ...rest] = buyers
  // A warm-up, so that everything is compiled.
  await buy(port, first)
  heardMs.length = 0
  const coinsMs: number[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let token = rest.pop(); token; token = rest.pop()) coinsMs.push(...(await buy(port, token)))
    }),
  )
  say('message of the provider to its 2xx', heardMs, { share: 0.99, mustMs: HEARD_MS_P99 })
  say('charged to coins in a push', coinsMs, { share: 0.95, mustMs: COINS_MS_P95 })
}

/** Buys in turn, hearing the pushes of its own channel. */
async function buy(port: number, token: string): Promise<number[]> {
  let arrive = (): void => undefined
  const page = await openPage(port, token, () => arrive())
  const times: number[] = []
  for (let nth = 0; nth < PURCHASES_EACH; nth++) {
    const opened = await call<{ data: CashOrder }>(port, token, '/rest/cash/orders/', { presetId: PRESETS[nth % PRESETS.length] })
    const { id } = opened.data.payment
    const begun = await call<{ data: CashOrder }>(port, token, `/rest/cash/orders/${id}/pay/`, { methodId: 'card' })
    const reference = begun.data.transactions.at(-1)!.id
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    const from = performance.now()
    await sandbox.sandbox.act({ reference, what: 'approve' })
    await arrival
    times.push(performance.now() - from)
  }
  page.close()
  return times
}

async function openPage(port: number, token: string, onCoins: () => void): Promise<{ close(): void }> {
  const response = await fetch(`http://127.0.0.1:${port}/rest/player/connection/`, {
    headers: { cookie: `${SESSION_COOKIE}=${token}` },
  })
  const { data: connection } = (await response.json()) as { data: Connection }
  const client = createPushClient({ port, path: connection.url, options: { token: connection.connectionToken } })
  const own = connection.connections.find(({ channel }) => channel.startsWith('player:'))!
  const subscription = client.newSubscription(own.channel, { token: own.token })
  subscription.on('publication', ({ data }: { data: { type: string; data: { reason?: string } } }) => {
    if (data.type === 'setBalance' && data.data.reason === 'purchase') onCoins()
  })
  subscription.subscribe()
  client.connect()
  await subscription.ready(20_000)
  return { close: () => client.disconnect() }
}

async function measureRedemptions(port: number, requests: readonly Request[]): Promise<void> {
  const cleanMs: number[] = []
  let byRule = 0
  for (const { kind, token, accountId, cents } of requests) {
    const from = performance.now()
    const { data } = await call<{ data: Redemption }>(port, token, '/rest/redemptions/', { cents, accountId })
    const took = performance.now() - from
    const isClean = !NOT_CLEAN.includes(kind)
    if (isClean) cleanMs.push(took)
    if (isClean && data.state !== 'paid') throw new Error(`a clean request by ${kind} is ${data.state}: ${data.reason}`)
    if (data.state !== 'review') byRule++
  }
  say('clean redemption to its decision and payout', cleanMs, { share: 0.5, mustMs: DECIDED_MS_P50 })
  const share = byRule / requests.length
  process.stdout.write(
    `${byRule} of ${requests.length} requests of the sample decided by rule (must ${BY_RULE * 100} %: ${share >= BY_RULE ? 'met' : 'MISSED'})\n`,
  )
}

function call<R>(port: number, token: string, path: string, body: object): Promise<R> {
  const text = JSON.stringify(body)
  const headers = {
    host: `velmora.localhost:${port}`,
    cookie: `${SESSION_COOKIE}=${token}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'idempotency-key': crypto.randomUUID(),
  }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path, headers }, (reply) => {
      let said = ''
      reply.setEncoding('utf8').on('data', (part: string) => (said += part))
      reply.once('end', () => {
        const told = said ? (JSON.parse(said) as R & { success?: boolean }) : undefined
        if (reply.statusCode === 200 && told?.success) resolve(told)
        else reject(new Error(`${path} answered ${reply.statusCode}: ${said}`))
      })
    })
    sent.once('error', reject)
    sent.end(text)
  })
}

function say(title: string, times: readonly number[], { share, mustMs }: { share: number; mustMs: number }): void {
  const sorted = times.toSorted((left, right) => left - right)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)].map((ms) => ms.toFixed(0))
  const isMet = at(share) <= mustMs
  process.stdout.write(
    `${title}: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms of ${sorted.length} (must ${mustMs} ms at p${share * 100}: ${isMet ? 'met' : 'MISSED'})\n`,
  )
}
