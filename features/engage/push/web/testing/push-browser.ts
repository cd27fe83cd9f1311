import { vi } from 'vitest'
import type { PushRecord } from '../../contract.ts'
import type { PushStore } from '../push-store.ts'

export interface PushBrowser {
  /** The person's answer to the permission prompt, given or pending. */
  permission: NotificationPermission
  /** Outcome of a subscription: success, failure or never settling. */
  subscribes: 'well' | 'badly' | 'never'
  asked: number
  subscribed: number
  /** Keys that subscriptions were made with. */
  readonly keys: string[]
  unsubscribed: number
  /** Simulates a worker message to the page. */
  say(data: unknown, ports?: MessagePort[]): void
}

export const ENDPOINT = 'https://push.example/device/1'

/** A browser with push as a page sees it; nothing leaves the test. */
export function stubPushBrowser(): PushBrowser {
  const messages = new EventTarget()
  let current: object | null = null
  const browser: PushBrowser = {
    permission: 'default',
    subscribes: 'well',
    asked: 0,
    subscribed: 0,
    keys: [],
    unsubscribed: 0,
    say: (data, ports = []) =>
      void messages.dispatchEvent(Object.defineProperty(new MessageEvent('message', { data }), 'ports', { value: ports })),
  }
  const subscription = {
    endpoint: ENDPOINT,
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(7).buffer,
    async unsubscribe() {
      browser.unsubscribed++
      current = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => current,
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      browser.subscribed++
      browser.keys.push(applicationServerKey)
      if (browser.subscribes === 'badly') throw new DOMException('Registration failed', 'AbortError')
      if (browser.subscribes === 'never') await new Promise(() => {})
      return (current = subscription)
    },
  }
  const registration = { scope: 'https://play.example/', pushManager }
  const serviceWorker = Object.assign(messages, {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  })
  vi.stubGlobal(
    'navigator',
    Object.create(globalThis.navigator ?? {}, { serviceWorker: { value: serviceWorker }, onLine: { value: true } }),
  )
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    async requestPermission() {
      browser.asked++
      if (browser.permission === 'default') browser.permission = 'granted'
      return browser.permission
    },
  })
  return browser
}

export function memoryStore(record?: PushRecord): PushStore & { record: PushRecord | undefined } {
  const store = {
    record,
    read: async () => store.record,
    write: async (written: PushRecord) => void (store.record = written),
    clear: async () => void (store.record = undefined),
  }
  return store
}

/** The part of IndexedDB that a record needs; asynchronous like the original. */
export function stubIndexedDb(): { readonly rows: Map<unknown, unknown> } {
  const rows = new Map<unknown, unknown>()
  const later = <T>(result: T) => {
    const request = { result, onsuccess: null as (() => void) | null, onerror: null, onupgradeneeded: null }
    queueMicrotask(() => request.onsuccess?.())
    return request
  }
  const table = {
    get: (key: unknown) => later(rows.get(key)),
    put: (value: unknown, key: unknown) => later(rows.set(key, value)),
    delete: (key: unknown) => later(rows.delete(key)),
  }
  vi.stubGlobal('indexedDB', { open: () => later({ transaction: () => ({ objectStore: () => table }), close: () => undefined }) })
  return { rows }
}
