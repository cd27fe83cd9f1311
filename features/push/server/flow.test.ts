import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectEvents } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite, type TestSiteOptions } from '#apps/site/testing/site.ts'
import { signOut } from '#features/account/contract.ts'
import { SERVER_DOORS } from '#features/server.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import type { ServerDoor, ServerFeature } from '#platform/feature.ts'
import { LOOPBACK_CERTIFICATE } from '#platform/testing/loopback-certificate.ts'
import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { choose, getChoices, getConfig, sendTest, subscribe, unsubscribe } from '../contract.ts'
import { pushServer, pushServerWith } from './index.ts'
import { type NewNotification, sendNotification } from './queue.ts'
import { ATTEMPTS_MAX } from './rules.ts'
import { makeDevice, openTestPushService, type TestDevice, type TestPushService } from './test-push-service.ts'

/** What a slice that looks after players would answer. */
const protection = { mayPromote: true as boolean | 'broken' }
const protectionSlice: ServerFeature = {
  id: 'protection',
  isInEveryTheme: true,
  async mayPromote() {
    if (protection.mayPromote === 'broken') throw new Error('cannot say')
    return protection.mayPromote
  },
}

const OPEN = { hosts: ['127.0.0.1'], mayBePrivate: true }

/** All slices, with browser push that trusts the test's certificate. */
function openSite(options: TestSiteOptions = {}, patience: { timeoutMs?: number } = {}): Promise<TestSite> {
  const trusting: ServerDoor = (services) => pushServerWith(services, { ca: LOOPBACK_CERTIFICATE.cert, ...patience })
  const features = SERVER_DOORS.map((door) => (door === pushServer ? trusting : door))
  return openTestSite({ push: OPEN, features, besides: [protectionSlice], ...options })
}

let service: TestPushService
let site: TestSite
let vapidKey: string
beforeAll(async () => {
  service = await openTestPushService()
  site = await openSite()
  vapidKey = (await site.visitor().call(getConfig)).body.data.vapidKey
})
afterAll(async () => {
  await site.close()
  await service.close()
})
beforeEach(() => {
  protection.mayPromote = true
  service.forget()
})

const give = (player: TestPlayer, device: TestDevice, headers = {}) =>
  player.call(subscribe, { body: { provider: 'web-push', record: device.record }, headers })

async function onDevice(of = site): Promise<{ player: TestPlayer; device: TestDevice }> {
  const player = await of.player()
  const device = service.newDevice(vapidKey)
  expect((await give(player, device)).body).toEqual({ success: true })
  return { player, device }
}

const NEWS: NewNotification = {
  key: 'news',
  kind: 'news',
  title: { en: 'Hello', es: 'Hola' },
  body: { en: 'It is here.', es: 'Ya está.' },
  url: '/lobby',
  ttlSeconds: 3_600,
  urgency: 'normal',
  isPromotional: false,
}

const tell = ({ playerId }: TestPlayer, changes: Partial<NewNotification> = {}, of = site) =>
  of.context.transaction((tx) => sendNotification(tx, of.context, playerId, { ...NEWS, ...changes }))

/** The next minute comes, and with it the job. */
async function minutes(count = 1, of = site): Promise<void> {
  of.advance(count * MINUTE_MS)
  await of.runJobs()
}

const outcomesOf = async ({ playerId }: TestPlayer, of = site) => {
  const { rows } = await of.database.pool.query(
    `select d.outcome, d.reason, d.attempts from push_delivery d join push_notification n on n.id = d.notification
     where n.player = $1 order by n.id, d.endpoint`,
    [playerId],
  )
  return rows as { outcome: string | null; reason: string | null; attempts: number }[]
}

const deviceOf = async ({ record }: TestDevice, of = site) => {
  const { rows } = await of.database.pool.query('select * from push_subscription where endpoint = $1', [
    record.subscriptionOptions.endpoint,
  ])
  return rows[0] as { player: string; locale: string; theme: string; failures: number } | undefined
}

describe('keys', () => {
  test('are made once, for every process, and stay after a restart; the private one is sealed', async () => {
    await using second = await openSite({ beside: site })
    expect((await second.visitor().call(getConfig)).body.data).toEqual({ provider: 'web-push', vapidKey, firebase: null })
    const { rows } = await site.database.pool.query('select public_key, private_key from push_vapid')
    expect(rows).toHaveLength(1)
    expect(rows[0].public_key).toBe(vapidKey)
    expect(Buffer.from(vapidKey, 'base64url')).toHaveLength(65)
    expect(rows[0].private_key.length).toBeGreaterThan(43)
  })

  test('of two sites that start at once are the same', async () => {
    await using one = await openSite()
    await using two = await openSite({ beside: one })
    const answers = await Promise.all([one, two, one, two].map((of) => of.visitor().call(getConfig)))
    expect(new Set(answers.map(({ body }) => body.data.vapidKey)).size).toBe(1)
  })
})

