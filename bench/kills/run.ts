import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSandbox } from '#apps/sandbox-payments/start-sandbox.ts'
import { createDice } from '#ledger/testing/dice.ts'
import { ROOT } from '#platform/config/index.ts'
import { type Embedded, startEmbedded } from '#platform/db/embedded.ts'
import { type Machine, until } from '../ha/machine.ts'
import { kindsOf, openPlayer, type Player } from '../ha/player.ts'
import { prepareSites } from '../ha/sites.ts'
import { judge } from '../ha/verdict.ts'
import { openBenchSite } from '../site/open-site.ts'

/**
 * Kill -9 of site processes, the worker and PostgreSQL, durable, while players spin, buy, redeem and take part in
 * promotions, and repeat what is not answered: `npm run bench -- kills 7 200` kills 200 times in the order of seed 7.
 * SIGTERM ends the killing, and what was done until then is judged.
 */
const [SEED = '1', COUNT = '200'] = process.argv.slice(2)
const KILLS = Number(COUNT)
const PLAYERS = 24
const REST_MS = 30
const LANES = 2
const SERVER_EVERY = 4
/** Its supervisor gives up a server that dies too often in a minute. */
const SERVER_PAUSE_MS = 16_000
const PAUSE_MS = 4_000
/** After the last kill, until all work is done. */
const SETTLE_MS = 15_000

const folder = mkdtempSync(join(tmpdir(), 'croupier-kills-'))
chmodSync(folder, 0o755)
const stack = new AsyncDisposableStack()
try {
  const server = await startEmbedded({ folder, programs: join(ROOT, '.cache') })
  stack.defer(() => server.stop())
  const payments = await startSandbox()
  stack.defer(() => payments.close())
  const { url, merchant, apiKey, webhookKeys, sandbox } = payments
  const proxy = await openProxy()
  stack.defer(proxy.close)
  const settings = {
    DATABASE_URL: server.url,
    SECRET: 'the same secret for every process',
    PUBLIC_URL: `http://127.0.0.1:${proxy.port}`,
  }
  const { webs, worker } = await prepareSites(folder, settings, { url, merchant, apiKey, webhookKeys })
  stack.defer(async () => void (await Promise.all([worker, ...webs].map(({ machine }) => machine.kill()))))
  await worker.machine.start()
  await Promise.all(webs.map(({ machine }) => machine.start()))
  proxy.aim(webs.map(({ port }) => port))
  const { site, database } = await openBenchSite(server.url)
  stack.defer(() => site.close().then(() => database.close()))
  const players: Player[] = []
  for (let nth = 0; nth < PLAYERS; nth++) {
    const dice = createDice(`${SEED} ${nth}`)
    players.push(await openPlayer({ port: proxy.port, dice, database, sandbox, restMs: REST_MS }, nth))
  }
  const playing = Promise.all(players.map((player) => player.play()))
  playing.catch(() => {})
  const killed = await Promise.race([
    playing,
    killAll(
      server,
      [...webs, worker].map(({ machine }) => machine),
    ),
  ])
  await wait(SETTLE_MS)
  for (const player of players) player.rest()
  await playing
  await until('payments of all grants', async () => {
    const { rows } = await database.pool.query<{ due: string }>("select count(*) as due from promotion.grant where state = 'due'")
    return Number(rows[0]!.due) === 0
  })
  await until('pushes', async () =>
    (await Promise.all(players.map(async (player) => player.pushed.at(-1) === (await player.version())))).every(Boolean),
  ).catch(() => {})
  const found = await judge(site, database, players)
  for (const player of players) player.leave()
  for (const each of found) say('WRONG', each)
  if (found.length > 0) process.exitCode = 1
  const writes = players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  say(
    'killed',
    Object.entries(killed ?? {})
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  )
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

/** How often each was killed. Two lanes kill at their own pace: often one process starts while another one dies. */
async function killAll(server: Embedded, machines: readonly Machine[]): Promise<Readonly<Record<string, number>>> {
  const killed: Record<string, number> = {}
  let [begun, serverAt, isTold] = [0, -SERVER_PAUSE_MS, false]
  process.once('SIGTERM', () => (isTold = true))
  const runLane = async (own: readonly Machine[], lane: number): Promise<void> => {
    const dice = createDice(`${SEED} kills ${lane}`)
    while (begun < KILLS && !isTold) {
      const nth = begun++
      await wait(dice.below(PAUSE_MS))
      const maySlay = performance.now() - serverAt > SERVER_PAUSE_MS
      const target = maySlay && nth % SERVER_EVERY === 0 ? 'PostgreSQL' : dice.pick(own)
      const name = typeof target === 'string' ? target : target.name
      killed[name] = (killed[name] ?? 0) + 1
      if (typeof target === 'string') {
        serverAt = performance.now()
        slay(server)
      } else {
        await target.kill()
        await revive(target)
      }
    }
  }
  const lanes = Array.from({ length: LANES }, (_, lane) => machines.filter((_machine, nth) => nth % LANES === lane))
  await Promise.all(lanes.map(runLane))
  return killed
}

/** As a supervisor does: a process that starts while the database is away ends with a sentence, and is started again. */
async function revive(machine: Machine): Promise<void> {
  for (;;) {
    const started = machine.start().then(() => true)
    started.catch(() => {})
    const isReady = await Promise.race([started, machine.ended().then(() => false)])
    if (isReady) return
    await wait(1_000)
  }
}

/** The postmaster and its children, as when the power fails; its supervisor starts it again. */
function slay(server: Embedded): void {
  const pid = server.pid()
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
  for (const each of [pid, ...children.map(Number)]) spawnSync('kill', ['-9', String(each)])
}

/** Assigns connections to the processes in turn; one that nobody answers is closed. */
async function openProxy() {
  let [ports, turn]: [readonly number[], number] = [[], 0]
  const server = createServer((inside) => {
    // From the same address, by which calls are limited.
    const outside = connect({ port: ports[turn++ % ports.length] ?? 0, host: '127.0.0.1', localAddress: inside.remoteAddress! })
    inside.on('error', () => outside.destroy()).on('close', () => outside.destroy())
    outside.on('error', () => inside.destroy()).on('close', () => inside.destroy())
    inside.pipe(outside).pipe(inside)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    aim: (at: readonly number[]): void => void (ports = at),
    close: async (): Promise<void> => void server.close(),
  }
}

function say(what: string, text: string): void {
  console.log(`  ${what.padEnd(10)} ${text}`)
}
