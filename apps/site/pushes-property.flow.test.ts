import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { PublicationContext } from 'centrifuge'
import { expect, test, vi } from 'vitest'
import { seedOf } from '#engine/testing/fresh-seeds.node.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { spin } from '#features/play/game-session/contract.ts'
import { getConnection } from '#features/site/realtime/contract.ts'
import { money } from '#kernel/money.ts'
import type { setBalancePush } from '#features/account/account/contract.ts'
import type { PushData, PushMessage } from '#kernel/push.ts'
import { post, readBalances } from '#ledger/index.ts'
import type { Database } from '#platform/db/database.ts'
import { type CuttableProxy, openCuttableProxy } from '#platform/testing/cuttable-proxy.ts'
import { createPushClient } from '#platform/testing/push-client.ts'
import { createSeededRng } from '#platform/testing/seeded-rng.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'

// Several hubs start and stop, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

type Balance = PushData<typeof setBalancePush>
interface Row {
  readonly channel: string
  readonly seq: bigint
}

/** A process whose relay a test can kill after it has read and before it has sent. */
interface Process {
  readonly site: TestSite
  readonly port: number
  /** Drops the next rows that it reads, and all later ones. */
  doom(onDeath: () => void): void
  isDead(): boolean
}

const STEPS = 70
const SEED = `${seedOf(20_261_127)}`

test(`through disconnects, repetitions and relays killed after reading, every page ends on the ledger's balance, seed ${SEED}`, async () => {
  const rng = createSeededRng(SEED)
  const below = (most: number): number => (rng.bytes(1)[0] ?? 0) % most
  await using stack = new AsyncDisposableStack()
  const first = stack.use(await openTestSite())
  let serving = await openProcess(first, stack, () => below(3) === 0)
  const network = stack.use(await openCuttableProxy(serving.port))
  const players = await Promise.all([first.player(), first.player(), first.player()])
  for (const player of players) await give(first, player, 100_000n)
  const pages = await Promise.all(players.map((player) => openPage(player, network)))
  let deaths = 0

  for (let step = 0; step < STEPS; step++) {
    const writer = below(2) === 0 ? first : serving.site
    await Promise.all(
      players.map(async (player) => {
        const act = below(4)
        if (act <= 1) await player.call(spin, { params: { slug: 'cherry-royale' }, body: { stake: 2_000 } })
        if (act === 2) await give(writer, player, 1_000n)
      }),
    )
    if (below(6) === 0) network.cut()
    if (step % 14 === 7) {
      network.mend()
      const dying = serving
      dying.doom(() => network.cut())
      // Recently disconnected clients pause the relay until they reconnect, and miss no more than the history holds.
      for (let nth = 0; !dying.isDead(); nth++) {
        await give(first, players[nth % players.length]!, 1n)
        await wait(50)
      }
      serving = await openProcess(first, stack, () => below(3) === 0)
      network.aim(serving.port)
      deaths++
    }
    network.mend()
  }

  for (const [index, player] of players.entries()) {
    const { coins, tourPoints, version, ...others } = await readBalances(first.database.reader, player.playerId)
    const { heard, lost } = pages[index]!
    await vi.waitFor(() => expect(heard.at(-1)?.version).toBe(version), 30_000)
    expect(heard.map((balance) => balance.version)).toEqual(Array.from({ length: version - 1 }, (_, nth) => nth + 2))
    expect(heard.at(-1)).toMatchObject({
      coins: Number(coins),
      tourPoints: Number(tourPoints),
      entries: Number(others.entries),
      winnings: Number(others.winnings),
    })
    expect(lost()).toBe(0)
  }
  expect(deaths).toBe(STEPS / 14)
})

async function openProcess(first: TestSite, stack: AsyncDisposableStack, repeats: () => boolean): Promise<Process> {
  let onDeath: (() => void) | undefined
  let isDead = false
  const read = async (statement: { name?: string }, ...rest: unknown[]): Promise<unknown> => {
    const query = first.database.pool.query as unknown as (...args: unknown[]) => Promise<{ rows: Row[] }>
    const result = await query.call(first.database.pool, statement, ...rest)
    if (statement.name !== 'outbox_read') return result
    if (onDeath && result.rows.length > 0 && !isDead) {
      isDead = true
      onDeath()
    }
    if (isDead) return { rows: [] }
    return repeats() ? { rows: result.rows.flatMap((row) => [row, row]).concat(result.rows) } : result
  }
  const pool = new Proxy(first.database.pool, {
    get: (target, name) => (name === 'query' ? read : bound(target, target[name as keyof typeof target])),
  })
  const database: Database = { ...first.database, pool }
  const site = stack.use(await openTestSite({ beside: { ...first, database } }))
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.app.server.address() as AddressInfo
  return { site, port, doom: (whenDead) => void (onDeath = whenDead), isDead: () => isDead }
}

const bound = (target: object, value: unknown): unknown =>
  typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value

const give = (site: TestSite, { playerId: player }: TestPlayer, coins: bigint): Promise<unknown> =>
  site.context.transaction((tx) =>
    post(tx, {
      key: `prize:${randomUUID()}`,
      kind: 'prize',
      player,
      movements: [
        {
          from: { house: 'promotions', asset: 'tourPoints' },
          to: { player, asset: 'tourPoints' },
          amount: money('tourPoints', coins),
        },
        { from: { house: 'promotions', asset: 'coins' }, to: { player, asset: 'coins' }, amount: money('coins', coins) },
      ],
    }),
  )

async function openPage(player: TestPlayer, network: CuttableProxy) {
  const renew = async () => (await player.call(getConnection)).body.data
  const connection = (await player.call(getProfile)).body.data.connection as Awaited<ReturnType<typeof renew>>
  const client = createPushClient({
    port: network.port,
    path: connection.url,
    options: { token: connection.connectionToken, getToken: async () => (await renew()).connectionToken },
  })
  const [own] = connection.connections
  const subscription = client.newSubscription(own!.channel, {
    token: own!.token,
    getToken: async () => (await renew()).connections[0]?.token ?? '',
  })
  const heard: Balance[] = []
  let lost = 0
  subscription.on('publication', ({ data }: PublicationContext) => {
    const message = data as PushMessage<typeof setBalancePush>
    if (message.type === 'setBalance') heard.push(message.data)
  })
  subscription.on('subscribed', ({ wasRecovering, recovered }) => {
    if (wasRecovering && !recovered) lost++
  })
  subscription.subscribe()
  client.connect()
  await subscription.ready(30_000)
  return { heard, lost: () => lost }
}
