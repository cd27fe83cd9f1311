import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { getProfile, type setBalancePush, signOut } from '#features/account/account/contract.ts'
import { getConnection } from '#features/site/realtime/contract.ts'
import { money } from '#kernel/money.ts'
import type { PushData } from '#kernel/push.ts'
import { post } from '#ledger/index.ts'
import { openCuttableProxy, type CuttableProxy } from '#platform/testing/cuttable-proxy.ts'
import { ApiClient } from '#ui/api/client.ts'
import { openPushes, type PushConnection, type PushOptions } from '#ui/realtime/open-pushes.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'

const give = (site: TestSite, { playerId: player }: TestPlayer): Promise<unknown> =>
  site.context.transaction((tx) =>
    post(tx, {
      key: `gift:${randomUUID()}`,
      kind: 'gift',
      player,
      movements: [{ from: { house: 'promotions', asset: 'coins' }, to: { player, asset: 'coins' }, amount: money('coins', 1n) }],
    }),
  )

async function listen(site: TestSite): Promise<number> {
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  return (site.app.server.address() as AddressInfo).port
}

/** A site, and a page of it behind a network that can be cut. */
async function openPage({ stale = false } = {}) {
  const site = await openTestSite()
  const network = await openCuttableProxy(await listen(site))
  const player = await site.player()
  const page = await hear({ player, network, stale })
  return {
    site,
    network,
    player,
    ...page,
    async [Symbol.asyncDispose]() {
      page.close()
      await network[Symbol.asyncDispose]()
      await site[Symbol.asyncDispose]()
    },
  }
}

/** The push client of a player's page. */
async function hear({ player, network, stale = false }: { player: TestPlayer; network: CuttableProxy; stale?: boolean }) {
  const page = `http://127.0.0.1:${network.port}`
  const api = new ApiClient({
    locale: 'en',
    newKey: randomUUID,
    transport: async ({ method, path }) => player.send({ method: method as 'GET', path }),
  })
  const renew = vi.fn<PushOptions['renew']>(async () => (await api.call(getConnection)).data)
  const fromProfile = (await player.call(getProfile)).body.data.connection as PushConnection
  const heard: number[] = []
  const onGap = vi.fn<() => void>()
  class SiteSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin: page })
    }
  }
  const close = await openPushes({
    connection: stale ? { ...fromProfile, connectionToken: '', connections: (await renew()).connections } : fromProfile,
    page: `${page}/es/lobby?game=1`,
    renew,
    onMessage: ({ type, data }) => type === 'setBalance' && heard.push((data as PushData<typeof setBalancePush>).version),
    onGap,
    client: { websocket: SiteSocket, minReconnectDelay: 20, maxReconnectDelay: 50 },
  })
  return { renew, heard, onGap, close }
}

test('a page receives every balance after its profile, also through a disconnect, without refetching', async () => {
  await using page = await openPage()
  await give(page.site, page.player)
  await vi.waitFor(() => expect(page.heard).toEqual([1]), 15_000)
  page.network.cut()
  await give(page.site, page.player)
  await give(page.site, page.player)
  page.network.mend()
  await vi.waitFor(() => expect(page.heard).toEqual([1, 2, 3]), 15_000)
  expect(page.onGap).not.toHaveBeenCalled()
  expect(page.renew).not.toHaveBeenCalled()
})

test('a page that has missed too much is told once', async () => {
  await using page = await openPage()
  await give(page.site, page.player)
  await vi.waitFor(() => expect(page.heard).toEqual([1]), 15_000)
  page.network.cut()
  for (let gift = 0; gift < 101; gift++) await give(page.site, page.player)
  page.network.mend()
  await vi.waitFor(() => expect(page.onGap).toHaveBeenCalledTimes(1), 15_000)
  await give(page.site, page.player)
  await vi.waitFor(() => expect(page.heard).toEqual([1, 103]), 15_000)
})

test('tokens without a position make the page refetch its state once', async () => {
  await using page = await openPage({ stale: true })
  await vi.waitFor(() => expect(page.onGap).toHaveBeenCalledTimes(1), 15_000)
})

test('a page signed out elsewhere stops asking', async () => {
  await using page = await openPage()
  await give(page.site, page.player)
  await vi.waitFor(() => expect(page.heard).toEqual([1]), 15_000)
  await page.player.call(signOut)
  await new Promise((resume) => setTimeout(resume, 500))
  page.network.cut()
  page.network.mend()
  await give(page.site, page.player)
  await new Promise((resume) => setTimeout(resume, 500))
  expect(page.heard).toEqual([1])
  expect(page.renew).not.toHaveBeenCalled()
})
