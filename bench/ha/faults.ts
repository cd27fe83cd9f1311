import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from '#ledger/testing/dice.ts'
import type { TestRedis } from '#platform/testing/redis.ts'
import type { Cluster } from './cluster.ts'
import { type Machine, until } from './machine.ts'
import type { Sites } from './sites.ts'

export interface Place {
  readonly cluster: Cluster
  readonly pgbouncer: Pick<Machine, 'kill' | 'start'>
  readonly sites: Sites
  readonly redis: TestRedis
  readonly nats: Pick<Machine, 'kill' | 'start'>
  readonly dice: Dice
}

export interface Fault {
  readonly name: string
  /** Breaks and mends; afterward everything runs again or is about to. */
  readonly happen: (place: Place) => Promise<void>
}

/** Until another node leads. */
const succession = async ({ cluster }: Place, before: string): Promise<void> =>
  until('another leader', async () => (await cluster.leader()).name !== before)

/** Dies, and is back after this time in ms. */
async function beAway(part: Pick<Machine, 'kill' | 'start'>, ms: number): Promise<void> {
  await part.kill()
  await wait(ms)
  await part.start()
}

export const FAULTS: readonly Fault[] = [
  {
    name: "the leader's machine dies",
    async happen(place) {
      const { name, machine } = await place.cluster.leader()
      await machine.kill()
      await succession(place, name)
      await wait(2_000)
      await machine.start()
    },
  },
  {
    name: "the leader's machine hangs, and comes back",
    async happen(place) {
      const { name, machine } = await place.cluster.leader()
      machine.freeze()
      await succession(place, name)
      await wait(2_000)
      machine.thaw()
    },
  },
  {
    name: 'the leader is cut off from etcd',
    async happen(place) {
      const { name, etcd } = await place.cluster.leader()
      for (const wire of etcd) wire.cut()
      await succession(place, name)
      await wait(2_000)
      for (const wire of etcd) wire.mend()
    },
  },
  {
    name: "the leader's disk is full",
    async happen(place) {
      const { name, folder } = await place.cluster.leader()
      const ballast = join(folder, 'ballast')
      // It ends by itself when there is no space left.
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'])
      await succession(place, name)
      await wait(2_000)
      rmSync(ballast)
    },
  },
  {
    name: 'the synchronous standby dies',
    async happen({ cluster }) {
      const { machine } = await cluster.synchronous()
      await beAway(machine, 8_000)
    },
  },
  {
    name: 'a member of etcd dies',
    async happen({ cluster, dice }) {
      const member = dice.pick(cluster.etcd)
      await beAway(member, 8_000)
    },
  },
  {
    name: 'HAProxy dies',
    async happen({ cluster }) {
      await beAway(cluster.haproxy, 1_000)
    },
  },
  {
    name: 'PgBouncer dies',
    async happen({ pgbouncer }) {
      await beAway(pgbouncer, 1_000)
    },
  },
  {
    name: 'a site process dies',
    async happen({ sites, dice }) {
      const web = dice.pick(sites.webs)
      await beAway(web, 3_000)
    },
  },
  {
    name: 'the worker dies',
    async happen({ sites }) {
      await beAway(sites.worker, 3_000)
    },
  },
  {
    name: 'Redis dies',
    async happen({ redis }) {
      await beAway(redis, 5_000)
    },
  },
  {
    name: 'NATS dies',
    async happen({ nats }) {
      await beAway(nats, 5_000)
    },
  },
  {
    name: 'process after process is replaced',
    async happen({ sites }) {
      for (const machine of [...sites.webs, sites.worker]) {
        await machine.stop()
        await machine.start()
      }
    },
  },
]
