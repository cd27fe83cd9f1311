import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { getProfile, setBalancePush } from '#features/account/account/contract.ts'
import { moneyBoxPush } from '#features/promotions/money-box/contract.ts'
import { pushSamples } from '#features/promotions/money-box/fixtures.ts'
import { PUSH_SAMPLES } from '#features/push-samples.ts'
import { appPush, getConnection, listPushes, sendPush } from '#features/site/realtime/contract.ts'
import { announceReload, pushDesk } from '#features/site/realtime/server/index.ts'
import { money } from '#kernel/money.ts'
import { playerChannel, publicChannel } from '#kernel/push.ts'
import { post } from '#ledger/index.ts'
import { pushTo, pushToAll, wake } from '#platform/outbox/index.ts'
import { openPushes } from '#ui/realtime/open-pushes.ts'
import { expectPush } from './testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from './testing/site.ts'

let site: TestSite
let port: number
beforeAll(async () => {
  site = await openTestSite({ besides: [pushDesk(PUSH_SAMPLES)] })
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  port = (site.app.server.address() as AddressInfo).port
})
afterAll(() => site[Symbol.asyncDispose]())

/** A player's page: the official client, used as pages use it. */
async function openPage(player: TestPlayer) {
  const page = `http://127.0.0.1:${port}`
  class SiteSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin: page })
    }
  }
  const heard: { type: string; data: unknown }[] = []
  const { connection } = (await player.call(getProfile)).body.data
  if (!connection) throw new Error('no connection')
  const close = await openPushes({
    connection,
    page,
    renew: async () => (await player.call(getConnection)).body.data,
    onMessage: (message) => void heard.push(message),
    onGap: () => undefined,
    client: { websocket: SiteSocket },
  })
  return { heard, [Symbol.dispose]: close }
}

/** A player's rows in the outbox, earliest first. */
async function pushedTo({ playerId }: Pick<TestPlayer, 'playerId'>): Promise<{ type: string; data: unknown }[]> {
  const { rows } = await site.database.pool.query<{ payload: { type: string; data: unknown } }>(
    'select payload::json from outbox.message where channel = $1 order by seq',
    [playerChannel(playerId)],
  )
  return rows.map(({ payload }) => payload)
}

const [{ samples: boxPushes }] = pushSamples
const topUp = boxPushes.topUp

describe('a push by its contract', () => {
  test('arrives at the player’s page if its transaction commits', async () => {
    const player = await site.player()
    using page = await openPage(player)
    const failing = site.context.transaction(async (tx) => {
      await pushTo(tx, player.playerId, moneyBoxPush, boxPushes.break)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await site.context.transaction((tx) => pushTo(tx, player.playerId, moneyBoxPush, topUp))
    await vi.waitFor(() => expect(page.heard).toEqual([{ type: 'moneyBox', data: topUp }]), 10_000)
  })

  test('with malformed data is refused at the sender and rolls its transaction back', async () => {
    const { playerId } = await site.player()
    const wrong = { ...topUp, moneyBoxAmount: 0.5 }
    const sending = site.context.transaction((tx) => pushTo(tx, playerId, moneyBoxPush, wrong))
    await expect(sending).rejects.toThrow(/push 'moneyBox' that no page would believe/)
    expect(await pushedTo({ playerId })).toEqual([])
  })

  test('keeps exactly the fields of the contract', async () => {
    const player = await site.player()
    const talkative = { ...topUp, secret: 'seed' }
    await site.context.transaction((tx) => pushTo(tx, player.playerId, moneyBoxPush, talkative))
    expect(await pushedTo(player)).toEqual([{ type: 'moneyBox', data: topUp }])
  })

  test('to everyone of a brand reaches a player there', async () => {
    using page = await openPage(await site.player())
    // Broadcasts are missed until the page has subscribed.
    await vi.waitFor(async () => {
      await site.context.transaction((tx) => pushToAll(tx, site.theme.id, appPush, { action: 'reload' }))
      wake([publicChannel(site.theme.id)])
      expect(page.heard).toContainEqual({ type: 'app', data: { action: 'reload' } })
    }, 10_000)
  })
})

test('a push sent by the ledger itself fits its contract', async () => {
  const { playerId: player } = await site.player()
  await site.context.transaction((tx) =>
    post(tx, {
      key: `gift:${randomUUID()}`,
      kind: 'gift',
      player,
      movements: [{ from: { house: 'promotions', asset: 'coins' }, to: { player, asset: 'coins' }, amount: money('coins', 5n) }],
    }),
  )
  const pushed = await pushedTo({ playerId: player })
  expect(pushed.map(({ type }) => type)).toEqual(['setBalance'])
  expect(setBalancePush.data.strict().safeParse(pushed[0]?.data)).toMatchObject({ success: true })
})

test('a newer build is announced to every brand, in batches', async () => {
  const brands = ['one', 'two', 'three', 'four']
  await announceReload(site.database, { brands, spreadMs: 5_000, brandsAtOnce: 3, gapMs: 1 })
  const { rows } = await site.database.pool.query<{ channel: string; payload: object; wave: string }>(
    'select channel, payload::json, xmin::text as wave from outbox.push where channel = any($1) order by channel',
    [brands.map(publicChannel)],
  )
  expect(rows.map(({ channel }) => channel)).toEqual(brands.map(publicChannel).sort())
  expect(rows[0]?.payload).toEqual({ type: 'app', data: { action: 'reload', spreadMs: 5_000 } })
  expect(new Set(rows.map(({ wave }) => wave)).size).toBe(2)
})

describe('the development page of pushes', () => {
  test('lists every push with its samples', async () => {
    const { pushes } = (await (await site.player()).call(listPushes)).body.data
    expect(pushes.map(({ type }) => type)).toEqual(PUSH_SAMPLES.map(({ push }) => push.pushType))
    expect(pushes.find(({ type }) => type === 'moneyBox')?.samples['topUp']).toEqual(topUp)
  })

  test('sends each push to the player alone', async () => {
    const player = await site.player()
    for (const {
      push: { pushType },
      samples,
    } of PUSH_SAMPLES) {
      for (const data of Object.values(samples)) {
        const { body } = await player.call(sendPush, { body: { type: pushType, data } })
        expect(body).toMatchObject({ success: true, data: { channel: `player:${player.playerId}` } })
        await expectPush(site, player, pushType, data as object)
      }
    }
  })

  test('sends a broadcast to the brand', async () => {
    const { body } = await (await site.player()).call(sendPush, { body: { type: 'moneyBox', data: topUp, to: 'everyone' } })
    expect(body).toMatchObject({ success: true, data: { channel: publicChannel(site.theme.id) } })
  })

  test('explains malformed data, and sends nothing', async () => {
    const player = await site.player()
    const { body } = await player.call(sendPush, { body: { type: 'moneyBox', data: { ...topUp, maxAmount: 'all' } } })
    expect(body).toMatchObject({ success: false, reasonType: 'wrong-shape', problem: expect.stringContaining('maxAmount') })
    expect(await pushedTo(player)).toEqual([])
  })

  test('refuses unknown pushes, and guests', async () => {
    const player = await site.player()
    expect((await player.post(sendPush.path, { type: 'gold', data: {} })).status).toBe(404)
    expect((await site.visitor().post(sendPush.path, { type: 'moneyBox', data: topUp })).status).toBe(401)
  })

  test('exists only in development', async () => {
    await using plain = await openTestSite({ beside: site })
    const player = await plain.player()
    expect((await player.get(listPushes.path)).status).toBe(404)
    expect((await player.post(sendPush.path, { type: 'moneyBox', data: topUp })).status).toBe(404)
  })
})
