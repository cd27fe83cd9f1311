import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ROOT } from '#platform/config/index.ts'
import { serverUser } from '#platform/db/server-user.ts'
import { type CuttableProxy, openCuttableProxy } from '#platform/testing/cuttable-proxy.ts'
import { fill } from './fill.ts'
import { freePort } from './free-port.ts'
import { Machine, until } from './machine.ts'
import { POOLED_LOGIN } from './pooler.ts'

const NODES = [1, 2, 3]
const PROGRAMS = ['/usr/lib/postgresql/17/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/15/bin'].find(existsSync)
const DISK_MB = 1_500
const PASSWORD = 'of this run'

/** One PostgreSQL under Patroni. */
export interface Node {
  readonly name: string
  readonly machine: Machine
  readonly rest: string
  readonly port: number
  /** Where its data is. */
  readonly folder: string
  /** Its network to etcd, which is what tells a cut-off leader that it no longer leads. */
  readonly etcd: readonly CuttableProxy[]
}

export interface Cluster {
  /** Of the site's own user and database, through HAProxy. */
  readonly url: string
  readonly nodes: readonly Node[]
  readonly etcd: readonly Machine[]
  readonly haproxy: Machine
  leader(): Promise<Node>
  /** A standby that has every acknowledged commit. */
  synchronous(): Promise<Node>
  /** One leader, two streaming standbys, one of them synchronous. */
  untilWhole(): Promise<void>
  stop(): Promise<void>
}

/** Three PostgreSQL with Patroni and etcd behind HAProxy, by the files of `deploy/ha`. */
export async function startCluster(folder: string): Promise<Cluster> {
  if (!PROGRAMS)
    throw new Error(
      'PostgreSQL is missing: apt-get install postgresql patroni etcd-server haproxy pgbouncer nginx-light redis-server nats-server',
    )
  const { etcd, ports } = await startEtcd(folder)
  const nodes = await Promise.all(NODES.map((nth) => prepareNode(folder, nth, ports)))
  for (const { machine } of nodes) await machine.start()
  const guards = await startDiskGuards(folder, nodes)
  const { haproxy, port } = await startHaproxy(folder, nodes)
  const states = async (): Promise<{ name: string; role: string; state: string }[]> => {
    for (const { rest } of nodes) {
      const answer = await ask(rest, '/cluster')
      if (answer) return ((await answer.json()) as { members: { name: string; role: string; state: string }[] }).members
    }
    return []
  }
  const byRole = async (role: string): Promise<Node> => {
    let found: Node | undefined
    await until(`a ${role}`, async () => {
      const name = (await states()).find((each) => each.role === role)?.name
      return (found = nodes.find((node) => node.name === name))
    })
    return found!
  }
  const cluster: Cluster = {
    url: `postgres://croupier:croupier@127.0.0.1:${port}/croupier`,
    nodes,
    etcd,
    haproxy,
    leader: () => byRole('leader'),
    synchronous: () => byRole('sync_standby'),
    untilWhole: () =>
      until(
        'three healthy nodes',
        async () => {
          const all = await states()
          const roles = all.filter(({ state }) => state === 'running' || state === 'streaming').map(({ role }) => role)
          return roles.toSorted().join(' ') === 'leader replica sync_standby' && (await isLeading(nodes))
        },
        120_000,
      ),
    async stop() {
      await Promise.all([haproxy, ...guards].map((each) => each.kill()))
      for (const { machine, etcd: wires, folder: folderOfNode } of nodes) {
        machine.thaw()
        await machine.kill()
        for (const wire of wires) await wire[Symbol.asyncDispose]()
        execFileSync('umount', ['--lazy', folderOfNode])
      }
      await Promise.all(etcd.map((each) => each.kill()))
    },
  }
  await cluster.untilWhole()
  await createDatabase(`postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`)
  return cluster
}

