import { afterAll, beforeAll, expect, test } from 'vitest'
import webPush from 'web-push'
import { PUSH_DEFAULTS } from '#platform/config/push.ts'
import type { Message } from '#platform/push/sender.ts'
import { openTestPushService, type TestDevice, type TestPushService } from '#apps/site/testing/push-service.ts'
import { createWebPushSender } from '#platform/push/web-push-sender.ts'

const keys = webPush.generateVAPIDKeys()
const config = { ...PUSH_DEFAULTS, subject: 'mailto:ops@play.example', hosts: ['127.0.0.1', 'localhost'], mayBePrivate: true }

let service: TestPushService
beforeAll(async () => void (service = await openTestPushService()))
afterAll(() => service.close())

const messageTo = ({ record }: TestDevice): Message => {
  const { endpoint, p256dh, auth, vapidKey } = record.subscriptionOptions
  return {
    endpoint,
    device: { provider: 'web-push', token: record.token, p256dh, auth, vapidKey, locale: 'en' },
    payload: { id: '1', kind: 'news', title: 'Hello', body: 'It is here.', url: '/lobby' },
    ttlSeconds: 60,
    urgency: 'low',
    topic: 'n1',
    now: Date.parse('2026-11-21T17:00:00Z'),
  }
}

const open = (changes: Partial<typeof config> = {}, timeoutMs?: number) =>
  createWebPushSender({ config: { ...config, ...changes }, keys: async () => keys, ...(timeoutMs ? { timeoutMs } : {}) })

test('a message can be decrypted by its device only, and is signed with the site’s contact', async () => {
  const device = service.newDevice(keys.publicKey)
  expect(await open().send(messageTo(device))).toEqual({ kind: 'sent' })
  expect(service.arrived).toMatchObject([
    { claims: { aud: service.origin, sub: 'mailto:ops@play.example' }, payload: { title: 'Hello' } },
  ])
  const strangers = { ...messageTo(device), device: messageTo(service.newDevice(keys.publicKey)).device }
  expect(await open().send(strangers)).toMatchObject({ kind: 'refused', reason: 'the push service answered 400' })
})

test('a service that does not respond times out', async () => {
  service.answerNext('silence')
  const before = service.calls()
  // On a busy machine the timeout may pass before the request arrives.
  while (service.calls() === before) {
    const ending = await open({}, 100).send(messageTo(service.newDevice(keys.publicKey)))
    expect(ending).toMatchObject({ kind: 'later', reason: expect.stringMatching(/abort/) as string })
  }
  service.forget()
})

test('no name or address of the local network is called without the operator’s permission', async () => {
  const calls = service.calls()
  const numbered = messageTo(service.newDevice(keys.publicKey))
  const named = messageTo(service.newDevice(keys.publicKey, 'localhost'))
  const guarded = open({ mayBePrivate: false })
  expect(await guarded.send(numbered)).toEqual({ kind: 'refused', reason: '127.0.0.1 is not public' })
  expect(await guarded.send(named)).toMatchObject({
    kind: 'later',
    reason: expect.stringMatching(/which is not public/) as string,
  })
  expect(await open({ hosts: [] }).send(numbered)).toMatchObject({ kind: 'refused' })
  expect(service.calls()).toBe(calls)
  expect(await open().send(numbered)).toEqual({ kind: 'sent' })
})

test('a device bound to another key gets no message', async () => {
  const other = service.newDevice(webPush.generateVAPIDKeys().publicKey)
  expect(await open().send(messageTo(other))).toEqual({ kind: 'refused', reason: 'it was subscribed with another key' })
})
