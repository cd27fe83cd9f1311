import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection } from '#features/site/realtime/contract.ts'
import type { DurableChannel } from '#kernel/push.ts'
import { SESSION_COOKIE } from '#platform/auth/sessions.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { push, wake } from '#platform/outbox/index.ts'
import { notifyPeers } from '#platform/outbox/notify-peers.ts'
import { createPushClient } from '#platform/testing/push-client.ts'
import { openBenchServer } from '../site/open-server.ts'
import { startSpinSite } from '../spin/spin-load.ts'

/** From a commit of this process to a socket of another one, and the cost of notifying it. */
const PLAYERS = 20
const SAMPLES = 400
const WRITERS = 16
const SECONDS = 3
const ROUNDS = 3

await using server = await openBenchServer()
const database = openDatabase({ url: server.url, connectionsMax: WRITERS + 2, role: 'croupier_app' })
const site = await startSpinSite(server.url, PLAYERS)
try {
  await measureLatency(site.port, site.tokens)
  await measureCost()
} finally {
  await site.stop()
  await database.close()
}

async function measureLatency(port: number, tokens: readonly string[]): Promise<void> {
  const arrived = new Map<string, () => void>()
  const pages = await Promise.all(tokens.map((token) => openPage(port, token, (id) => arrived.get(id)?.())))
  let sent = 0
  const once = async (channel: DurableChannel, isTold: boolean): Promise<number> => {
    const id = `sample-${sent++}`
    const arrival = new Promise<void>((resolve) => arrived.set(id, resolve))
    await database.transaction((tx) => push(tx, channel, { type: 'app', data: { action: id as 'reload' } }))
    const committedMs = performance.now()
    if (isTold) wake([channel])
    await arrival
    return performance.now() - committedMs
  }
  const stopRinging = notifyPeers(database)
  await wait(500)
  const told: number[] = []
  for (let nth = 0; nth < SAMPLES; nth++) told.push(await once(pages[nth % PLAYERS]!.channel, true))
  say('one at a time, told by a notice', told)
  const crowd = await Promise.all(
    pages.map(async ({ channel }) => {
      const own: number[] = []
      for (let nth = 0; nth < SAMPLES / PLAYERS; nth++) own.push(await once(channel, true))
      return own
    }),
  )
  say(`${PLAYERS} at once, told by notices`, crowd.flat())
  stopRinging()
  const polled: number[] = []
  for (let nth = 0; nth < 20; nth++) polled.push(await once(pages[0]!.channel, false))
  say('every notice lost, found by the poll', polled)
  for (const { close } of pages) close()
}

/** Durable commits per second: without notifying, as the site notifies, and notifying within each transaction. */
async function measureCost(): Promise<void> {
  const ways = {
    'telling nobody': 'none',
    'a notice beside, coalesced': 'beside',
    'a notice in each transaction': 'inside',
  } as const
  for (let round = 0; round < ROUNDS; round++) {
    const results: string[] = []
    for (const [title, way] of Object.entries(ways)) {
      const stop = way === 'beside' ? notifyPeers(database) : () => {}
      results.push(`${title} ${(await commitsPerSecond(database, way)).toFixed(0)}/s`)
      stop()
    }
    process.stdout.write(`${WRITERS} writers: ${results.join(', ')}\n`)
  }
}

async function commitsPerSecond({ transaction }: Database, way: 'none' | 'beside' | 'inside'): Promise<number> {
  const endMs = performance.now() + SECONDS * 1_000
  let count = 0
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const channel: DurableChannel = `player:cost-${writer}`
      while (performance.now() < endMs) {
        await transaction(async (tx) => {
          await push(tx, channel, { type: 'app', data: { action: 'reload' } })
          if (way === 'inside') await sql`select pg_notify('outbox', ${channel})`.execute(tx)
          else await sql`select 1`.execute(tx)
        })
        if (way === 'beside') wake([channel])
        count++
      }
    }),
  )
  return count / SECONDS
}

async function openPage(port: number, token: string, onArrival: (id: string) => void) {
  const response = await fetch(`http://127.0.0.1:${port}/rest/player/connection/`, {
    headers: { cookie: `${SESSION_COOKIE}=${token}` },
  })
  const { data: connection } = (await response.json()) as { data: Connection }
  const client = createPushClient({ port, path: connection.url, options: { token: connection.connectionToken } })
  const [own] = connection.connections
  const subscription = client.newSubscription(own!.channel, { token: own!.token })
  subscription.on('publication', ({ data }: { data: { data: { action: string } } }) => onArrival(data.data.action))
  subscription.subscribe()
  client.connect()
  await subscription.ready(20_000)
  return { channel: own!.channel as DurableChannel, close: () => client.disconnect() }
}

function say(title: string, latencies: number[]): void {
  const sorted = latencies.toSorted((left, right) => left - right)
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  process.stdout.write(`${title}: commit to socket p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${sorted.length} samples\n`)
}