async function startEtcd(folder: string): Promise<{ etcd: Machine[]; ports: number[] }> {
  const members = await Promise.all(NODES.map(async (nth) => ({ nth, client: await freePort(), peer: await freePort() })))
  const whole = members.map(({ nth, peer }) => `etcd${nth}=http://127.0.0.1:${peer}`).join(',')
  const etcd = members.map(({ nth, client, peer }) => {
    const flags = {
      name: `etcd${nth}`,
      'data-dir': join(folder, `etcd${nth}`),
      'listen-client-urls': `http://127.0.0.1:${client}`,
      'advertise-client-urls': `http://127.0.0.1:${client}`,
      'listen-peer-urls': `http://127.0.0.1:${peer}`,
      'initial-advertise-peer-urls': `http://127.0.0.1:${peer}`,
      'initial-cluster': whole,
      // All members share this machine's disk and processors.
      'heartbeat-interval': '200',
      'election-timeout': '2000',
      'log-level': 'warn',
      'enable-v2': 'true',
    }
    const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
    return new Machine(`etcd${nth}`, { command: 'etcd', args, log: join(folder, `etcd${nth}.log`) })
  })
  await Promise.all(etcd.map((each) => each.start()))
  const ports = members.map(({ client }) => client)
  await until('etcd', async () => (await fetch(`http://127.0.0.1:${ports[0]}/health`)).ok)
  return { etcd, ports }
}

async function prepareNode(folder: string, nth: number, etcdPorts: readonly number[]): Promise<Node> {
  const { spawnAs, owner } = serverUser()
  const own = join(folder, `node${nth}`)
  mkdirSync(own, { mode: 0o700 })
  mountDisk(own)
  if (owner) chownSync(own, owner.uid, owner.gid)
  const etcd = await Promise.all(etcdPorts.map((port) => openCuttableProxy(port)))
  const [port, rest] = [await freePort(), `127.0.0.1:${await freePort()}`]
  const config = fill('patroni.yml', {
    NAME: `node${nth}`,
    REST: rest,
    // Only through these, and not by the addresses that etcd tells: they can be cut.
    ETCD: `${etcd.map((each) => `127.0.0.1:${each.port}`).join(',')}\n  use_proxies: true`,
    LISTEN: `127.0.0.1:${port}`,
    PROGRAMS: PROGRAMS!,
    DATA: join(own, 'data'),
    PASSES: join(own, 'pgpass'),
    SOCKETS: own,
    SUPER_PASSWORD: PASSWORD,
    REPLICATION_PASSWORD: PASSWORD,
    REWIND_PASSWORD: PASSWORD,
  })
  const file = join(own, 'patroni.yml')
  writeFileSync(file, config)
  chmodSync(file, 0o644)
  const machine = new Machine(`node${nth}`, {
    command: '/usr/bin/patroni',
    args: [file],
    log: join(folder, `node${nth}.log`),
    folder: own,
    as: spawnAs,
    env: { LC_ALL: 'C.UTF-8' },
  })
  return { name: `node${nth}`, machine, rest, port, folder: own, etcd }
}

/** Beside each Patroni, as its user. */
async function startDiskGuards(folder: string, nodes: readonly Node[]): Promise<Machine[]> {
  const { spawnAs } = serverUser()
  const guards = nodes.map(({ name, rest, folder: own }) => {
    const args = [join(ROOT, 'deploy/ha/disk-guard.sh'), own, rest, name]
    return new Machine(`guard of ${name}`, { command: '/bin/sh', args, log: join(folder, `${name}-guard.log`), as: spawnAs })
  })
  await Promise.all(guards.map((guard) => guard.start()))
  return guards
}

/** A small disk of its own, which can run full. */
function mountDisk(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0700`, 'tmpfs', folder])
}

async function startHaproxy(folder: string, nodes: readonly Node[]): Promise<{ haproxy: Machine; port: number }> {
  const port = await freePort()
  const servers = nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest.split(':')[1]}`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, fill('haproxy.cfg', { BIND: `127.0.0.1:${port}`, NODES: servers.join('\n') }))
  const log = join(folder, 'haproxy.log')
  const haproxy = new Machine('haproxy', { command: 'haproxy', args: ['-db', '-f', file], log })
  await haproxy.start()
  return { haproxy, port }
}

async function createDatabase(url: string): Promise<void> {
  await until('the leader behind HAProxy', async () => {
    const client = new pg.Client(url)
    await client.connect()
    await client.query("create role croupier login createrole password 'croupier'")
    await client.query('create database croupier owner croupier')
    await client.query(POOLED_LOGIN)
    await client.end()
    return true
  })
}

const isLeading = async (nodes: readonly Node[]): Promise<boolean> => {
  const answers = await Promise.all(nodes.map(({ rest }) => ask(rest, '/primary')))
  return answers.filter((answer) => answer?.status === 200).length === 1
}

/** Undefined if there is no answer soon. */
async function ask(rest: string, path: string): Promise<Response | undefined> {
  try {
    return await fetch(`http://${rest}${path}`, { signal: AbortSignal.timeout(1_000) })
  } catch {
    return undefined
  }
}
