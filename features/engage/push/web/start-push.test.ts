import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import type { PushConfig, PushRecord } from '../contract.ts'
import { config } from '../fixtures.ts'
import { openProvider } from './push-provider.ts'
import { renewPush, startPush } from './start-push.ts'
import { ENDPOINT, memoryStore, type PushBrowser, stubPushBrowser } from './testing/push-browser.ts'

const { data } = config
let browser: PushBrowser
let published: PushRecord[]
let warned: unknown[]
const publish = async (record: PushRecord) => void published.push(record)

beforeEach(() => {
  browser = stubPushBrowser()
  published = []
  warned = []
  vi.spyOn(console, 'warn').mockImplementation((text: unknown) => void warned.push(text))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const start = async (store = memoryStore()) => startPush(await openProvider(data, store), publish)

describe('switching on', () => {
  test('asks, subscribes with the site’s key, publishes the token and stores the record', async () => {
    const store = memoryStore()
    expect(await start(store)).toBe('on')
    expect(browser).toMatchObject({ asked: 1, subscribed: 1, keys: [data.vapidKey] })
    expect(published).toEqual([store.record])
    expect(store.record).toEqual({
      token: createHash('sha256').update(ENDPOINT).digest('base64url'),
      createTime: expect.any(Number) as number,
      subscriptionOptions: {
        auth: Buffer.alloc(16, 7).toString('base64url'),
        p256dh: Buffer.alloc(65, 7).toString('base64url'),
        endpoint: ENDPOINT,
        swScope: 'https://play.example/',
        vapidKey: data.vapidKey,
      },
    })
  })

  test('in a browser without push warns and stops without a prompt', async () => {
    vi.stubGlobal('navigator', {})
    expect(await start()).toBe('unsupported')
    expect(warned).toEqual(['Push notifications are not supported in this browser!'])
    expect(browser).toMatchObject({ asked: 0, subscribed: 0 })
  })

  test('with the permission denied warns and stops', async () => {
    browser.permission = 'denied'
    expect(await start()).toBe('refused')
    expect(warned).toEqual(['Permission to receive notifications was not granted!'])
    expect(browser.subscribed).toBe(0)
  })

  test('tries five times, one second apart', async () => {
    vi.useFakeTimers()
    browser.subscribes = 'badly'
    const failing = start().catch(String)
    await vi.advanceTimersByTimeAsync(3 * SECOND_MS + 999)
    expect(browser.subscribed).toBe(4)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failing).toBe('Error: Exceeded maximum retries (5)')
    expect(browser.subscribed).toBe(5)
    expect(published).toEqual([])
  })

  test('times out when the browser never answers', async () => {
    vi.useFakeTimers()
    browser.subscribes = 'never'
    const failing = start().catch(String)
    await vi.advanceTimersByTimeAsync(54 * SECOND_MS)
    expect(await failing).toBe('Error: Exceeded maximum retries (5)')
    expect(browser.subscribed).toBe(5)
  })

  test('succeeds when one of five attempts does', async () => {
    vi.useFakeTimers()
    browser.subscribes = 'badly'
    const working = start()
    await vi.advanceTimersByTimeAsync(2 * SECOND_MS + 1)
    browser.subscribes = 'well'
    await vi.advanceTimersByTimeAsync(SECOND_MS)
    expect(await working).toBe('on')
  })

  test('stores nothing that the server refused', async () => {
    const store = memoryStore()
    const failing = startPush(await openProvider(data, store), () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(store.record).toBeUndefined()
  })
})

describe('renewing', () => {
  const renew = async (store: ReturnType<typeof memoryStore>, changes: { config?: PushConfig; inDays?: number } = {}) => {
    const of = changes.config ?? data
    const now = (store.record?.createTime ?? 0) + (changes.inDays ?? 0) * DAY_MS
    await renewPush(await openProvider(of, store), { config: of, now, publish })
  }

  test('leaves a fresh record alone, and replaces one of seven days without a prompt', async () => {
    const store = memoryStore()
    await start(store)
    await renew(store, { inDays: 6.9 })
    expect(published).toHaveLength(1)
    await renew(store, { inDays: 7 })
    expect(published).toHaveLength(2)
    expect(browser).toMatchObject({ asked: 1, unsubscribed: 0 })
  })

  test('subscribes under a new key of the site', async () => {
    const store = memoryStore()
    await start(store)
    await renew(store, { config: { ...data, vapidKey: 'BNew' } })
    expect(browser).toMatchObject({ unsubscribed: 1, keys: [data.vapidKey, 'BNew'] })
    expect(store.record?.subscriptionOptions.vapidKey).toBe('BNew')
  })

  test('restores a missing record', async () => {
    await renew(memoryStore())
    expect(published).toHaveLength(1)
  })
})

test('worker messages arrive until unsubscribed', async () => {
  const provider = await openProvider(data, memoryStore())
  const heard: string[] = []
  const stop = provider.onMessage(({ title }) => void heard.push(title))
  browser.say({ type: 'push', payload: { title: 'one' } })
  browser.say({ type: 'something else' })
  stop()
  browser.say({ type: 'push', payload: { title: 'two' } })
  expect(heard).toEqual(['one'])
})

test('a Firebase startup failure is reported', async () => {
  const broken: PushConfig = { provider: 'firebase', vapidKey: 'v', firebase: null }
  await expect(openProvider(broken, memoryStore())).rejects.toThrow('Failed to initialize firebase')
})
