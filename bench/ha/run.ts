import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSandbox } from '#apps/sandbox-payments/start-sandbox.ts'
import { createDice, type Dice } from '#ledger/testing/dice.ts'
import { openTestRedis } from '#platform/testing/redis.ts'
import { openBenchSite } from '../site/open-site.ts'
import { startCluster } from './cluster.ts'
import { FAULTS, type Place } from './faults.ts'
import { until } from './machine.ts'
import { natsFaults, newestEvent, startNats } from './nats.ts'
import { kindsOf, openPlayer, type Player } from './player.ts'
import { startPgbouncer } from './pooler.ts'
import { startSites } from './sites.ts'
import { judge } from './verdict.ts'

/**
 * Three PostgreSQL under Patroni, four site processes and players who repeat what is not answered, while one part
 * after another fails: `npm run bench -- ha 7` breaks them in the order of seed 7, `… ha 7 disk` the disk alone.
 */
const [SEED = '1', ONLY = ''] = process.argv.slice(2)
const faults = FAULTS.filter(({ name }) => name.includes(ONLY))
if (faults.length === 0) throw new Error(`No fault has '${ONLY}' in its name: ${FAULTS.map(({ name }) => name).join('; ')}`)
const PLAYERS = 12
const CALM_MS = 4_000
/** Writes are back within this time, in s. */
const SILENCE_MAX = 15

const folder = mkdtempSync(join(tmpdir(), 'croupier-ha-'))
chmodSync(folder, 0o755)
const stack = new AsyncDisposableStack()
try {
  const cluster = await startCluster(folder)
  stack.defer(() => cluster.stop())
  const { pgbouncer, url: poolerUrl } = await startPgbouncer(folder, cluster.url)
  stack.defer(() => pgbouncer.kill())
  const redis = stack.use(await openTestRedis())
  const nats = await startNats(folder)
  stack.defer(() => nats.machine.kill())
  const settings = {
    NATS_URL: nats.url,
    DATABASE_URL: cluster.url,
    DATABASE_POOLER_URL: poolerUrl,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    DATABASE_STANDBY: 'synchronous',
    SECRET: 'the same secret for every process',
  }
  const payments = await startSandbox()
  stack.defer(() => payments.close())
  const { url, merchant, apiKey, webhookKeys, sandbox } = payments
  const sites = await startSites(folder, settings, { url, merchant, apiKey, webhookKeys })
  stack.defer(() => sites.stop())
  // The one that gives players their winnings, and judges.
  const { site, database } = await openBenchSite(cluster.url)
  stack.defer(() => site.close().then(() => database.close()))
  const since = await newestEvent(database)
  const dice = createDice(SEED)
  const players: Player[] = []
  for (let nth = 0; nth < PLAYERS; nth++) {
    const place = { port: sites.port, dice: createDice(`${SEED} ${nth}`), database, sandbox }
    players.push(await openPlayer(place, nth))
  }
  const playing = players.map((player) => player.play())
  const failing = Promise.race([Promise.all(playing), told('SIGTERM'), told('SIGINT')])
  failing.catch(() => {})
  await Promise.race([failing, wait(CALM_MS)])
  const place: Place = { cluster, pgbouncer, sites, redis, nats: nats.machine, dice }
  for (const fault of shuffled(faults, dice)) {
    const silence = await longestSilence(players, async () => {
      await Promise.race([failing, fault.happen(place)])
      await cluster.untilWhole()
      await sites.untilReady()
      await wait(CALM_MS)
    })
    const isSlow = silence > SILENCE_MAX * 1_000
    if (isSlow) process.exitCode = 1
    say(fault.name, `${(silence / 1_000).toFixed(1)} s without a write${isSlow ? ', too long' : ''}`)
  }
  for (const player of players) player.rest()
  await failing
  await until('pushes', async () => (await Promise.all(players.map(hasCaughtUp))).every(Boolean)).catch(() => {})
  const found = [...(await judge(site, database, players)), ...(await natsFaults(nats, database, since))]
  for (const player of players) player.leave()
  for (const each of found) say('WRONG', each)
  if (found.length > 0) process.exitCode = 1
  const writes = players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  say('seed', `${SEED}: ${writes} acknowledged writes of ${PLAYERS} players, ${found.length} faults found`)
  say('of them', kindsOf(players))
} catch (error) {
  process.exitCode = 1
  throw error
} finally {
  await stack.disposeAsync()
  if (process.exitCode) say('logs', folder)
  else rmSync(folder, { recursive: true, force: true })
}

async function told(signal: NodeJS.Signals): Promise<never> {
  await once(process, signal)
  throw new Error(`ended by ${signal}`)
}

async function hasCaughtUp(player: Player): Promise<boolean> {
  return player.pushed.at(-1) === (await player.version())
}

/** The longest time in ms in which no player's write was acknowledged. */
async function longestSilence(players: readonly Player[], work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  const moments = players.flatMap(({ acknowledged }) => acknowledged.filter((at) => at >= from)).toSorted((a, b) => a - b)
  return Math.max(...[...moments, performance.now()].map((at, nth) => at - (moments[nth - 1] ?? from)))
}

function shuffled<T>(all: readonly T[], dice: Dice): T[] {
  const left = [...all]
  return all.map(() => left.splice(dice.below(left.length), 1)[0]!)
}

function say(what: string, text: string): void {
  console.log(`  ${what.padEnd(46)} ${text}`)
}
