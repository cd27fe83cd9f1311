import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { WindowOfSite, WorkerScope } from '#ui/worker/worker-scope.ts'
import { getConfig, type PushRecord } from '../contract.ts'
import { config } from '../fixtures.ts'
import type { PushStore } from './push-store.ts'
import { pushWorker } from './worker.ts'

const ORIGIN = 'https://play.example'

let listeners: Map<string, (event: never) => void>
let shown: { title: string; options: NotificationOptions }[]
let windows: WindowOfSite[]
let opened: string[]
let calls: { url: string; body: unknown }[]
let kept: PushRecord | undefined
let language: string
let reply: () => Response

beforeEach(() => {
  listeners = new Map()
  shown = []
  windows = []
  opened = []
  calls = []
  language = 'en'
  kept = { token: 'old' } as PushRecord
  reply = () => Response.json({ success: true })
  pushWorker(scope, store)
})

const store: PushStore = {
  read: async () => kept,
  write: async (written) => void (kept = written),
  clear: async () => void (kept = undefined),
}

const subscription = { endpoint: 'https://push.example/new', getKey: () => new ArrayBuffer(16) }

const scope = {
  location: { origin: ORIGIN },
  navigator: {
    get language() {
      return language
    },
  },
  registration: {
    scope: `${ORIGIN}/`,
    showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, options }),
    pushManager: { subscribe: async () => subscription },
  },
  clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url), claim: async () => {} },
  skipWaiting: async () => {},
  fetch: async (url: string, init?: RequestInit) => {
    calls.push({ url, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined })
    return url === getConfig.path ? Response.json(config) : reply()
  },
  addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
} as unknown as WorkerScope

/** Awaits everything passed to `waitUntil`. */
async function happens(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = []
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } as never)
  expect(works).toHaveLength(1)
  await Promise.all(works)
}

function openWindow(url: string, isFocused = false) {
  const page = {
    url,
    focused: isFocused,
    focus: vi.fn<() => Promise<undefined>>(async () => undefined),
    /** Acknowledges each message. */
    postMessage: vi.fn<(message: unknown, ports?: readonly MessagePort[]) => void>((_, ports) =>
      ports?.[0]?.postMessage('heard'),
    ),
  }
  windows.push(page)
  return page
}

describe('a push', () => {
  const payload = { id: '7', kind: 'test', title: 'It works', body: 'Here.', url: '/lobby' }
  const pushed = (json: () => unknown) => happens('push', { data: { json } })

  test('is shown and reported to the open pages', async () => {
    const page = openWindow(`${ORIGIN}/`)
    await pushed(() => payload)
    expect(shown).toMatchObject([{ title: 'It works', options: { body: 'Here.', tag: '7', data: { url: '/lobby' } } }])
    expect(page.postMessage).toHaveBeenCalledWith({ type: 'push', payload })
  })

  test('in Firebase’s envelope is shown the same way', async () => {
    await pushed(() => ({ from: '1', fcmMessageId: 'x', data: payload }))
    expect(shown).toMatchObject([{ title: 'It works' }])
  })

  test.each([
    ['no JSON', () => JSON.parse('{')],
    ['nothing', () => null],
    ['a number', () => 7],
    ['no title', () => ({ body: 'x' })],
  ])('with %s as its data still shows a notification', async (_, json) => {
    await pushed(json)
    expect(shown).toMatchObject([{ title: 'News for you' }])
  })

  test('is in Spanish where the browser is', async () => {
    language = 'es-MX'
    await happens('push', { data: null })
    expect(shown).toMatchObject([{ title: 'Novedades para ti' }])
  })

  test('without data shows a notification too', async () => {
    await happens('push', { data: null })
    expect(shown).toHaveLength(1)
  })
})

describe('a click', () => {
  const told = (url: string) => ({ type: 'push-clicked', title: 'News', url })
  const clicked = async (url: unknown) => {
    const close = vi.fn<() => void>()
    await happens('notificationclick', { notification: { title: 'News', close, data: { url } } })
    expect(close).toHaveBeenCalled()
  }

  test('opens a page where none is open', async () => {
    await clicked('/es/lobby?openModal=daily-login')
    expect(opened).toEqual([`${ORIGIN}/es/lobby?openModal=daily-login`])
  })

  test('prefers the page that already shows the target, then the focused one', async () => {
    const [other, front] = [openWindow(`${ORIGIN}/fair`), openWindow(`${ORIGIN}/library`, true)]
    await clicked('/fair')
    expect(other.focus).toHaveBeenCalled()
    expect(front.postMessage).not.toHaveBeenCalled()
    await clicked('/lobby')
    expect(front.postMessage).toHaveBeenCalledWith(told(`${ORIGIN}/lobby`), expect.anything())
    expect(opened).toEqual([])
  })

  test('shows the target even where the browser refuses focus', async () => {
    const page = openWindow(`${ORIGIN}/`)
    page.focus.mockRejectedValue(new Error('not allowed'))
    await clicked('/lobby')
    expect(page.postMessage).toHaveBeenCalledWith(told(`${ORIGIN}/lobby`), expect.anything())
  })

  test('opens a new page when the focused one does not answer, and leaves that one unchanged', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    openWindow(`${ORIGIN}/`).postMessage.mockReturnValue()
    const opening = clicked('/lobby')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersToNextTimer()
    await opening
    vi.useRealTimers()
    expect(opened).toEqual([`${ORIGIN}/lobby`])
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'https://play.example.evil.example/',
    7,
    undefined,
  ])('never leads to another site: %s', async (url) => {
    await clicked(url)
    expect(opened).toEqual([`${ORIGIN}/`])
  })
})

describe('a subscription that the browser dropped', () => {
  test('is renewed, published and stored', async () => {
    await happens('pushsubscriptionchange', { oldSubscription: null })
    expect(calls.map(({ url }) => url)).toEqual(['/rest/push/config/', '/rest/push/subscribe'])
    const fresh = { subscriptionOptions: { endpoint: subscription.endpoint, vapidKey: config.data.vapidKey } }
    expect(calls[1]?.body).toMatchObject({ provider: 'web-push', record: fresh })
    expect(kept).toMatchObject(fresh)
  })

  test.each([
    ['401', () => new Response('{}', { status: 401 })],
    ['no', () => Response.json({ success: false, reasonType: 'other-key' })],
  ])('is left to the next visit when the server answers %s', async (_, answer) => {
    reply = answer
    await happens('pushsubscriptionchange', { oldSubscription: null })
    expect(kept).toBeUndefined()
  })
})
