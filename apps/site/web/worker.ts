import { pushWorker } from '#features/engage/push/web/worker.ts'
import { offlineWorker } from './app/offline-worker.ts'
import type { WorkerPart, WorkerScope } from '#ui/worker/worker-scope.ts'

/** The site's only service worker, at `/sw.js`. A slice that needs it adds a line. */
const PARTS: readonly WorkerPart[] = [offlineWorker, pushWorker]

const worker = self as unknown as WorkerScope

// A newer worker takes over immediately: it holds nothing that an open page depends on.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
for (const part of PARTS) part(worker)
