import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Centrifuge, DisconnectedContext, SubscribedContext, UnsubscribedContext } from 'centrifuge'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { getProfile, signOut, switchToSweepStakes } from '#features/account/account/contract.ts'
import type { setBalancePush } from '#features/account/account/contract.ts'
import type { PushData, PushMessage } from '#kernel/push.ts'
import { money } from '#kernel/money.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { post } from '#ledger/index.ts'
import { revokeSessions } from '#platform/auth/sessions.ts'
import { SOCKET_PATH } from '#platform/realtime/index.ts'
import { openCuttableProxy } from '#platform/testing/cuttable-proxy.ts'
import { createPushClient } from '#platform/testing/push-client.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { getConnection, type Connection } from '../contract.ts'

const listen = async (site: TestSite): Promise<number> => {
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  return (site.app.server.address() as AddressInfo).port
}

const give = (site: TestSite, { playerId: player }: TestPlayer, coins: bigint): Promise<unknown> =>
  site.context.transaction((tx) => postCoins(tx, player, coins))

const postCoins = (tx: Parameters<typeof post>[0], player: TestPlayer['playerId'], coins: bigint) =>
  post(tx, {
    key: `gift:${randomUUID()}`,
    kind: 'gift',
    player,
    movements: [{ from: { house: 'promotions', asset: 'coins' }, to: { player, asset: 'coins' }, amount: money('coins', coins) }],
  })

const connectionOf = async (player: TestPlayer): Promise<Connection> => {
  const { body } = await player.call(getProfile)
  if (!body.data.connection) throw new Error('the profile has no connection')
  expect(body.data.token).toBe(body.data.connection.connectionToken)
  return body.data.connection
}

interface Page extends Disposable {
  readonly client: Centrifuge
  readonly balances: PushData<typeof setBalancePush>[]
  readonly subscribed: SubscribedContext[]
  readonly unsubscribed: UnsubscribedContext[]
  readonly disconnected: DisconnectedContext[]
  isSubscribed(): Promise<unknown>
}

/** A player's page: the official client with the tokens of the profile. */
function openPage(port: number, player: TestPlayer, connection: Connection): Page {
  const renew = async (): Promise<Connection> => (await player.call(getConnection)).body.data
  const client = createPushClient({
    port,
    path: connection.url,
    options: { token: connection.connectionToken, getToken: async () => (await renew()).connectionToken },
  })
  const [own] = connection.connections
  if (!own) throw new Error('no channel')
  const subscription = client.newSubscription(own.channel, {
    token: own.token,
    getToken: async () => (await renew()).connections[0]?.token ?? '',
  })
  const page = { client, balances: [] as Page['balances'], subscribed: [] as SubscribedContext[] }
  const ends = { unsubscribed: [] as UnsubscribedContext[], disconnected: [] as DisconnectedContext[] }
  subscription.on(
    'publication',
    ({ data }: { data: PushMessage<typeof setBalancePush> }) => data.type === 'setBalance' && page.balances.push(data.data),
  )
  subscription.on('subscribed', (context) => page.subscribed.push(context))
  subscription.on('unsubscribed', (context) => ends.unsubscribed.push(context))
  client.on('disconnected', (context) => ends.disconnected.push(context))
  subscription.subscribe()
  client.connect()
  return { ...page, ...ends, isSubscribed: () => subscription.ready(15_000), [Symbol.dispose]: () => client.disconnect() }
}

/** HTTP status of a WebSocket upgrade request. */
const knock = (port: number, path: string, origin?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, origin ? { origin } : {})
    socket.on('open', () => resolve(101)).on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
    socket.on('error', reject)
    void socket.on('upgrade', () => setImmediate(() => socket.terminate()))
  })

const versions = (page: Page): number[] => page.balances.map(({ version }) => version)

