import { SECOND_MS } from '#kernel/time.ts'
import type { ProviderName, PushConfig, PushRecord } from '../contract.ts'
import type { PushPayload } from '#kernel/notification.ts'
import { indexedDbStore, type PushStore } from './push-store.ts'
import type { PushHeard } from './worker.ts'

/** One push provider for this browser. */
export interface PushProvider {
  readonly name: ProviderName
  readonly store: PushStore
  isSupported(): boolean
  /** Only in response to a click: browsers penalize sites that prompt by themselves. */
  requestPermission(): Promise<NotificationPermission>
  /** Tried five times, one second apart; then throws. */
  getToken(): Promise<PushRecord>
  /** Handles messages while this page is open; returns the unsubscribe function. */
  onMessage(listener: (payload: PushPayload) => void): () => void
  /** Ends the browser's subscription and deletes the local record. */
  deleteToken(): Promise<void>
}

const WORKER_PATH = '/sw.js'
const WORKER_SCOPE = '/'

export const TEXTS = {
  unsupported: 'Push notifications are not supported in this browser!',
  refused: 'Permission to receive notifications was not granted!',
  firebase: 'Failed to initialize firebase',
} as const

const ATTEMPTS_MAX = 5
const GAP_MS = SECOND_MS
/** Some browsers without a push service never settle a subscription; the timeout counts as a failed attempt. */
const ATTEMPT_MS = 10 * SECOND_MS

/** The provider named by the server; its code is loaded on demand. */
export async function openProvider(config: PushConfig, store: PushStore = indexedDbStore): Promise<PushProvider> {
  if (config.provider === 'firebase') return (await import('./firebase-provider.ts')).openFirebase(config, store)
  return (await import('./web-push-provider.ts')).openWebPush(config, store)
}

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Shared by both providers. */
export const ofEveryProvider = {
  isSupported: isPushSupported,
  requestPermission: () => Notification.requestPermission(),
  onMessage: onPushHeard,
}

/** The service worker reports every shown notification to all open pages. */
export function onPushHeard(listener: (payload: PushPayload) => void): () => void {
  const onWorkerMessage = ({ data }: MessageEvent<PushHeard | undefined>): void => {
    if (data?.type === 'push') listener(data.payload)
  }
  navigator.serviceWorker.addEventListener('message', onWorkerMessage)
  return () => navigator.serviceWorker.removeEventListener('message', onWorkerMessage)
}

/** The site's service worker, once active. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE })
  return navigator.serviceWorker.ready
}

/**
 * Tries up to five times, one second apart. Throws 'Exceeded maximum retries (5)' with the last failure as its cause.
 */
export async function withAttempts<T>(attempt: () => Promise<T>): Promise<T> {
  let failure: unknown
  for (let made = 0; made < ATTEMPTS_MAX; made++) {
    if (made > 0) await pause(GAP_MS)
    try {
      return await withinTime(attempt())
    } catch (error) {
      failure = error
    }
  }
  throw new Error(`Exceeded maximum retries (${ATTEMPTS_MAX})`, { cause: failure })
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the browser does not answer')), ATTEMPT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms))
