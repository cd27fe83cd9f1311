/** As much of a service worker's world as ours uses; the browser's own types would clash with those of a page. */
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
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerEvents {
  install: Waiting
  activate: Waiting
  fetch: Waiting & {
    readonly request: Request
    /** What the browser has asked for already, while the worker was still starting. */
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

/** What a slice adds to the site's worker. */
export type WorkerPart = (worker: WorkerScope) => void