describe('a signed-in page', () => {
  test('receives its new balance once the transfer is committed, and nothing of one rolled back', async () => {
    await using site = await openTestSite()
    const player = await site.player()
    using page = openPage(await listen(site), player, await connectionOf(player))
    await page.isSubscribed()

    const failing = site.context.transaction(async (tx) => {
      await postCoins(tx, player.playerId, 700n)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    let isCommitted = false
    await site.context.transaction(async (tx) => {
      await postCoins(tx, player.playerId, 500n)
      await new Promise((resume) => setTimeout(resume, 700))
      expect(page.balances).toEqual([])
      isCommitted = true
    })
    await vi.waitFor(() => expect(page.balances).toHaveLength(1), 15_000)
    expect(isCommitted).toBe(true)
    expect(page.balances[0]).toMatchObject({ version: 1, coins: 500, entries: 0, reason: 'gift' })
  })

  test('misses nothing between its profile and its first subscription', async () => {
    await using site = await openTestSite()
    const player = await site.player()
    const connection = await connectionOf(player)
    await give(site, player, 100n)
    await give(site, player, 100n)
    using page = openPage(await listen(site), player, connection)
    await vi.waitFor(() => expect(versions(page)).toEqual([1, 2]), 15_000)
    expect(page.subscribed[0]).toMatchObject({ recovered: true })
  })

  test('receives what it missed during a disconnect, in order and once', async () => {
    await using site = await openTestSite()
    const player = await site.player()
    await using network = await openCuttableProxy(await listen(site))
    using page = openPage(network.port, player, await connectionOf(player))
    await page.isSubscribed()
    await give(site, player, 1n)
    await vi.waitFor(() => expect(versions(page)).toEqual([1]), 15_000)
    network.cut()
    for (let gift = 0; gift < 5; gift++) await give(site, player, 1n)
    network.mend()
    await vi.waitFor(() => expect(versions(page)).toEqual([1, 2, 3, 4, 5, 6]), 15_000)
    await give(site, player, 1n)
    await vi.waitFor(() => expect(versions(page)).toEqual([1, 2, 3, 4, 5, 6, 7]), 15_000)
    expect(page.subscribed.at(-1)).toMatchObject({ wasRecovering: true, recovered: true })
  })

  test('learns when too much was missed to recover', async () => {
    await using site = await openTestSite()
    const player = await site.player()
    await using network = await openCuttableProxy(await listen(site))
    using page = openPage(network.port, player, await connectionOf(player))
    await page.isSubscribed()
    network.cut()
    for (let gift = 0; gift < 101; gift++) await give(site, player, 1n)
    network.mend()
    await vi.waitFor(() => expect(page.subscribed).toHaveLength(2), 15_000)
    expect(page.subscribed[1]).toMatchObject({ wasRecovering: true, recovered: false })
    expect(page.balances).toEqual([])
  })

  test('renews expired tokens and continues at its cursor', async () => {
    await using site = await openTestSite()
    const player = await site.player()
    using page = openPage(await listen(site), player, await connectionOf(player))
    await page.isSubscribed()
    site.advance(11 * MINUTE_MS)
    await vi.waitFor(() => expect(page.subscribed).toHaveLength(2), 15_000)
    await give(site, player, 1n)
    await vi.waitFor(() => expect(versions(page)).toEqual([1]), 15_000)
    expect(page.disconnected).toEqual([])
  })

  test('becomes idle although it renews its tokens, which needs no one present', async () => {
    await using site = await openTestSite()
    const player = await site.player()
    for (const minutes of [10, 10, 11]) {
      site.advance(minutes * MINUTE_MS)
      expect((await player.call(getConnection)).status).toBe(200)
    }
    expect(await player.call(switchToSweepStakes)).toMatchObject({ status: 401, body: { code: 'password-needed' } })
  })

  test('is disconnected permanently when its player signs out', async () => {
    await using site = await openTestSite()
    const player = await site.player()
    using page = openPage(await listen(site), player, await connectionOf(player))
    await page.isSubscribed()
    await player.call(signOut)
    await vi.waitFor(() => expect(page.disconnected).toHaveLength(1), 15_000)
    expect(page.disconnected[0]).toMatchObject({ code: 3503, reason: 'disconnected by the server' })
  })

  test('is disconnected when another process revokes its session', async () => {
    await using site = await openTestSite()
    await using second = await openTestSite({ beside: site })
    const player = await site.player()
    using page = openPage(await listen(site), player, await connectionOf(player))
    await page.isSubscribed()
    await second.context.transaction((tx) => revokeSessions(tx, player.playerId, site.clock.now(), 'all'))
    await vi.waitFor(() => expect(page.disconnected[0]?.code).toBe(3503), 15_000)
  })

  test('receives what another process commits', async () => {
    await using site = await openTestSite()
    await using second = await openTestSite({ beside: site })
    const player = await site.player()
    using page = openPage(await listen(site), player, await connectionOf(player))
    await page.isSubscribed()
    await give(second, player, 3n)
    await vi.waitFor(() => expect(page.balances[0]).toMatchObject({ coins: 3 }), 15_000)
  })
})

describe('nobody else', () => {
  test('subscribes to a player’s channel: neither with another’s token nor with one’s own for it', async () => {
    await using site = await openTestSite()
    const [owner, other] = [await site.player(), await site.player()]
    const port = await listen(site)
    const [owned, own] = [await connectionOf(owner), await connectionOf(other)]
    using stolen = openPage(port, other, { ...own, connections: owned.connections })
    const [channel] = owned.connections
    using guessed = openPage(port, other, {
      ...own,
      connections: [{ channel: channel?.channel ?? '', token: own.connections[0]?.token ?? '' }],
    })
    await vi.waitFor(() => expect([stolen.unsubscribed[0]?.code, guessed.unsubscribed[0]?.code]).toEqual([103, 103]), 15_000)
    await give(site, owner, 1n)
    await new Promise((resume) => setTimeout(resume, 700))
    expect([...stolen.balances, ...guessed.balances]).toEqual([])
  })

  test('connects with a forged token', async () => {
    await using site = await openTestSite()
    const player = await site.player()
    const connection = await connectionOf(player)
    using page = openPage(await listen(site), player, { ...connection, connectionToken: `${connection.connectionToken}x` })
    await vi.waitFor(() => expect(page.disconnected[0]?.code).toBe(3500), 15_000)
  })

  test('opens the socket from a page of another site', async () => {
    await using site = await openTestSite()
    const port = await listen(site)
    const own = `http://127.0.0.1:${port}`
    expect(await knock(port, SOCKET_PATH, own)).toBe(101)
    expect(await knock(port, SOCKET_PATH, 'https://elsewhere.example')).toBe(403)
    expect(await knock(port, SOCKET_PATH)).toBe(403)
    expect(await knock(port, '/other', own)).toBe(404)
  })
})

describe('with the socket off', () => {
  test('the profile says so, and there is no socket', async () => {
    await using site = await openTestSite({ options: { realtime: false } })
    const player = await site.player()
    const { body } = await player.call(getProfile)
    expect(body.data.connection).toBeNull()
    expect((await player.call(getConnection)).status).toBe(404)
  })

  test('an operator switches the socket off at run time', async () => {
    await using site = await openTestSite()
    const player = await site.player()
    const port = await listen(site)
    await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature: 'realtime', isOn: false }))
    await site.liveSettings.refresh()
    expect((await player.call(getProfile)).body.data.connection).toBeNull()
    expect(await knock(port, SOCKET_PATH, `http://127.0.0.1:${port}`)).toBe(404)
  })
})

test('the metrics count open connections', async () => {
  await using site = await openTestSite()
  const player = await site.player()
  const counted = async () =>
    (await site.visitor().get<string>('/metrics')).body.match(/sockets_open\{slice="realtime"\} (\d+)/)?.[1]
  const page = openPage(await listen(site), player, await connectionOf(player))
  await page.isSubscribed()
  expect(await counted()).toBe('1')
  page.client.disconnect()
  await vi.waitFor(async () => expect(await counted()).toBe('0'), 15_000)
})

test('a stopping server asks its clients to reconnect', async () => {
  await using site = await openTestSite()
  const player = await site.player()
  using page = openPage(await listen(site), player, await connectionOf(player))
  await page.isSubscribed()
  const left = new Promise<{ code: number }>((resolve) => page.client.once('connecting', resolve))
  await site.app.close()
  expect(await left).toMatchObject({ code: 3001 })
})
