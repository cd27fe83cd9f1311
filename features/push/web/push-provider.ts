import type { ProviderName, PushConfig, PushRecord } from '../contract.ts'
import type { PushPayload } from '#kernel/notification.ts'
import { indexedDbStore, type PushStore } from './push-store.ts'
import type { PushHeard } from './worker.ts'

/** One way to reach this browser. */
export interface PushProvider {
  readonly name: ProviderName
  readonly store: PushStore
  isSupported(): boolean
  /** Only in answer to a click: browsers hold it against a site that asks by itself. */
  requestPermission(): Promise<NotificationPermission>
  /** Tried five times, a second apart; then it throws. */
  getToken(): Promise<PushRecord>
  /** What arrives while this page is open; answers how to stop. */
  onMessage(listener: (payload: PushPayload) => void): () => void
  /** Ends the browser's subscription and forgets it here. */
  deleteToken(): Promise<void>
}

export const WORKER_PATH = '/sw.js'
const WORKER_SCOPE = '/'

export const TEXTS = {
  unsupported: 'Push notifications are not supported in this browser!',
  refused: 'Permission to receive notifications was not granted!',
  firebase: 'Failed to initialize firebase',
} as const

/** The provider that the server names; its code is loaded only where it is that one. */
export async function openProvider(config: PushConfig, store: PushStore = indexedDbStore): Promise<PushProvider> {
  if (config.provider === 'firebase') return (await import('./firebase-provider.ts')).openFirebase(config, store)
  return (await import('./web-push-provider.ts')).openWebPush(config, store)
}

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** What both providers do alike. */
export const ofEveryProvider = {
  isSupported: isPushSupported,
  requestPermission: () => Notification.requestPermission(),
  onMessage: onPushHeard,
}

/** The worker tells every open page what it has shown. */
export function onPushHeard(listener: (payload: PushPayload) => void): () => void {
  const hear = ({ data }: MessageEvent<PushHeard | undefined>): void => {
    if (data?.type === 'push') listener(data.payload)
  }
  navigator.serviceWorker.addEventListener('message', hear)
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}

/** The site's worker, once it runs. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE })
  return navigator.serviceWorker.ready
}
