import { noteServerTime, serverNowMs } from '#ui/time/server-clock.ts'
import type { WindowOfSite, WorkerScope } from '#ui/worker/worker-scope.ts'
import { getConfig, type PushConfig, subscribe } from '../contract.ts'
import { type PushPayload } from '#kernel/notification.ts'
import { indexedDbStore, type PushStore } from './push-store.ts'
import { toPushRecord } from './push-record.ts'

/** What open pages receive for a push. */
export interface PushHeard {
  readonly type: 'push'
  readonly payload: PushPayload
}

/** A notification was clicked; the receiving page acknowledges through the attached port. */
export interface PushClicked {
  readonly type: 'push-clicked'
  readonly title: string
  /** Absolute URL on this site. */
  readonly url: string
}

/** Shows pushes, handles clicks, and resubscribes when the browser dropped a subscription. */
export function pushWorker(worker: WorkerScope, store: PushStore = indexedDbStore): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, readPayload(event.data) ?? unreadable(worker))))
  worker.addEventListener('notificationclick', (event) => {
    const { title, data } = event.notification
    event.notification.close()
    event.waitUntil(openPage(worker, title, (data as { url?: unknown } | null)?.url))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(worker, store)))
}

const ICON = '/art/interface/brand-mark-256.webp'
const EMPTY: Omit<PushPayload, 'title'> = { id: 'unreadable', kind: 'unreadable', body: '', url: '/' }

/** A push without a notification costs the site its permission, so an unreadable one is shown too. */
const unreadable = ({ navigator }: WorkerScope): PushPayload => ({
  ...EMPTY,
  title: navigator.language.startsWith('es') ? 'Novedades para ti' : 'News for you',
})

function readPayload(data: { json(): unknown } | null): PushPayload | null {
  try {
    const sent = data?.json() as Record<string, unknown> | null
    // Firebase wraps the payload.
    const payload = (sent?.['data'] ?? sent) as Partial<PushPayload> | null
    return payload && typeof payload.title === 'string' ? { ...EMPTY, title: payload.title, ...payload } : null
  } catch {
    return null
  }
}

async function show(worker: WorkerScope, payload: PushPayload): Promise<void> {
  const { title, body, id, url } = payload
  const showing = worker.registration.showNotification(title, { body, tag: id, icon: ICON, badge: ICON, data: { url } })
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const each of windows) each.postMessage({ type: 'push', payload } satisfies PushHeard)
  await showing
}

/**
 * Uses an open window of this site where there is one, never another site. The page navigates itself because only it
 * knows what that would interrupt; a page that does not answer is left as it is.
 */
async function openPage(worker: WorkerScope, title: string, wanted: unknown): Promise<void> {
  const target = URL.parse(typeof wanted === 'string' ? wanted : '/', worker.location.origin)
  const url = target?.origin === worker.location.origin ? target.href : `${worker.location.origin}/`
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((each) => each.url === url) ?? windows.find((each) => each.focused) ?? windows[0]
  if (!open) return void (await worker.clients.openWindow(url))
  // Where the browser refuses focus, at least navigate to the target.
  await open.focus().catch(() => undefined)
  if (!(await isHeard(open, { type: 'push-clicked', title, url }))) await worker.clients.openWindow(url)
}

/** A page that is gone or not yet active does not answer. */
const ANSWER_MS_MAX = 1_000

async function isHeard(page: WindowOfSite, clicked: PushClicked): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  try {
    return await new Promise((resolve) => {
      port1.onmessage = () => resolve(true)
      setTimeout(() => resolve(false), ANSWER_MS_MAX)
      page.postMessage(clicked, [port2])
    })
  } finally {
    port1.close()
  }
}

/**
 * Uses the current key. Without a signed-in player the server refuses; then nothing is stored and the next visit
 * repairs it.
 */
async function subscribeAnew(worker: WorkerScope, store: PushStore): Promise<void> {
  const askedMs = performance.now()
  const answer = await worker.fetch(getConfig.path)
  noteServerTime(answer.headers.get('server-timing'), askedMs)
  const { provider, vapidKey } = ((await answer.json()) as { data: PushConfig }).data
  if (provider !== 'web-push') return
  const { pushManager, scope: swScope } = worker.registration
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey })
  const record = await toPushRecord({ subscription, vapidKey, swScope, now: serverNowMs() })
  const reply = await worker.fetch(subscribe.path, {
    method: subscribe.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, record }),
  })
  const isKept = reply.ok && ((await reply.json()) as { success: boolean }).success
  await (isKept ? store.write(record) : store.clear())
}
