import { localeOfPath } from '#kernel/locale.ts'
import type { WorkerEvents, WorkerScope } from '#ui/worker/worker-scope.ts'

const CACHE = 'offline'
const PAGES = { en: '/offline.html', es: '/es/offline.html' } as const
const ICON = /^\/icons\/[a-z]+\.svg$/

/**
 * Shows an offline page. Nothing else is ever cached: no page, no API reply, no amount. Account data shown always
 * comes fresh from the server.
 */
export function offlineWorker(worker: WorkerScope): void {
  worker.addEventListener('install', (event) => event.waitUntil(keepPages(worker).catch(() => undefined)))
  worker.addEventListener('activate', (event) => event.waitUntil(preloadPages(worker)))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET') return
    if (request.mode === 'navigate') event.respondWith(openPage(worker, event))
    else if (isOwnIcon(worker, request)) event.respondWith(worker.fetch(request).catch(() => keptOr(worker, request.url)))
  })
}

/** The pages, and the icons that they show. */
async function keepPages({ caches, fetch }: WorkerScope): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const path of Object.values(PAGES)) {
    const page = await fetch(path, { cache: 'reload' })
    if (!page.ok) continue
    const icons = [...(await page.clone().text()).matchAll(/"(\/icons\/[a-z]+\.svg)"/g)].map(([, icon]) => icon!)
    await cache.put(path, page)
    for (const icon of new Set(icons)) await cache.add(icon)
  }
}

/** Navigation preload: the page is requested while the worker starts. Other browsers wait for the worker. */
async function preloadPages({ registration }: WorkerScope): Promise<void> {
  await registration.navigationPreload?.enable()
}

async function openPage(worker: WorkerScope, { request, preloadResponse }: WorkerEvents['fetch']): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await worker.fetch(request))
  } catch {
    return keptOr(worker, PAGES[localeOfPath(new URL(request.url).pathname)])
  }
}

async function keptOr({ caches }: WorkerScope, url: string): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(url)
  return kept ?? Response.error()
}

function isOwnIcon({ location }: WorkerScope, { url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && ICON.test(pathname)
}