describe('a device', () => {
  test('is kept once, with its language, and belongs to who is signed in there now', async () => {
    const { player, device } = await onDevice()
    await give(player, device, { 'x-locale': 'es' })
    expect(await deviceOf(device)).toMatchObject({ player: player.playerId, locale: 'es', theme: 'velmora', failures: 0 })
    const next = await site.player()
    await give(next, device)
    expect(await deviceOf(device)).toMatchObject({ player: next.playerId, locale: 'en' })
  })

  test('is not taken from a guest, from elsewhere, at an unknown service, or with another key or token', async () => {
    const player = await site.player()
    const device = service.newDevice(vapidKey)
    const body = { provider: 'web-push' as const, record: device.record }
    expect(await site.visitor().call(subscribe, { body })).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    const foreign = await player.call(subscribe, { body, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(foreign.status).toBe(403)
    const home = makeDevice('https://localhost/push/x', vapidKey)
    expect((await give(player, home)).body).toEqual({ success: false, reasonType: 'unknown-service' })
    expect((await give(player, service.newDevice('BOld'))).body).toEqual({ success: false, reasonType: 'other-key' })
    const mislabelled = { ...device, record: { ...device.record, token: 'mine' } }
    expect((await give(player, mislabelled)).status).toBe(422)
    const plain = makeDevice(service.newDevice(vapidKey).record.subscriptionOptions.endpoint.replace('https', 'http'), vapidKey)
    expect((await give(player, plain)).status).toBe(422)
    expect(await player.call(subscribe, { body: { provider: 'firebase', record: device.record } })).toMatchObject({
      body: { success: false, reasonType: 'unknown-service' },
    })
  })

  test('is forgotten when it says so, and hears nothing once its session has ended', async () => {
    const { player, device } = await onDevice()
    await site.visitor().call(unsubscribe, { body: { endpoint: device.record.subscriptionOptions.endpoint } })
    expect(await deviceOf(device)).toBeUndefined()
    const left = await onDevice()
    await tell(left.player)
    await left.player.call(signOut)
    await tell(left.player, { key: 'later' })
    await minutes()
    expect(await outcomesOf(player)).toEqual([])
    expect(service.arrived).toEqual([])
    site.advance(24 * 60 * MINUTE_MS)
    await site.runJobs()
    expect(await deviceOf(left.device)).toBeUndefined()
  })

  test('is one of ten at most', async () => {
    const { player, device } = await onDevice()
    for (let count = 0; count < 10; count++) {
      site.advance(MINUTE_MS / 4)
      await give(player, service.newDevice(vapidKey))
    }
    const { rowCount } = await site.database.pool.query('select from push_subscription where player = $1', [player.playerId])
    expect(rowCount).toBe(10)
    expect(await deviceOf(device)).toBeUndefined()
  })
})

describe('a notification', () => {
  test('leaves after the commit, signed for its service and sealed for its device, in the device’s language', async () => {
    const { player, device } = await onDevice()
    const spanish = service.newDevice(vapidKey)
    await give(player, spanish, { 'x-locale': 'es' })
    await tell(player, { urgency: 'high', ttlSeconds: 600 })
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
    await minutes(3)
    expect(service.arrived).toHaveLength(2)
    expect(await outcomesOf(player)).toMatchObject([{ outcome: 'sent' }, { outcome: 'sent' }])
  })

  test('that is rolled back is none, and one key is one notification', async () => {
    const { player } = await onDevice()
    const failing = site.context.transaction(async (tx) => {
      await sendNotification(tx, site.context, player.playerId, NEWS)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await minutes()
    expect(service.arrived).toEqual([])
    await tell(player, { title: { en: 'First', es: 'Primero' } })
    await tell(player, { title: { en: 'Second', es: 'Segundo' } })
    await minutes()
    await tell(player, { title: { en: 'Third', es: 'Tercero' } })
    await minutes()
    expect(service.arrived.map(({ payload }) => payload.title)).toEqual(['Second'])
  })

  test('is sent once by two processes', async () => {
    await using second = await openSite({ beside: site })
    const { player } = await onDevice()
    for (let count = 0; count < 30; count++) await tell(player, { key: `news ${count}` })
    site.advance(MINUTE_MS)
    await Promise.all([site.runJobs(), second.runJobs()])
    await Promise.all([site.deliverEvents(), second.deliverEvents()])
    await expect.poll(async () => (await outcomesOf(player)).filter(({ outcome }) => outcome === 'sent').length).toBe(30)
    expect(service.arrived).toHaveLength(30)
  })

  test('too large for a push service is refused here', async () => {
    const { player } = await onDevice()
    await tell(player, { body: { en: 'x'.repeat(4_000), es: '' } })
    await minutes()
    expect(await outcomesOf(player)).toMatchObject([{ outcome: 'refused', reason: expect.stringMatching(/bytes are too many/) }])
  })
})

describe('a push service that answers', () => {
  test.each([404, 410])('%i has its device forgotten', async (status) => {
    const { player, device } = await onDevice()
    service.answerNext({ status })
    await tell(player)
    await minutes()
    expect(await outcomesOf(player)).toMatchObject([{ outcome: 'gone' }])
    expect(await deviceOf(device)).toBeUndefined()
  })

  test('429 is asked again when it said so, and 503 after a while', async () => {
    const { player } = await onDevice()
    service.answerNext({ status: 429, headers: { 'retry-after': '600' } }, { status: 503 })
    await tell(player)
    const calls = service.calls()
    await minutes()
    await minutes(9)
    expect(service.calls()).toBe(calls + 1)
    await minutes()
    expect(service.calls()).toBe(calls + 2)
    expect(service.arrived).toEqual([])
    await minutes(2)
    expect(service.arrived).toHaveLength(1)
    expect(Number(service.arrived[0]!.headers.ttl)).toBe(3_600 - 13 * 60)
    expect(await outcomesOf(player)).toMatchObject([{ outcome: 'sent', attempts: 3 }])
  })

  test('nothing at all is given up after so many tries, and counted', async () => {
    await using impatient = await openSite({ beside: site }, { timeoutMs: 200 })
    const { player, device } = await onDevice()
    service.answerNext(...Array.from({ length: ATTEMPTS_MAX }, () => 'silence' as const))
    await tell(player, { ttlSeconds: 86_400 })
    for (let tries = 0; tries < ATTEMPTS_MAX; tries++) await minutes(2 ** tries, impatient)
    expect(await outcomesOf(player)).toMatchObject([{ outcome: 'failed', attempts: ATTEMPTS_MAX }])
    expect(await deviceOf(device)).toMatchObject({ failures: 1 })
    await tell(player, { key: 'next' })
    await minutes()
    expect(await deviceOf(device)).toMatchObject({ failures: 0 })
  })

  test('with a refusal ten times in a row has its device forgotten', async () => {
    const { player, device } = await onDevice()
    for (let count = 1; count <= 10; count++) {
      expect(await deviceOf(device)).toMatchObject({ failures: count - 1 })
      service.answerNext({ status: 403 })
      await tell(player, { key: `refused ${count}` })
      await minutes()
    }
    expect(await deviceOf(device)).toBeUndefined()
  })

  test('with a redirect is not followed', async () => {
    const { player, device } = await onDevice()
    const calls = service.calls()
    service.answerNext({ status: 307, headers: { location: device.record.subscriptionOptions.endpoint } })
    await tell(player)
    await minutes()
    expect(service.calls()).toBe(calls + 1)
    expect(await outcomesOf(player)).toMatchObject([{ outcome: 'refused', reason: 'the push service answered 307' }])
  })

  test('too late for the news does not get it', async () => {
    const { player } = await onDevice()
    const calls = service.calls()
    await tell(player, { ttlSeconds: 30 })
    await minutes()
    expect(service.calls()).toBe(calls)
    expect(await outcomesOf(player)).toMatchObject([{ outcome: 'expired' }])
  })
})

test('a name that resolves to a private address is not connected to', async () => {
  await using guarded = await openSite({ push: { hosts: ['localhost'], mayBePrivate: false } })
  const key = (await guarded.visitor().call(getConfig)).body.data.vapidKey
  const player = await guarded.player()
  expect((await give(player, service.newDevice(key, 'localhost'))).body).toEqual({ success: true })
  const calls = service.calls()
  await tell(player, {}, guarded)
  await minutes(1, guarded)
  expect(service.calls()).toBe(calls)
  expect(await outcomesOf(player, guarded)).toMatchObject([
    { outcome: null, reason: expect.stringMatching(/which is not public$/) },
  ])
})

describe('promotion', () => {
  const OFFER = { kind: 'free-spins', isPromotional: true }

  test('comes to nobody who did not ask for it, and to who did', async () => {
    const { player } = await onDevice()
    await tell(player, OFFER)
    await minutes()
    expect(await outcomesOf(player)).toMatchObject([{ outcome: 'not-wanted', reason: 'the player has it off' }])
    await player.call(choose, { body: { kind: 'free-spins', isOn: true } })
    await tell(player, { ...OFFER, key: 'next' })
    await tell(player, { ...OFFER, key: 'unknown', kind: 'of-no-switch' })
    await minutes()
    expect(service.arrived.map(({ payload }) => payload.kind)).toEqual(['free-spins'])
  })

  test('queued before a break is not sent in it, while other news is', async () => {
    const { player } = await onDevice()
    await player.call(choose, { body: { kind: 'free-spins', isOn: true } })
    await tell(player, OFFER)
    await tell(player, { key: 'service' })
    protection.mayPromote = false
    await minutes()
    expect(service.arrived.map(({ payload }) => payload.kind)).toEqual(['news'])
    expect(await outcomesOf(player)).toMatchObject([
      { outcome: 'not-wanted', reason: 'protection forbids promotion' },
      { outcome: 'sent' },
    ])
  })

  test('put off by a busy service is asked about again', async () => {
    const { player } = await onDevice()
    await player.call(choose, { body: { kind: 'free-spins', isOn: true } })
    service.answerNext({ status: 503 })
    await tell(player, OFFER)
    await minutes()
    protection.mayPromote = false
    await minutes(2)
    expect(service.arrived).toEqual([])
    expect(await outcomesOf(player)).toMatchObject([{ outcome: 'not-wanted' }])
  })

  test('waits where nobody can say', async () => {
    const { player } = await onDevice()
    await player.call(choose, { body: { kind: 'free-spins', isOn: true } })
    protection.mayPromote = 'broken'
    await tell(player, OFFER)
    await minutes()
    expect(await outcomesOf(player)).toMatchObject([{ outcome: null, reason: 'cannot say' }])
    protection.mayPromote = true
    await minutes()
    expect(service.arrived).toHaveLength(1)
  })
})

describe('choices', () => {
  test('start with what is no promotion, and are kept with an audit', async () => {
    const player = await site.player()
    expect((await player.call(getChoices)).body.data).toEqual([
      { kind: 'sign-in', isOn: true },
      { kind: 'daily-prize', isOn: false },
      { kind: 'free-spins', isOn: false },
    ])
    const chosen = await player.call(choose, { body: { kind: 'daily-prize', isOn: true } })
    expect(chosen.body.data[1]).toEqual({ kind: 'daily-prize', isOn: true })
    expect((await player.call(getChoices)).body.data).toEqual(chosen.body.data)
    const { rows } = await site.database.pool.query('select what, after from audit_event where subject = $1', [player.playerId])
    expect(rows).toContainEqual({ what: 'notifications-chosen', after: { kind: 'daily-prize', isOn: true } })
  })
})

describe('the test', () => {
  test('goes to the one device that asks for it', async () => {
    const { player, device } = await onDevice()
    await give(player, service.newDevice(vapidKey))
    expect((await player.call(sendTest, { body: { token: device.record.token } })).body).toEqual({ success: true })
    await minutes()
    expect(service.arrived.map(({ path }) => path)).toEqual([new URL(device.record.subscriptionOptions.endpoint).pathname])
    expect(service.arrived[0]?.payload).toMatchObject({ kind: 'test', body: 'Velmora reaches you on this device.' })
  })

  test('does not go to somebody else’s', async () => {
    const { device } = await onDevice()
    const stranger = await site.player()
    expect((await stranger.call(sendTest, { body: { token: device.record.token } })).body).toMatchObject({ success: false })
  })
})

test('where the slice is switched off there are no calls, and what is queued waits', async () => {
  await using switched = await openSite()
  const key = (await switched.visitor().call(getConfig)).body.data.vapidKey
  const player = await switched.player()
  await give(player, service.newDevice(key))
  const turn = async (isOn: boolean) => {
    await switched.context.transaction((tx) => setFeatureSwitch(tx, { brand: switched.theme.id, feature: 'push', isOn }))
    await switched.liveSettings.refresh()
  }
  await turn(false)
  expect((await player.call(getChoices)).status).toBe(404)
  await tell(player, {}, switched)
  await switched.deliverEvents()
  await minutes(1, switched)
  expect(service.arrived).toEqual([])
  await turn(true)
  await minutes(1, switched)
  expect(service.arrived).toHaveLength(1)
  await expectEvents(switched, player, 'notification.queued', [{ dueAt: expect.any(Number) as number }])
})
