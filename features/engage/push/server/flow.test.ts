import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { signOut } from '#features/account/account/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { getConfig, subscribe, unsubscribe } from '../contract.ts'
import { sendNotification } from './queue.ts'
import { ATTEMPTS_MAX } from './rules.ts'
import { makeDevice, type TestDevice } from '#apps/site/testing/push-service.ts'
import { openPushSite, protection } from '#apps/site/testing/push-bench.ts'
import { NEWS, openPushBench, type PushBench } from './test-push-site.ts'

let bench: PushBench
let { site, service, vapidKey } = {} as PushBench
beforeAll(async () => {
  bench = await openPushBench()
  ;({ site, service, vapidKey } = bench)
})
afterAll(() => bench.close())
beforeEach(() => {
  protection.mayPromote = true
  service.forget()
})

describe('keys', () => {
  test('are created once for all processes and survive a restart; the private key is sealed', async () => {
    await using second = await openPushSite({ beside: site })
    expect((await second.visitor().call(getConfig)).body.data).toEqual({ provider: 'web-push', vapidKey, firebase: null })
    const { rows } = await site.database.pool.query('select public_key, private_key from push_vapid')
    expect(rows).toHaveLength(1)
    expect(rows[0].public_key).toBe(vapidKey)
    expect(Buffer.from(vapidKey, 'base64url')).toHaveLength(65)
    expect(rows[0].private_key.length).toBeGreaterThan(43)
  })

  test('of two sites that start concurrently are the same', async () => {
    await using one = await openPushSite()
    await using two = await openPushSite({ beside: one })
    const answers = await Promise.all([one, two, one, two].map((of) => of.visitor().call(getConfig)))
    expect(new Set(answers.map(({ body }) => body.data.vapidKey)).size).toBe(1)
  })
})

