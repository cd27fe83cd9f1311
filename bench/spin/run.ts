import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { POOLED_PASSWORD, startPgbouncer } from '../ha/pooler.ts'
import { openTpcb, type Tpcb } from '../limits/tpcb.ts'
import { processorTimeOf, usageOf } from './server-time.ts'
import { loadSpins, SPIN_PLAYERS, type SpinSite, startSpinSite } from './spin-load.ts'
import { openBenchServer } from '../site/open-server.ts'

/**
 * Spins through HTTP, each debited, played, settled and published in a durable commit, against TPC-B in the same run, and
 * what each takes of the processor, of the database's statements and of its log. `npm run bench -- spin pgbouncer` puts
 * PgBouncer between them.
 */
const IS_POOLED = process.argv[2] === 'pgbouncer'
const SECONDS = 5
const ROUNDS = 3
/**
 * Until every player has spun and what is run often is compiled: a first spin reads what later ones remember, and the
 * compiler takes half as much again in the first fifteen seconds.
 */
const WARM_SECONDS = 20
/** With 64 concurrent players; fewer would share each disk write less. */
const MUST = 0.8
const AIM = 1.5

await using server = await openBenchServer()
await using pooler = IS_POOLED ? await openPooler() : undefined
const tpcb = await openTpcb(await databaseBeside(server.url, 'tpcb'))
for (const clients of [64, 16]) await compare(clients, tpcb)

async function compare(clients: number, tpcb: Tpcb): Promise<void> {
  const site = await startSpinSite(server.url, SPIN_PLAYERS, pooler?.url)
  await loadSpins(site, clients, WARM_SECONDS)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const limit = await tpcb.measure({ clients, seconds: SECONDS })
    const { perSecond, p50, p99, each } = await measureLoad(site, clients, client)
    ratios.push(perSecond / limit)
    process.stdout.write(
      `${clients} players: ${perSecond.toFixed(0)} spins/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; TPC-B ${limit.toFixed(0)}/s; ratio ${(perSecond / limit).toFixed(2)}\n  a spin: ${each}\n`,
    )
  }
  await client.end()
  await site.stop()
  const median = ratios.sort((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0
  process.stdout.write(`${clients} players: ${median.toFixed(2)}x TPC-B${clients === 64 ? ` (${verdictOn(median)})` : ''}\n`)
}

/** A load with what one of its spins took. */
async function measureLoad(site: SpinSite, clients: number, client: pg.Client) {
  const usage = async () => ({ site: await site.usage(), server: await usageOf(server, client), pooler: pooler?.micros() ?? 0 })
  const before = await usage()
  const load = await loadSpins(site, clients, SECONDS)
  const after = await usage()
  const each = (from: number, to: number, digits = 0): string => ((to - from) / load.spins).toFixed(digits)
  const { processorMicros: from } = before.server
  const { processorMicros: to } = after.server
  return {
    ...load,
    each: [
      `${each(before.site.processorMicros, after.site.processorMicros)} µs of the site’s process`,
      ...(from === undefined || to === undefined ? [] : [`${each(from, to)} µs of PostgreSQL`]),
      ...(pooler ? [`${each(before.pooler, after.pooler)} µs of PgBouncer`] : []),
      `${each(0, load.processorMicros)} µs of the players’ process`,
      `${each(before.site.statements, after.site.statements, 2)} statements`,
      `${each(before.server.walBytes, after.server.walBytes)} bytes of WAL`,
    ].join(', '),
  }
}

function verdictOn(ratio: number): string {
  const goals = Object.entries({ must: MUST, aim: AIM })
  return goals.map(([name, goal]) => `${name} ${goal}x: ${ratio >= goal ? 'met' : 'MISSED'}`).join(', ')
}

async function openPooler() {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-spin-'))
  chmodSync(folder, 0o755)
  const owner = new pg.Client(server.url)
  await owner.connect()
  await owner.query(`alter role croupier_app login password '${POOLED_PASSWORD}'`)
  await owner.end()
  const { pgbouncer, url } = await startPgbouncer(folder, server.url)
  return {
    url,
    micros: () => processorTimeOf(pgbouncer.pid ?? 0),
    async [Symbol.asyncDispose]() {
      await pgbouncer.kill()
      rmSync(folder, { recursive: true })
    },
  }
}

async function databaseBeside(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/croupier$/, name)
}
