import { noteServerTime, serverNowMs } from '#ui/time/server-clock.ts'
import type { WindowOfSite, WorkerScope } from '#ui/worker/worker-scope.ts'
import { getConfig, type PushConfig, subscribe } from '../contract.ts'
import { type PushPayload } from '#kernel/notification.ts'
import { indexedDbStore, type PushStore } from './push-store.ts'
import { recordOf } from './record-of.ts'

/** What pages hear of a push while they are open. */
export interface PushHeard {
  readonly type: 'push'
  readonly payload: PushPayload
}

/** Somebody clicked a notification; the page that is told says so through the port that comes along. */
export interface PushClicked {
  readonly type: 'push-clicked'
  readonly title: string
  /** Whole, and of this site. */
  readonly url: string
}

/** Shows what comes, opens what is clicked, and subscribes anew where the browser gave up a subscription. */
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

/** A push without a notification costs the site its permission, so one that cannot be read is shown too. */
const unreadable = ({ navigator }: WorkerScope): PushPayload => ({
  ...EMPTY,
  title: navigator.language.startsWith('es') ? 'Novedades para ti' : 'News for you',
})

function readPayload(data: { json(): unknown } | null): PushPayload | null {
  try {
    const sent = data?.json() as Record<string, unknown> | null
    // Firebase wraps what was sent.
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
 * In a window of the site where there is one; never anywhere else, whatever the notification says. The page leads itself
 * there: it alone knows whether that would cut something off. One that does not answer is left as it is.
 */
async function openPage(worker: WorkerScope, title: string, wanted: unknown): Promise<void> {
  const target = URL.parse(typeof wanted === 'string' ? wanted : '/', worker.location.origin)
  const url = target?.origin === worker.location.origin ? target.href : `${worker.location.origin}/`
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((each) => each.url === url) ?? windows.find((each) => each.focused) ?? windows[0]
  if (!open) return void (await worker.clients.openWindow(url))
  // Where the browser does not give the focus, the page at least shows what was asked for.
  await open.focus().catch(() => undefined)
  if (!(await isHeard(open, { type: 'push-clicked', title, url }))) await worker.clients.openWindow(url)
}

/** A page that is no longer there, or not yet awake, answers nothing. */
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

/** With the key of now. Where nobody is signed in the server says no: then nothing is kept, and the next visit puts it right. */
async function subscribeAnew(worker: WorkerScope, store: PushStore): Promise<void> {
  const askedMs = performance.now()
  const answer = await worker.fetch(getConfig.path)
  noteServerTime(answer.headers.get('server-timing'), askedMs)
  const { provider, vapidKey } = ((await answer.json()) as { data: PushConfig }).data
  if (provider !== 'web-push') return
  const { pushManager, scope: swScope } = worker.registration
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey })
  const record = await recordOf({ subscription, vapidKey, swScope, now: serverNowMs() })
  const reply = await worker.fetch(subscribe.path, {
    method: subscribe.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, record }),
  })
  const isKept = reply.ok && ((await reply.json()) as { success: boolean }).success
  await (isKept ? store.write(record) : store.clear())
}
