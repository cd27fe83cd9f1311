/** The service worker API that ours uses; the full types would conflict with those of a page. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly navigator: { readonly language: string }
  readonly registration: ServiceWorkerRegistration
  readonly caches: CacheStorage
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowOfSite[]>
    openWindow(url: string): Promise<unknown>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  fetch(target: string | Request, init?: RequestInit): Promise<Response>
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void
}

export interface WindowOfSite {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
  postMessage(message: unknown, transfer?: readonly MessagePort[]): void
}

interface Waiting {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerEvents {
  install: Waiting
  activate: Waiting
  fetch: Waiting & {
    readonly request: Request
    /** The response that the browser requested while the worker was starting. */
    readonly preloadResponse?: Promise<Response | undefined>
    respondWith(answer: Promise<Response>): void
  }
  push: Waiting & { readonly data: { json(): unknown } | null }
  notificationclick: Waiting & { readonly notification: Notification }
  pushsubscriptionchange: Waiting & {
    readonly oldSubscription?: PushSubscription | null
    readonly newSubscription?: PushSubscription | null
  }
}

/** A slice's extension of the site's service worker. */
export type WorkerPart = (worker: WorkerScope) => void
