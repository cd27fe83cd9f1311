import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { expect, test, vi } from 'vitest'
import { getProfile } from '#features/account/account/contract.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { createPushClient } from '#platform/testing/push-client.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'

const WAIT_MS = 20_000

const connectionOf = async (player: TestPlayer) => {
  const { connection } = (await player.call(getProfile)).body.data
  if (!connection) throw new Error('the profile has no connection')
  return connection
}

/** A second process with connections of its own. */
async function openBeside(first: TestSite, stack: AsyncDisposableStack): Promise<TestSite> {
  const database = openDatabase({ url: (first.database as TestDatabase).ownerUrl })
  stack.defer(() => database.close())
  return stack.use(await openTestSite({ beside: { ...first, database } }))
}

test('a public value published by one process reaches the others, also clients that connect later', async () => {
  await using stack = new AsyncDisposableStack()
  const one = stack.use(await openTestSite())
  const two = await openBeside(one, stack)
  const player = await one.player()
  await two.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = two.app.server.address() as AddressInfo
  const connection = await connectionOf(player)
  const look = () => {
    const seen: unknown[] = []
    const client = createPushClient({ port, path: connection.url, options: { token: connection.connectionToken } })
    client
      .newSubscription('live:positions')
      .on('publication', ({ data }) => seen.push(data))
      .subscribe()
    client.connect()
    stack.defer(async () => client.disconnect())
    return seen
  }
  const seen = look()
  let nth = 0
  // Messages published before both processes listen are lost.
  await vi.waitFor(() => {
    one.publicFeed.publishPublic('live:positions', { nth: nth++ })
    expect(seen.length).toBeGreaterThan(0)
  }, WAIT_MS)
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ nth: nth - 1 }), WAIT_MS)
  const late = look()
  await vi.waitFor(() => expect(late).toEqual([{ nth: nth - 1 }]), WAIT_MS)
})

test('where a Centrifugo holds the sockets, pages get its address and valid tokens', async () => {
  const tokenSecret = 'a secret that the other server knows'
  const socketUrl = 'wss://push.example/connection/websocket'
  await using site = await openTestSite({ centrifugo: { url: 'http://127.0.0.1:9', apiKey: 'key', socketUrl, tokenSecret } })
  const player = await site.player()
  const connection = await connectionOf(player)
  expect(connection.url).toBe(socketUrl)
  const policies = site.slices.flatMap(({ connectOrigins }) => connectOrigins?.() ?? [])
  expect(policies).toEqual(['wss://push.example', 'https://push.example'])
  const options = { algorithms: ['HS256'], currentDate: new Date(site.clock.now()) }
  const read = async (token: string) => (await jwtVerify(token, new TextEncoder().encode(tokenSecret), options)).payload
  expect(await read(connection.connectionToken)).toMatchObject({ sub: player.playerId })
  const [live, kept] = [true, false].map((isLive) => connection.connections.filter(({ token }) => (token === '') === isLive))
  for (const { channel, token } of kept ?? []) expect(await read(token)).toMatchObject({ sub: player.playerId, channel })
  expect(live?.map(({ channel }) => channel)).toContain(`live:${site.theme.id}:jackpots:clover-crown`)
})