describe('a device', () => {
  test('is stored once with its language, and belongs to the player signed in there now', async () => {
    const { player, device } = await bench.onDevice()
    await bench.give(player, device, { 'x-locale': 'es' })
    expect(await bench.rowOf(device)).toMatchObject({ player: player.playerId, locale: 'es', theme: 'velmora', failures: 0 })
    const next = await site.player()
    await bench.give(next, device)
    expect(await bench.rowOf(device)).toMatchObject({ player: next.playerId, locale: 'en' })
  })

  test('is refused from a guest, from another origin, for an unknown service, and with a mismatched key or token', async () => {
    const player = await site.player()
    const device = bench.newDevice()
    const body = { provider: 'web-push' as const, record: device.record }
    expect(await site.visitor().call(subscribe, { body })).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    const foreign = await player.call(subscribe, { body, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(foreign.status).toBe(403)
    const home = makeDevice('https://localhost/push/x', vapidKey)
    expect((await bench.give(player, home)).body).toEqual({ success: false, reasonType: 'unknown-service' })
    expect((await bench.give(player, service.newDevice('BOld'))).body).toEqual({ success: false, reasonType: 'other-key' })
    const mislabelled = { ...device, record: { ...device.record, token: 'mine' } }
    expect((await bench.give(player, mislabelled)).status).toBe(422)
    const plain = makeDevice(bench.newDevice().record.subscriptionOptions.endpoint.replace('https', 'http'), vapidKey)
    expect((await bench.give(player, plain)).status).toBe(422)
    expect(await player.call(subscribe, { body: { provider: 'firebase', record: device.record } })).toMatchObject({
      body: { success: false, reasonType: 'unknown-service' },
    })
  })

  test('is forgotten on request, and gets nothing after its session has ended', async () => {
    const { player, device } = await bench.onDevice()
    await site.visitor().call(unsubscribe, { body: { endpoint: device.record.subscriptionOptions.endpoint } })
    expect(await bench.rowOf(device)).toBeUndefined()
    const left = await bench.onDevice()
    await bench.tell(left.player)
    await left.player.call(signOut)
    await bench.tell(left.player, { key: 'later' })
    await bench.minutes()
    expect(await bench.outcomesOf(player)).toEqual([])
    expect(service.arrived).toEqual([])
    site.advance(24 * 60 * MINUTE_MS)
    await site.runJobs()
    expect(await bench.rowOf(left.device)).toBeUndefined()
  })

  test('is a fact for audiences while there is one', async () => {
    const { player, device } = await bench.onDevice()
    const hasPush = async () => {
      await site.deliverEvents()
      const facts = 'select has_push from promotion.player_facts where player = $1'
      return (await site.database.pool.query<{ has_push: boolean }>(facts, [player.playerId])).rows[0]?.has_push
    }
    expect(await hasPush()).toBe(true)
    await site.visitor().call(unsubscribe, { body: { endpoint: device.record.subscriptionOptions.endpoint } })
    expect(await hasPush()).toBe(false)
  })

  test('is one of at most ten', async () => {
    const { player, device } = await bench.onDevice()
    for (let count = 0; count < 10; count++) {
      site.advance(MINUTE_MS / 4)
      await bench.give(player, bench.newDevice())
    }
    const { rowCount } = await site.database.pool.query('select from push_subscription where player = $1', [player.playerId])
    expect(rowCount).toBe(10)
    expect(await bench.rowOf(device)).toBeUndefined()
  })
})

describe('a notification', () => {
  test('leaves after the commit, signed for its service, sealed for its device and in the device’s language', async () => {
    const { player, device } = await bench.onDevice()
    const spanish = bench.newDevice()
    await bench.give(player, spanish, { 'x-locale': 'es' })
    await bench.tell(player, { urgency: 'high', ttlSeconds: 600 })
    await site.deliverEvents()
    await expect.poll(() => service.arrived.length).toBe(2)
    const pathOf = (of: TestDevice) => new URL(of.record.subscriptionOptions.endpoint).pathname
    const inEnglish = service.arrived.find(({ path }) => path === pathOf(device))
    expect(inEnglish).toMatchObject({
      claims: { aud: service.origin, sub: 'mailto:push@localhost' },
      signedBy: vapidKey,
      headers: { ttl: '600', urgency: 'high', 'content-encoding': 'aes128gcm' },
      payload: { kind: 'news', title: 'Hello', body: 'It is here.', url: '/lobby' },
    })
    expect(inEnglish!.headers.topic).toBe(`n${inEnglish!.payload.id}`)
    expect(inEnglish!.bytes).toBeLessThanOrEqual(4_096)
    const inSpanish = service.arrived.find(({ path }) => path === pathOf(spanish))
    expect(inSpanish?.payload).toMatchObject({ title: 'Hola', body: 'Ya está.', url: '/es/lobby' })
    await bench.minutes(3)
    expect(service.arrived).toHaveLength(2)
    expect(await bench.outcomesOf(player)).toMatchObject([{ outcome: 'sent' }, { outcome: 'sent' }])
  })

  test('that is rolled back is not sent, and one key sends one notification', async () => {
    const { player } = await bench.onDevice()
    const failing = site.context.transaction(async (tx) => {
      await sendNotification(tx, site.context, player.playerId, NEWS)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await bench.minutes()
    expect(service.arrived).toEqual([])
    await bench.tell(player, { title: { en: 'First', es: 'Primero' } })
    await bench.tell(player, { title: { en: 'Second', es: 'Segundo' } })
    await bench.minutes()
    await bench.tell(player, { title: { en: 'Third', es: 'Tercero' } })
    await bench.minutes()
    expect(service.arrived.map(({ payload }) => payload.title)).toEqual(['Second'])
  })

  test('is sent once by two processes', async () => {
    await using second = await openPushSite({ beside: site })
    const { player } = await bench.onDevice()
    for (let count = 0; count < 30; count++) await bench.tell(player, { key: `news ${count}` })
    site.advance(MINUTE_MS)
    await Promise.all([site.runJobs(), second.runJobs()])
    await Promise.all([site.deliverEvents(), second.deliverEvents()])
    await expect.poll(async () => (await bench.outcomesOf(player)).filter(({ outcome }) => outcome === 'sent').length).toBe(30)
    expect(service.arrived).toHaveLength(30)
  })

  test('too large for a push service is refused here', async () => {
    const { player } = await bench.onDevice()
    await bench.tell(player, { body: { en: 'x'.repeat(4_000), es: '' } })
    await bench.minutes()
    expect(await bench.outcomesOf(player)).toMatchObject([
      { outcome: 'refused', reason: expect.stringMatching(/bytes are too many/) },
    ])
  })
})

describe('a response of the push service', () => {
  test.each([404, 410])('of %i deletes the device', async (status) => {
    const { player, device } = await bench.onDevice()
    service.answerNext({ status })
    await bench.tell(player)
    await bench.minutes()
    expect(await bench.outcomesOf(player)).toMatchObject([{ outcome: 'gone' }])
    expect(await bench.rowOf(device)).toBeUndefined()
  })

  test('of 429 is retried at the requested time, and of 503 after a delay', async () => {
    const { player } = await bench.onDevice()
    service.answerNext({ status: 429, headers: { 'retry-after': '600' } }, { status: 503 })
    await bench.tell(player)
    const calls = service.calls()
    await bench.minutes()
    await bench.minutes(9)
    expect(service.calls()).toBe(calls + 1)
    await bench.minutes()
    expect(service.calls()).toBe(calls + 2)
    expect(service.arrived).toEqual([])
    await bench.minutes(2)
    expect(service.arrived).toHaveLength(1)
    expect(Number(service.arrived[0]!.headers.ttl)).toBe(3_600 - 13 * 60)
    expect(await bench.outcomesOf(player)).toMatchObject([{ outcome: 'sent', attempts: 3 }])
  })

  test('that never arrives is given up after the maximum number of attempts, and counted', async () => {
    const { player, device } = await bench.onDevice()
    service.answerNext(...Array.from({ length: ATTEMPTS_MAX }, () => 'hang up' as const))
    await bench.tell(player, { ttlSeconds: 86_400 })
    for (let tries = 0; tries < ATTEMPTS_MAX; tries++) await bench.minutes(2 ** tries)
    expect(await bench.outcomesOf(player)).toMatchObject([{ outcome: 'failed', attempts: ATTEMPTS_MAX }])
    expect(await bench.rowOf(device)).toMatchObject({ failures: 1 })
    await bench.tell(player, { key: 'next' })
    await bench.minutes()
    expect(await bench.rowOf(device)).toMatchObject({ failures: 0 })
  })

  test('that refuses ten times in a row deletes the device', async () => {
    const { player, device } = await bench.onDevice()
    for (let count = 1; count <= 10; count++) {
      expect(await bench.rowOf(device)).toMatchObject({ failures: count - 1 })
      service.answerNext({ status: 403 })
      await bench.tell(player, { key: `refused ${count}` })
      await bench.minutes()
    }
    expect(await bench.rowOf(device)).toBeUndefined()
  })

  test('that redirects is not followed', async () => {
    const { player, device } = await bench.onDevice()
    const calls = service.calls()
    service.answerNext({ status: 307, headers: { location: device.record.subscriptionOptions.endpoint } })
    await bench.tell(player)
    await bench.minutes()
    expect(service.calls()).toBe(calls + 1)
    expect(await bench.outcomesOf(player)).toMatchObject([{ outcome: 'refused', reason: 'the push service answered 307' }])
  })

  test('after the notification’s expiry is not retried', async () => {
    const { player } = await bench.onDevice()
    const calls = service.calls()
    await bench.tell(player, { ttlSeconds: 30 })
    await bench.minutes()
    expect(service.calls()).toBe(calls)
    expect(await bench.outcomesOf(player)).toMatchObject([{ outcome: 'expired' }])
  })
})

test('a host that resolves to a private address gets no connection', async () => {
  await using guarded = await openPushBench({ push: { hosts: ['localhost'], mayBePrivate: false } })
  const player = await guarded.site.player()
  const device = guarded.service.newDevice(guarded.vapidKey, 'localhost')
  expect((await guarded.give(player, device)).body).toEqual({ success: true })
  await guarded.tell(player)
  await guarded.minutes()
  expect(guarded.service.calls()).toBe(0)
  expect(await guarded.outcomesOf(player)).toMatchObject([
    { outcome: null, reason: expect.stringMatching(/which is not public$/) as string },
  ])
})

test('switched off, the endpoints do not exist and the queue waits', async () => {
  await using switched = await openPushBench()
  const { player } = await switched.onDevice()
  const { context, theme, liveSettings } = switched.site
  const turn = async (isOn: boolean) => {
    await context.transaction((tx) => setFeatureSwitch(tx, { brand: theme.id, feature: 'push', isOn }))
    await liveSettings.refresh()
  }
  await turn(false)
  expect((await player.call(getConfig)).status).toBe(404)
  await switched.tell(player)
  await switched.site.deliverEvents()
  await switched.minutes()
  expect(switched.service.arrived).toEqual([])
  await turn(true)
  await switched.minutes()
  expect(switched.service.arrived).toHaveLength(1)
  await expectEvents(switched.site, player, 'notification.queued', [{ dueAt: expect.any(Number) as number }])
})
